import type { Accent } from '../accent';

/** A row of a menu or a list to choose from. */
export interface MenuOption {
  /** What is chosen by it; unique in its menu. */
  value: string;
  text: string;
  /** Slug of a CategoryIcon. */
  icon?: string;
  iconColor?: Accent;
  /** How many steps the row is set in; 0 unless said otherwise, at most 3. */
  indent?: 0 | 1 | 2 | 3;
  /** A heading over the rows that follow, which can't be chosen itself. */
  header?: boolean;
  /** Leaves the row out. */
  hidden?: boolean;
}

export interface MenuGroup {
  header?: MenuOption;
  options: MenuOption[];
}

/** The options that are shown, under the headers they follow; a header that nothing follows is left out. */
export function groupsOf(options: readonly MenuOption[]): MenuGroup[] {
  const groups: MenuGroup[] = [{ options: [] }];
  for (const option of options) {
    if (option.hidden) continue;
    if (option.header) groups.push({ header: option, options: [] });
    else groups.at(-1)?.options.push(option);
  }
  return groups.filter((group) => group.options.length > 0);
}

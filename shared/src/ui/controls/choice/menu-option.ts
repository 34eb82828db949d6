import type { Accent } from '../../accent';

/** A row of a menu or a list of options. */
export interface MenuOption {
  /** Its value; unique in the menu. */
  value: string;
  text: string;
  /** Slug of a CategoryIcon. */
  icon?: string;
  iconColor?: Accent;
  /** Indent level of the row, 0 (default) to 3. */
  indent?: 0 | 1 | 2 | 3;
  /** Whether it is a heading of the following rows, which cannot be selected. */
  header?: boolean;
  /** Whether the row is left out. */
  hidden?: boolean;
}

export interface MenuGroup {
  header?: MenuOption;
  options: MenuOption[];
}

/** The visible options with their headings; headings without options are left out. */
export function groupsOf(options: readonly MenuOption[]): MenuGroup[] {
  const groups: MenuGroup[] = [{ options: [] }];
  for (const option of options) {
    if (option.hidden) continue;
    if (option.header) groups.push({ header: option, options: [] });
    else groups.at(-1)?.options.push(option);
  }
  return groups.filter((group) => group.options.length > 0);
}

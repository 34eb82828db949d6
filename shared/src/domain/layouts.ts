/** How many panels each layout shows, the main panel among them. */
export const layoutPanels = {
  'side-left': 2,
  'side-right': 2,
  'side-split': 3,
  'stack-left': 3,
  'stack-right': 3,
  'stack-split-side': 4,
  'side-split-stack': 4,
  'stack-split': 5,
} as const;

export type Layout = keyof typeof layoutPanels;

const isLayout = (value: string): value is Layout => Object.hasOwn(layoutPanels, value);

/** The layout that the query parameter `layout` names; null, which is no layout, for any other value. */
export const readLayout = (value: string | null | undefined): Layout | null =>
  value != null && isLayout(value) ? value : null;

/** Number of panels of each layout, including the main panel. */
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

/** The layout of the query parameter `layout`; null for any other value. */
export const readLayout = (value: string | null | undefined): Layout | null =>
  value != null && isLayout(value) ? value : null;

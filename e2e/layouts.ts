/** The layouts of the dashboard, with the number of side panels of each. */
export const layouts = {
  'side-left': 1,
  'side-right': 1,
  'side-split': 2,
  'stack-left': 2,
  'stack-right': 2,
  'stack-split-side': 3,
  'side-split-stack': 3,
  'stack-split': 4,
} as const;
export type Layout = keyof typeof layouts;

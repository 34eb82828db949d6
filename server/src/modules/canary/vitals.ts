/** The web vitals of a page. What did not happen, such as an interaction, is absent. Source: https://web.dev/articles/vitals */
export interface Vitals {
  /** Largest contentful paint, in milliseconds. */
  lcp?: number | undefined;
  /** Interaction to next paint, in milliseconds. */
  inp?: number | undefined;
  /** Cumulative layout shift, a share of the window. */
  cls?: number | undefined;
}

/** What is good at most, by the same source. */
const GOOD = { lcp: 2_500, inp: 200, cls: 0.1 } as const;

/** Whether a page was slow or moved: one of its vitals is not good. */
export const isSlow = ({ lcp = 0, inp = 0, cls = 0 }: Vitals): boolean =>
  lcp > GOOD.lcp || inp > GOOD.inp || cls > GOOD.cls;

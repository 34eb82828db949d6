/** Bytes on the wire, brotli 11; fonts as they are, since woff2 is compressed already. */
export type Bytes = number;

/** What a first view may cost. One number for each part, in one place. */
export const limits = {
  /** JavaScript that /bible/genesis/1 needs before a reader can use it: shell, pillar entry, chapter route. */
  firstChapterScripts: 150_000,
  shellScripts: 135_000,
  /** A pillar's entry with the files of one of its routes. */
  pillarRouteScripts: 25_000,
  /** The same of a route that reads whatever reference stands in its address: the grammar and the verse counts are 10 kB. */
  passageScripts: 34_000,
  /** Style sheets of the shell with those of one route. */
  routeStyles: 25_000,
  /** Fonts that the first view preloads. */
  fonts: 120_000,
} as const satisfies Record<string, Bytes>;

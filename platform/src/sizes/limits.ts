/** Transferred bytes: compressed by brotli 11, or as they are for fonts, because woff2 is compressed already. */
export type Bytes = number;

/** The limits of a first view, for each part of it. */
export const limits = {
  /** JavaScript that /bible/genesis/1 needs before a reader can use it: shell, pillar entry, chapter route. */
  firstChapterScripts: 126_400,
  shellScripts: 110_800,
  /** A pillar's entry with the files of one of its routes. */
  pillarRouteScripts: 21_800,
  /** The same for a route that parses any Bible reference in its path: the grammar and the verse counts are 10 kB. */
  passageScripts: 31_500,
  /**
   * The same for the page of all results: it has the panel with its filters, pills, saved searches, help, translations and own
   * pages. Names of releases are hashes, with which the same code takes some 50 bytes more or less.
   */
  searchScripts: 24_000,
  /**
   * The same for the atlas: it is a tool more than a page, with its fields, layers, periods, panels of places, journeys and
   * passages, and the drawing that is there before the map.
   */
  atlasScripts: 24_500,
  /** Style sheets of the shell with those of one route. */
  routeStyles: 25_000,
  /** Fonts that the first view preloads. */
  fonts: 120_000,
} as const satisfies Record<string, Bytes>;

import type { PinnedFile } from '../render/bundle-evaluator';

/** What the process is started for: the script of a pillar's web worker, and the files of the listings by name. */
export interface SearchedRelease {
  script: PinnedFile;
  listings: Readonly<Record<string, string>>;
}

/** What the gateway sends to the process. */
export type ToSearcher =
  | { kind: 'open'; release: SearchedRelease }
  /** A message for the script, as a page posts it to its worker. */
  | { kind: 'post'; message: unknown };

/** What the process sends to the gateway. */
export type FromSearcher =
  /** A message that the script has posted. */
  | { kind: 'posted'; message: unknown }
  /** The script could not be started. */
  | { kind: 'failed'; reason: string };

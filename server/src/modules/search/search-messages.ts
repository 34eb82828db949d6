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
  | { kind: 'post'; message: unknown }
  /** A question: has the script posted all that it posts at once? */
  | { kind: 'settle'; id: number };

/** What the process sends to the gateway. */
export type FromSearcher =
  /** A message that the script has posted. */
  | { kind: 'posted'; message: unknown }
  /** The reply to `settle`, behind all that the script had to post by then. */
  | { kind: 'settled'; id: number }
  /** The script could not be started. */
  | { kind: 'failed'; reason: string };

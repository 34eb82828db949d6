/** Documents from one on; `to` is not one of them. */
export interface DocumentRange {
  readonly from: number;
  readonly to: number;
}

/** How many parts a collection is looked through in, so that a search can be stopped between two of them. */
const WINDOWS = 32;

/**
 * Splits the documents of a collection into parts of about the same size. Documents of the same section are in the same part, so
 * what is near each other is never in two.
 */
export function documentWindows(documentCount: number, sectionOf: (document: number) => unknown): DocumentRange[] {
  const windows: DocumentRange[] = [];
  const size = Math.ceil(documentCount / WINDOWS);
  let from = 0;
  for (let document = 1; document < documentCount; document += 1) {
    if (document - from < size || sectionOf(document) === sectionOf(document - 1)) continue;
    windows.push({ from, to: document });
    from = document;
  }
  if (from < documentCount) windows.push({ from, to: documentCount });
  return windows;
}

/** A fault in an authored file, with its file and line. */
export interface Fault {
  /** Relative to the repository: 'content/authored/people/abraham.md'. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly sentence: string;
}

/** A fault whose file is known from the context. */
export type LineFault = Omit<Fault, 'file'>;

/** Sorts faults in the order in which a writer goes through them: by file, then by line. */
export const inReadingOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

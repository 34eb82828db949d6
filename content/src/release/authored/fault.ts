/** Something wrong in an authored file, where its writer finds it. */
export interface Fault {
  /** Relative to the repository: 'content/authored/people/abraham.md'. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly sentence: string;
}

/** A fault whose file the reader of the line knows. */
export type LineFault = Omit<Fault, 'file'>;

/** Faults in the order in which a writer goes through them: by file, then by line. */
export const inReadingOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

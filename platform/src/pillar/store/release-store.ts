/** Where releases are published. Nothing in it is ever overwritten. */
export interface ReleaseStore {
  /** Where a file is, for people. */
  place(file: string): string;
  /** The bytes of a file; undefined if there is none. */
  read(file: string): Promise<Buffer | undefined>;
  /** Writes a file, unless there is one: returns whether it was written. */
  write(file: string, bytes: Buffer): Promise<boolean>;
}

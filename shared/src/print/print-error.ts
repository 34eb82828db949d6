/** A fault in what is to be printed, such as a letter that no font has; its message is one sentence. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}

/** A fault in the sources, the arguments or a release that a person can act on; its message is one sentence. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Why the gateway cannot start: one sentence for the operator that says how to fix it. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

// Checks the shape instead of the class: an error from another realm (a worker, a test) is not an instance of our
// Error.
const textIn = (error: unknown, key: 'message' | 'code' | 'name' | 'syscall'): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => textIn(error, 'message') ?? String(error);

/** The code of a system error, such as 'ENOENT'; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined => textIn(error, 'code');

/**
 * The sentence for the operator about why a program cannot start: of a StartError, or of a system error, such as a full
 * disk or a folder that may not be written. Undefined for anything else, which is a fault of the program.
 */
export function startSentence(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const isSystemError = textIn(error, 'syscall') !== undefined;
  return isSystemError
    ? `The machine refused what a start needs (${messageOf(error)}): mend that, then start again.`
    : undefined;
}

/** Why the gateway cannot start: one sentence for the operator that says how to fix it. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

// Checks the shape instead of the class: an error from another realm (a worker, a test) is not an instance of our
// Error.
const textIn = (error: unknown, key: 'message' | 'code' | 'name'): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => textIn(error, 'message') ?? String(error);

/** The code of a system error, such as 'ENOENT'; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined => textIn(error, 'code');

/** The name of an error, such as 'TimeoutError'; undefined if it has none. */
export const nameOf = (error: unknown): string | undefined => textIn(error, 'name');

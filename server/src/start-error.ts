/** Why the gateway cannot start, as one sentence for the operator that says how to mend it. Shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

// By shape and not by class: an error of another realm (a worker's, a test's) is no instance of this one's Error.
const textIn = (error: unknown, key: 'message' | 'code' | 'name'): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The sentence of any thrown value. */
export const messageOf = (error: unknown): string => textIn(error, 'message') ?? String(error);

/** The system's code of an error, such as 'ENOENT'; undefined where it has none. */
export const codeOf = (error: unknown): string | undefined => textIn(error, 'code');

/** The kind of an error, such as 'TimeoutError'; undefined where it has none. */
export const nameOf = (error: unknown): string | undefined => textIn(error, 'name');

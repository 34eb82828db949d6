/** Told of what went wrong, and in a word or two where, e.g. 'user-data'. */
type FailureListener = (error: unknown, kind: string) => void;

let listener: FailureListener | undefined;

/** Names who hears of failures beside the console; the shell sends them to the site. */
export function onFailure(heard: FailureListener): void {
  listener = heard;
}

/** Reports what went wrong where the reader need not be told, e.g. a search that could not run. */
export const reportFailure: FailureListener = (error, kind) => {
  console.error(`Failure in ${kind}`, error);
  listener?.(error, kind);
};

/** Receives an error and a short name of where it happened, for example 'user-data'. */
type FailureListener = (error: unknown, kind: string) => void;

let listener: FailureListener | undefined;

/** Sets the listener that receives failures besides the console; the shell's sends them to the site. */
export function onFailure(heard: FailureListener): void {
  listener = heard;
}

/** Reports an error that the reader need not see, for example a search that could not run. */
export const reportFailure: FailureListener = (error, kind) => {
  console.error(`Failure in ${kind}`, error);
  listener?.(error, kind);
};

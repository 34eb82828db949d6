/** A hidden tab never paints, so this is the longest wait. Milliseconds. */
const LIMIT_MS = 500;

/**
 * Runs once the browser has painted the last change. For work that must not delay the reader, such as storing the
 * visit. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(task);
    // The first task after a frame's callbacks begins when the frame is painted.
    task = setTimeout(run);
  });
  task = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LIMIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

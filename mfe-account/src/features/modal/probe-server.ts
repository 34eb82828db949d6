/** Whether a server responds at all. */
export type ServerState = 'responds' | 'silent';

/** Much longer than a healthy server takes; the reader sees nothing useful meanwhile. */
const LIMIT_MS = 10_000;

/**
 * Finds out whether a server of another origin responds for a page that a frame is to show, because a frame itself does not
 * tell. The response is not read.
 *
 * @returns Cleanup function; `report` is not called after it.
 */
export function probeServer(url: string, report: (state: ServerState) => void, limitMs: number = LIMIT_MS): () => void {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => controller.abort(), limitMs);
  const settle = (state: ServerState) => {
    clearTimeout(timer);
    if (!isOver) report(state);
  };
  fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: controller.signal }).then(
    () => settle('responds'),
    () => settle('silent'),
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
    controller.abort();
  };
}

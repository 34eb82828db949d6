/** What came of asking a server: whether it answers at all. */
export type ServerAnswer = 'answers' | 'silent';

/** Longer than a server that is well takes; its reader has looked at nothing meanwhile. */
const LIMIT_MS = 10_000;

/**
 * Asks whether a server of another origin answers for a page that a frame is to show: of a frame nobody learns that. What it
 * answers is not read.
 *
 * @returns What ends it; nothing is told after that.
 */
export function askServer(
  address: string,
  tell: (answer: ServerAnswer) => void,
  limitMs: number = LIMIT_MS,
): () => void {
  const asked = new AbortController();
  let isEnded = false;
  const timer = setTimeout(() => asked.abort(), limitMs);
  const settle = (answer: ServerAnswer) => {
    clearTimeout(timer);
    if (!isEnded) tell(answer);
  };
  fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: asked.signal }).then(
    () => settle('answers'),
    () => settle('silent'),
  );
  return () => {
    isEnded = true;
    clearTimeout(timer);
    asked.abort();
  };
}

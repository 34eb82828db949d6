import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to one string. Rejects if a component throws outside of all Suspense boundaries. If it throws inside
 * of one, such as a side panel, the browser renders that part, and `onPartFailed` is called; what it returns is the digest of the error in the browser.
 */
export function renderToText(
  element: ReactNode,
  onPartFailed: (error: unknown) => string | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const stream = renderToPipeableStream(element, {
      // Otherwise long parts are sent hidden, and a reader without JavaScript never sees them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // React calls this after a failure too, and then the pipe fails in a promise that nobody waits for.
        if (!hasFailed) resolve(text(stream.pipe(new PassThrough())));
      },
      onError: onPartFailed,
      onShellError(error) {
        hasFailed = true;
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}

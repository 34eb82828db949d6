import process from 'node:process';

/**
 * Hides `process` from the code of pillars: with it, code could end the worker, and send messages to the gateway. What
 * remains is what libraries ask for.
 */
export function hideProcess(): void {
  const { nextTick, version, versions, platform } = process;
  const none = Object.freeze({ writableLength: 0 });
  const shown = { env: Object.freeze({ NODE_ENV: 'production' }), nextTick, version, versions, platform };
  Object.defineProperty(globalThis, 'process', {
    value: Object.freeze({ ...shown, stdout: none, stderr: none }),
    configurable: true,
  });
}

/** @jest-environment node */
import { saveSite } from './save-site';

const setWorkers = (serviceWorker: unknown) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker } });

/** Installs a service worker that sends this response to each message. */
function installWorker(response: unknown): unknown[] {
  const messages: unknown[] = [];
  const active = {
    postMessage(message: unknown, [port]: [MessagePort]) {
      messages.push(message);
      port.postMessage(response);
      port.close();
    },
  };
  setWorkers({ ready: Promise.resolve({ active }) });
  return messages;
}

test('saveSite asks the service worker, and returns whether the site is saved', async () => {
  const messages = installWorker(true);
  expect(await saveSite()).toBe(true);
  expect(messages).toEqual([{ kind: 'save-site' }]);
  installWorker(false);
  expect(await saveSite()).toBe(false);
});

test('saveSite returns false without a service worker', async () => {
  setWorkers(undefined);
  expect(await saveSite()).toBe(false);
});

test('saveSite returns false when the service worker takes longer than a minute', async () => {
  jest.useFakeTimers();
  setWorkers({ ready: new Promise(() => undefined) });
  const saved = saveSite();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await saved).toBe(false);
  jest.useRealTimers();
});

/** @jest-environment node */
import { saveSite } from './save-site';

const realImmediate = setImmediate;

const setWorkers = (serviceWorker: unknown) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker } });

/** Installs a service worker that sends these responses, the last one to each further message. */
function installWorker(...responses: unknown[]): unknown[] {
  const messages: unknown[] = [];
  const active = {
    postMessage(message: unknown, [port]: [MessagePort]) {
      messages.push(message);
      port.postMessage(responses.length > 1 ? responses.shift() : responses[0]);
      port.close();
    },
  };
  setWorkers({ ready: Promise.resolve({ active }) });
  return messages;
}

/** Lets time pass in steps, because messages between ports arrive in real time. */
async function advance(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1_000) {
    await jest.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => realImmediate(resolve));
    await new Promise((resolve) => realImmediate(resolve));
  }
}

test('saveSite asks the service worker, and returns whether the site is saved', async () => {
  const messages = installWorker(true);
  expect(await saveSite()).toBe(true);
  expect(messages).toEqual([{ kind: 'save-site' }]);
});

test('saveSite asks again while the site cannot be saved, for a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const messages = installWorker(false, false, true);
  const saved = saveSite();
  await advance(10_000);
  expect(await saved).toBe(true);
  expect(messages).toHaveLength(3);

  const more = installWorker(false);
  const never = saveSite();
  await advance(62_000);
  expect(await never).toBe(false);
  const asked = more.length;
  expect(asked).toBeGreaterThan(5);
  await advance(30_000);
  expect(more).toHaveLength(asked);
  jest.useRealTimers();
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

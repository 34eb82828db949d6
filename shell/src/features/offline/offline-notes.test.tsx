import { act } from '@testing-library/react';
import { renderWithApp, runIdleCallbacks } from '@manna/shared/testing';
import { pinRelease } from '../../host/remotes/pins';
import { OfflineNotes } from './offline-notes';

/** The browser's part: a worker that answers for the page, and what it hears. */
function openPage(at: string) {
  const heard: unknown[] = [];
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => heard.push(message) },
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  return { heard, ...renderWithApp(<OfflineNotes />, { at }) };
}

const registered = () => act(() => jest.advanceTimersByTimeAsync(0));
/** Lets five seconds pass, with the browser idle at their end. */
const wait = async () => {
  await act(() => jest.advanceTimersByTimeAsync(5000));
  runIdleCallbacks();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'connection');
});

test('a page counts as visited once, whatever modals and panels open over it', async () => {
  const { heard, router } = openPage('/bible/genesis/1?v=3');
  await wait();
  await act(() => router.navigate('/bible/genesis/1?v=3&mdl=preferences'));
  await wait();
  await act(() => router.navigate('/bible/genesis/1?v=3&layout=0.5&panels=%2Fhelp'));
  await wait();
  expect(heard).toEqual([{ kind: 'visited', page: '/bible/genesis/1?v=3', neighbours: [], files: [] }]);
  await act(() => router.navigate('/bible/genesis/2?mdl=history'));
  await wait();
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ page: '/bible/genesis/2' });
});

describe('the whole shell', () => {
  const pin = `sha384-${'B'.repeat(64)}`;
  const menu = { address: 'http://localhost/shell/1.0.0/menu-tabs.js', integrity: pin };
  beforeEach(() => pinRelease({ base: '/shell/1.0.0/', integrity: { 'menu-tabs.js': pin } }));

  test('is kept once, after the page that is read', async () => {
    const { heard, router } = openPage('/bible/genesis/1');
    await registered();
    await wait();
    await act(() => router.navigate('/bible/genesis/2'));
    await wait();
    expect(heard).toEqual([
      { kind: 'visited', page: '/bible/genesis/1', neighbours: [], files: [] },
      { kind: 'visited', page: null, neighbours: [], files: [menu] },
      { kind: 'visited', page: '/bible/genesis/2', neighbours: [], files: [] },
    ]);
  });

  test('is not fetched for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { heard } = openPage('/bible/genesis/1');
    await registered();
    await wait();
    expect(heard).toEqual([{ kind: 'visited', page: null, neighbours: [], files: [] }]);
  });
});

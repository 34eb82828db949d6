import { act } from '@testing-library/react';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { renderWithApp, runIdleCallbacks } from '@manna/shared/testing';
import { pinRelease } from '../../host/remotes/pins';
import { garden } from '../../testing/pillars';
import { OfflineNotes } from './offline-notes';

/** Fakes a service worker that controls the page, and records the messages that it receives. */
function openPage(at: string, pillars: ResolvedPillar[] = []) {
  const heard: unknown[] = [];
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => heard.push(message) },
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  return { heard, ...renderWithApp(<OfflineNotes />, { at, composition: { pillars, slots: {} } }) };
}

const registered = () => act(() => jest.advanceTimersByTimeAsync(0));
/** Lets five seconds pass, with the browser idle at their end. */
const wait = async () => {
  await act(() => jest.advanceTimersByTimeAsync(5000));
  runIdleCallbacks();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'connection');
});

test('a page counts as visited only once when modals and panels open over it', async () => {
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

test('a page that reads what it shows on the device is saved without its query', async () => {
  const { metadata } = garden();
  const finder = garden({
    metadata: metadata && {
      ...metadata,
      routes: [{ id: 'root', path: '/find', query: ['for'], files: [], offline: true }],
    },
  });
  const { heard, router } = openPage('/find?for=what+only+the+reader+knows', [finder]);
  await wait();
  await act(() => router.navigate('/find?for=something+else'));
  await wait();
  expect(heard).toEqual([{ kind: 'visited', page: '/find', neighbours: [], files: [] }]);
});

test('a style sheet that came in the HTML of the page is saved as a file, for links to the page', async () => {
  const pin = `sha384-${'C'.repeat(64)}`;
  pinRelease({ base: '/bible/1.0.0/', integrity: { 'route.css': pin, 'other.css': pin } });
  document.head.insertAdjacentHTML('beforeend', '<style data-href="route.css">p { margin: 0 }</style>');
  const { heard } = openPage('/bible/genesis/1');
  await registered();
  await wait();
  expect(heard[0]).toEqual({
    kind: 'visited',
    page: '/bible/genesis/1',
    neighbours: [],
    files: [{ address: 'http://localhost/bible/1.0.0/route.css', integrity: pin }],
  });
});

describe('the shell’s files', () => {
  const pin = `sha384-${'B'.repeat(64)}`;
  const menu = { address: 'http://localhost/shell/1.0.0/menu-tabs.js', integrity: pin };
  beforeEach(() => pinRelease({ base: '/shell/1.0.0/', integrity: { 'menu-tabs.js': pin } }));

  test('are sent to the worker once, after the visited page', async () => {
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

  test('are not sent to the worker for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { heard } = openPage('/bible/genesis/1');
    await registered();
    await wait();
    expect(heard).toEqual([{ kind: 'visited', page: null, neighbours: [], files: [] }]);
  });
});

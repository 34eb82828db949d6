import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentRevision } from '@manna/shared/contracts';
import { renderWithApp } from '@manna/shared/testing';
import { UpdateOffer } from './update-offer';

const UPDATE = 'A new version of this site is ready.';
const MINUTE_MS = 60_000;

let current: CurrentRevision;
/** Paths that were asked for. */
let asked: string[];
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  current = { revision: 7, fingerprint: 'seventh' };
  asked = [];
  globalThis.fetch = (path) => {
    asked.push(path as string);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(current) } as Response);
  };
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'hidden');
});

/** Fakes a registration, by default without a waiting worker, and a page of revision 7 that an older worker controls. */
function openPage({
  hasWaiting = false,
  isControlled = true,
  fingerprint = 'seventh',
}: { hasWaiting?: boolean; isControlled?: boolean; fingerprint?: string } = {}) {
  const heard: unknown[] = [];
  const waiting = hasWaiting ? { postMessage: (message: unknown) => heard.push(message) } : null;
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? {} : null });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null,
    update: () => Promise.resolve(),
  }) as unknown as ServiceWorkerRegistration;
  const view = renderWithApp(
    <>
      <label>
        Note <input />
      </label>
      <UpdateOffer registration={registration} isWatched />
    </>,
    {
      composition: { pillars: [], slots: {}, revision: 7, fingerprint },
    },
  );
  return { heard, registration, ...view };
}

const settled = () => act(() => jest.advanceTimersByTimeAsync(0));
const after = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const click = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));
const type = (text: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(screen.getByLabelText('Note'), text);
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('an open page offers a newer revision a few minutes after it became active', async () => {
  openPage();
  await after(4);
  expect(asked).toEqual([]);
  current = { revision: 8, fingerprint: 'eighth' };
  await after(1);
  expect(asked).toEqual(['/api/revision']);
  expect(screen.getByText(UPDATE)).toBeVisible();
});

test('an open page offers nothing when a revision gives it what it has, or is older, or when the site does not respond', async () => {
  openPage();
  current = { revision: 8, fingerprint: 'seventh' };
  await after(5);
  current = { revision: 6, fingerprint: 'sixth' };
  await after(5);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await after(5);
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ revision: 'x' }) } as Response);
  await after(5);
  expect(screen.queryByText(UPDATE)).toBeNull();
});

test('an offer is withdrawn when a rollback brings back what the page has', async () => {
  openPage();
  current = { revision: 8, fingerprint: 'eighth' };
  await after(5);
  current = { revision: 9, fingerprint: 'seventh' };
  await after(5);
  expect(screen.queryByText(UPDATE)).toBeNull();
});

test('a hidden page does not ask, and asks when the reader returns to it, but not more often than every five minutes', async () => {
  openPage();
  setHidden(true);
  await after(30);
  expect(asked).toHaveLength(0);
  setHidden(false);
  await settled();
  setHidden(true);
  setHidden(false);
  await settled();
  expect(asked).toHaveLength(1);
});

test('a revision is not offered again when the reader chose later, in this tab or in another one', async () => {
  const first = openPage();
  current = { revision: 8, fingerprint: 'eighth' };
  await after(5);
  await click('Later');
  await after(10);
  expect(screen.queryByText(UPDATE)).toBeNull();
  first.unmount();
  openPage();
  await after(5);
  expect(screen.queryByText(UPDATE)).toBeNull();
  current = { revision: 9, fingerprint: 'ninth' };
  await after(5);
  expect(screen.getByText(UPDATE)).toBeVisible();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dm-answered-update', newValue: 'ninth' })));
  expect(screen.queryByText(UPDATE)).toBeNull();
});

test('a reader who has typed something is warned before the page reloads', async () => {
  openPage();
  current = { revision: 8, fingerprint: 'eighth' };
  await type('In the beginning');
  await after(5);
  await click('Reload');
  expect(screen.getByText('What you have typed on this page may not be saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload anyway' })).toBeEnabled();
  await click('Later');
  expect(screen.getByLabelText('Note')).toHaveValue('In the beginning');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a waiting worker is offered, and takes over only when the reader agrees', async () => {
  const { heard } = openPage({ hasWaiting: true });
  await settled();
  expect(screen.getByText(UPDATE)).toBeVisible();
  expect(heard).toEqual([]);
  await click('Reload');
  expect(heard).toEqual([{ kind: 'take-over' }]);
});

test('a revision and its worker are one update: who put it off is not asked again, and a page of it gets the worker', async () => {
  current = { revision: 8, fingerprint: 'eighth' };
  const old = openPage({ hasWaiting: true });
  await settled();
  await click('Later');
  act(() => void old.registration.dispatchEvent(new Event('updatefound')));
  expect(screen.queryByText(UPDATE)).toBeNull();
  expect(old.heard).toEqual([]);
  old.unmount();
  const { heard } = openPage({ hasWaiting: true, fingerprint: 'eighth' });
  await settled();
  expect(screen.queryByText(UPDATE)).toBeNull();
  expect(heard).toEqual([{ kind: 'take-over' }]);
});

test('no update is offered for the very first worker', async () => {
  openPage({ hasWaiting: true, isControlled: false });
  await settled();
  expect(screen.queryByRole('button')).toBeNull();
});

import { act, render, screen, within } from '@testing-library/react';
import type { UserDataChange } from '../../contracts';
import { knownKind, mergeUserData } from '../../domain';
import {
  createAppStore,
  onFailure,
  sitePreferences,
  StoreProvider,
  useBookmarks,
  useHistory,
  usePreference,
  type Trail,
} from '..';
import { useClearHistory, useSyncState } from '../user-data';
import { sessionReceived } from '../store/session-slice';
import { FETCH_DELAY_MS, RETRY_MS, SEND_QUIET_MS } from './user-data-sync';

const ruth = { id: 'u1', name: 'Ruth', email: { email: 'ruth@example.org' } };
const PREFERENCES = 'site/preferences';
const HISTORY = 'site/history';
const BOOKMARKS = 'site/bookmarked-pages';

const trail = (path: string) => [{ path, fragment: path }];

/** A site that stores user data. Set `works` to false to make the network fail. */
function site(data: Record<string, unknown> = {}) {
  const stored = new Map(Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]));
  const calls: string[] = [];
  const self = {
    stored,
    calls,
    works: true,
    losesResponse: false,
    refuses: undefined as string | undefined,
    isSignedIn: true,
    of: (key: string): unknown => JSON.parse(stored.get(key) ?? 'null'),
  };
  const answer = (address: string, init?: RequestInit): Response => {
    if (init?.method === 'POST') {
      const { data: sent, base = {} } = JSON.parse(init.body as string) as UserDataChange;
      calls.push(`POST ${Object.keys(sent).sort().join(' ')}`);
      if (self.refuses !== undefined && self.refuses in sent) return new Response(null, { status: 413 });
      const saved = Object.entries(sent).map(([key, text]): [string, string] => {
        const there = stored.get(key);
        const kind = knownKind(key) ?? { type: 'json' };
        return [key, there === undefined ? text : mergeUserData(kind, base[key] ?? null, text, there)];
      });
      for (const [key, text] of saved) stored.set(key, text);
      if (self.losesResponse) throw new Error('the response was lost');
      return new Response(JSON.stringify({ data: Object.fromEntries(saved) }));
    }
    const keys = new URL(address, location.origin).searchParams.get('key')?.split(',') ?? [];
    calls.push(`GET ${keys.join(' ')}`);
    return new Response(
      JSON.stringify({ data: Object.fromEntries([...stored].filter(([key]) => keys.includes(key))) }),
    );
  };
  Object.assign(globalThis, {
    fetch: (address: string, init?: RequestInit) => {
      if (address === '/api/session')
        return Promise.resolve(new Response(JSON.stringify({ user: self.isSignedIn ? ruth : null })));
      if (!self.isSignedIn) return Promise.resolve(new Response(null, { status: 401 }));
      return self.works
        ? new Promise((resolve) => resolve(answer(address, init)))
        : Promise.reject(new Error('no network'));
    },
  });
  return self;
}

const Page = () => {
  const [theme, chooseTheme] = usePreference(sitePreferences.theme);
  const [textSize] = usePreference(sitePreferences.textSize);
  const { bookmarks, toggle } = useBookmarks();
  const history = useHistory();
  const clearHistory = useClearHistory();
  const state = useSyncState();
  const paths = (trails: readonly Trail[]) => trails.map((one) => one.at(-1)?.path);
  return (
    <>
      <p>{`${[theme, textSize, ...paths(bookmarks)].join(' ')}; ${paths(history).join(' ')}`}</p>
      <output>{JSON.stringify(state)}</output>
      <button onClick={clearHistory}>forget</button>
      <button onClick={() => chooseTheme('dark')}>dark</button>
      <button onClick={() => chooseTheme('sepia')}>sepia</button>
      {toggle && <button onClick={() => toggle(trail('/here'))}>star</button>}
    </>
  );
};

async function open(reader: typeof ruth | null = ruth) {
  const store = createAppStore();
  store.dispatch(sessionReceived(reader));
  const view = render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  );
  await pass(0);
  return {
    ...view,
    press: (name: string) => act(() => within(view.container).getByRole('button', { name }).click()),
    leave: () => act(() => void store.dispatch(sessionReceived(null))),
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('paragraph').textContent;
const syncState = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('user data of a signed-in reader', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    onFailure(() => undefined);
  });

  it('is fetched in one request, 50 ms after its first use', async () => {
    const { calls } = site({ [PREFERENCES]: { theme: 'sepia' }, [BOOKMARKS]: { bookmarks: [trail('/bible')] } });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS - 1);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual([`GET ${PREFERENCES} ${BOOKMARKS} ${HISTORY}`]);
    expect(shown()).toBe('sepia medium /bible; ');
    leave();
  });

  it('is neither fetched nor sent while nobody is signed in', async () => {
    const { calls } = site();
    await open(null);
    press('dark');
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(screen.queryByRole('button', { name: 'star' })).toBeNull();
  });

  it('is sent in one request when nothing has changed for 2.5 seconds', async () => {
    const { calls, of, stored } = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] } });
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    calls.length = 0;
    press('dark');
    await pass(SEND_QUIET_MS - 1);
    press('star');
    await pass(SEND_QUIET_MS - 1);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual([`POST ${BOOKMARKS} ${PREFERENCES}`]);
    expect(of(PREFERENCES)).toMatchObject({ theme: 'dark' });
    expect(stored.get(BOOKMARKS)).toBe(JSON.stringify({ bookmarks: [trail('/here')] }));
    calls.length = 0;
    await pass(60_000);
    expect(calls).toEqual([]);
    leave();
  });

  it('is created from this browser’s value, and the key is logged, when the site has no value for it', async () => {
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ theme: 'dark' }));
    const { of } = site({ [BOOKMARKS]: { bookmarks: [] } });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS);
    expect(log).toHaveBeenCalledWith(`Failed to fetch UserData for key ${PREFERENCES}`);
    await pass(SEND_QUIET_MS);
    expect(of(PREFERENCES)).toMatchObject({ theme: 'dark' });
    leave();
  });

  it('gets the anonymous values from before the sign-in, and the account’s value of a field wins', async () => {
    const before = { theme: 'dark', textSize: 'large' };
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify(before));
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail('/visited'), trail('/both')]));
    const { of } = site({ [PREFERENCES]: { theme: 'sepia' }, [HISTORY]: [trail('/both'), trail('/elsewhere')] });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS + SEND_QUIET_MS);
    expect(shown()).toBe('sepia large; /visited /both /elsewhere');
    expect(of(PREFERENCES)).toEqual({ theme: 'sepia', textSize: 'large' });
    expect(of(HISTORY)).toEqual([trail('/visited'), trail('/both'), trail('/elsewhere')]);
    // The pages are the account's now; the preferences remain for the browser.
    expect(localStorage.getItem('dm-user@anonymous/site/history')).toBeNull();
    leave();
    await pass(0);
    expect(shown()).toBe('dark large; ');
  });

  it('gets anonymous values only once, so that what is deleted later stays deleted', async () => {
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail('/visited')]));
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] } });
    const first = await open();
    await pass(FETCH_DELAY_MS + SEND_QUIET_MS);
    expect(there.of(HISTORY)).toEqual([trail('/visited')]);
    press('forget');
    await pass(SEND_QUIET_MS);
    first.leave();
    first.unmount();
    const second = await open();
    await pass(FETCH_DELAY_MS + SEND_QUIET_MS);
    expect(shown()).toBe('system medium; ');
    expect(there.of(HISTORY)).toEqual([]);
    second.leave();
  });

  it('is sent again with the same id when the response was lost', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    const sent: UserDataChange[] = [];
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    const { fetch } = globalThis;
    Object.assign(globalThis, {
      fetch(address: string, init?: RequestInit) {
        if (init?.method === 'POST') sent.push(JSON.parse(init.body as string) as UserDataChange);
        return fetch(address, init);
      },
    });
    there.losesResponse = true;
    press('star');
    await pass(SEND_QUIET_MS);
    // While this browser waits, another one removes the bookmark.
    there.stored.set(BOOKMARKS, JSON.stringify({ bookmarks: [] }));
    there.losesResponse = false;
    press('dark');
    await pass(SEND_QUIET_MS);
    expect(sent.map(({ request }) => request)).toEqual([sent[0]?.request, sent[0]?.request, sent[2]?.request]);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.request).not.toBe(sent[0]?.request);
    expect(sent[2]?.data).toEqual({ [PREFERENCES]: JSON.stringify({ theme: 'dark' }) });
    leave();
  });

  it('is sent without the value that the site refuses, which the page says, until there is another value', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    there.refuses = BOOKMARKS;
    press('star');
    press('dark');
    await pass(SEND_QUIET_MS);
    expect(there.of(PREFERENCES)).toEqual({ theme: 'dark' });
    expect(syncState()).toMatchObject({ unsent: 1, state: 'refused' });
    there.calls.length = 0;
    await pass(SEND_QUIET_MS);
    expect(there.calls).toEqual([]);
    there.refuses = undefined;
    press('star');
    await pass(SEND_QUIET_MS);
    expect(syncState()).toMatchObject({ unsent: 0, state: 'synced' });
    leave();
  });

  it('is no longer exchanged when another tab has signed out', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    press('dark');
    there.calls.length = 0;
    there.isSignedIn = false;
    localStorage.removeItem('dm-user');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'dm-user' })));
    await pass(RETRY_MS);
    expect(there.calls).toEqual([]);
    expect(shown()).toBe('system medium; ');
    leave();
  });

  it('makes the page ask who is signed in when the site says that nobody is', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    there.isSignedIn = false;
    press('dark');
    await pass(SEND_QUIET_MS);
    expect(shown()).toBe('system medium; ');
    expect(JSON.parse(localStorage.getItem('dm-user@u1/site/preferences') ?? '')).toEqual({ theme: 'dark' });
    leave();
  });

  it('is sent by one tab only when two have the same change', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    let last = Promise.resolve();
    const locks = { request: (_name: string, task: () => Promise<void>) => (last = last.then(task)) };
    Object.assign(navigator, { locks });
    const first = await open();
    await pass(SEND_QUIET_MS * 2);
    first.press('dark');
    const second = await open();
    there.calls.length = 0;
    await pass(SEND_QUIET_MS * 2);
    expect(there.calls.filter((call) => call.startsWith('POST'))).toEqual([`POST ${PREFERENCES}`]);
    Reflect.deleteProperty(navigator, 'locks');
    first.leave();
    second.leave();
  });

  it('says when it last had the same as the site, how much is unsent, and that storage is full', async () => {
    jest.setSystemTime(new Date('2031-02-03T04:05:06Z'));
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] }, [HISTORY]: [] });
    const { leave } = await open();
    expect(syncState()).toEqual({ lastSynced: null, unsent: 0, state: 'waiting', isStored: true });
    await pass(FETCH_DELAY_MS);
    const lastSynced = Date.now();
    expect(syncState()).toEqual({ lastSynced, unsent: 0, state: 'synced', isStored: true });
    press('dark');
    expect(syncState()).toEqual({ lastSynced, unsent: 1, state: 'waiting', isStored: true });
    there.works = false;
    await pass(SEND_QUIET_MS);
    expect(syncState()).toEqual({ lastSynced, unsent: 1, state: 'failed', isStored: true });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(syncState()).toMatchObject({ state: 'offline' });
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    press('star');
    expect(syncState()).toMatchObject({ unsent: 2, isStored: false });
    jest.restoreAllMocks();
    press('star');
    expect(syncState()).toMatchObject({ unsent: 2, isStored: true });
    leave();
  });

  it('merges the changes of another device and loses none of either', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [trail('/before')] } });
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    there.stored.set(PREFERENCES, JSON.stringify({ textSize: 'large' }));
    there.stored.set(BOOKMARKS, JSON.stringify({ bookmarks: [trail('/there')] }));
    press('dark');
    press('star');
    await pass(SEND_QUIET_MS);
    expect(shown()).toBe('dark large /here /there; ');
    expect(there.of(PREFERENCES)).toMatchObject({ theme: 'dark', textSize: 'large' });
    expect(there.of(BOOKMARKS)).toEqual({ bookmarks: [trail('/here'), trail('/there')] });
    leave();
  });

  it('is not lost when the network fails: the failure is reported, and changes are sent later', async () => {
    const there = site({ [PREFERENCES]: {}, [BOOKMARKS]: { bookmarks: [] } });
    const failures: unknown[] = [];
    onFailure((error, kind) => failures.push([kind, error]));
    const { leave } = await open();
    await pass(SEND_QUIET_MS * 2);
    there.works = false;
    press('dark');
    await pass(SEND_QUIET_MS);
    expect(failures).toEqual([['user-data', new Error('no network')]]);
    expect(shown()).toBe('dark medium; ');
    there.works = true;
    await pass(RETRY_MS);
    expect(there.of(PREFERENCES)).toMatchObject({ theme: 'dark' });
    leave();
  });

  it('is sent on the next visit when the reader leaves before it is sent', async () => {
    const there = site({ [PREFERENCES]: { theme: 'light' }, [BOOKMARKS]: { bookmarks: [trail('/before')] } });
    const first = await open();
    await pass(SEND_QUIET_MS * 2);
    press('sepia');
    press('star');
    first.leave();
    first.unmount();
    await pass(SEND_QUIET_MS * 2);
    expect(there.of(PREFERENCES)).toEqual({ theme: 'light' });
    const second = await open();
    await pass(FETCH_DELAY_MS + SEND_QUIET_MS);
    expect(shown()).toBe('sepia medium /here /before; ');
    expect(there.of(PREFERENCES)).toMatchObject({ theme: 'sepia' });
    expect(there.of(BOOKMARKS)).toEqual({ bookmarks: [trail('/here'), trail('/before')] });
    second.leave();
  });

  it('is removed from storage when the site’s value is invalid', async () => {
    site({ [PREFERENCES]: ['neon'], [BOOKMARKS]: [] });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS);
    expect(shown()).toBe('system medium; ');
    expect(localStorage.getItem('dm-user@u1/site/preferences')).toBeNull();
    leave();
  });
});

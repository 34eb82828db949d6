import { act, render, screen } from '@testing-library/react';
import { createAppStore, onFailure, sitePreferences, StoreProvider, useBookmarks, usePreference } from '..';
import { sessionReceived } from '../store/session-slice';
import { FETCH_DELAY_MS, RETRY_MS, SEND_QUIET_MS } from './user-data-sync';

const ruth = { id: 'u1', name: 'Ruth', email: { email: 'ruth@example.org' } };
const PREFERENCES = 'site/preferences';
const BOOKMARKS = 'site/bookmarked-pages';

const trail = (path: string) => [{ path, fragment: path }];

/** A site that stores user data. Set `works` to false to make the network fail. */
function site(data: Record<string, unknown> = {}) {
  const stored = new Map(Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]));
  const calls: string[] = [];
  const self = { stored, calls, works: true, of: (key: string): unknown => JSON.parse(stored.get(key) ?? 'null') };
  const answer = (address: string, init?: RequestInit): Response => {
    if (init?.method === 'POST') {
      const sent = (JSON.parse(init.body as string) as { data: Record<string, string> }).data;
      calls.push(`POST ${Object.keys(sent).join(' ')}`);
      for (const [key, text] of Object.entries(sent)) stored.set(key, text);
      return new Response(null, { status: 204 });
    }
    const keys = new URL(address, location.origin).searchParams.get('key')?.split(',') ?? [];
    calls.push(`GET ${keys.join(' ')}`);
    return new Response(
      JSON.stringify({ data: Object.fromEntries([...stored].filter(([key]) => keys.includes(key))) }),
    );
  };
  Object.assign(globalThis, {
    fetch: (address: string, init?: RequestInit) => {
      if (address === '/api/session') return Promise.resolve(new Response(JSON.stringify({ user: ruth })));
      return self.works ? Promise.resolve(answer(address, init)) : Promise.reject(new Error('no network'));
    },
  });
  return self;
}

const Page = () => {
  const [theme, chooseTheme] = usePreference(sitePreferences.theme);
  const [textSize] = usePreference(sitePreferences.textSize);
  const { bookmarks, toggle } = useBookmarks();
  return (
    <>
      <p>{[theme, textSize, ...bookmarks.map((bookmark) => bookmark.at(-1)?.path)].join(' ')}</p>
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
  return { ...view, leave: () => act(() => void store.dispatch(sessionReceived(null))) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('paragraph').textContent;
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
    expect(calls).toEqual([`GET ${PREFERENCES} ${BOOKMARKS}`]);
    expect(shown()).toBe('sepia medium /bible');
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
    expect(calls).toEqual([expect.stringMatching(/^GET/), expect.stringMatching(/^POST \S+ \S+$/)]);
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

  it('is the site’s value rather than the anonymous value from before the sign-in', async () => {
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ theme: 'dark' }));
    const { of } = site({ [PREFERENCES]: { theme: 'sepia' } });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS + SEND_QUIET_MS);
    expect(shown()).toBe('sepia medium');
    expect(of(PREFERENCES)).toEqual({ theme: 'sepia' });
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
    expect(shown()).toBe('dark large /here /there');
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
    expect(shown()).toBe('dark medium');
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
    expect(shown()).toBe('sepia medium /here /before');
    expect(there.of(PREFERENCES)).toMatchObject({ theme: 'sepia' });
    expect(there.of(BOOKMARKS)).toEqual({ bookmarks: [trail('/here'), trail('/before')] });
    second.leave();
  });

  it('is removed from storage when the site’s value is invalid', async () => {
    site({ [PREFERENCES]: ['neon'], [BOOKMARKS]: [] });
    const { leave } = await open();
    await pass(FETCH_DELAY_MS);
    expect(shown()).toBe('system medium');
    expect(localStorage.getItem('dm-user@u1/site/preferences')).toBeNull();
    leave();
  });
});

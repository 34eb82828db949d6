import { useLayoutEffect, type ContextType } from 'react';
import { act, render } from '@testing-library/react';
import {
  createAppStore,
  StoreProvider,
  useBookmarks,
  useHistory,
  useRecordVisit,
  usePreference,
  sitePreferences,
} from '..';
import type { ResolvedPillar } from '../../contracts';
import { CompositionContext } from '../extensions';
import { sessionReceived } from '../store/session-slice';
import { useBookmarkEditing, useClearHistory, useHistoryPause, useUserDataArchive } from '../user-data';

const trail = (path: string) => [{ path, fragment: path }];
const paths = (trails: readonly { path: string }[][] | readonly (readonly { path: string }[])[]) =>
  trails.map((one) => one.at(-1)?.path).join(' ');

/** A site with a pillar that no page of these tests uses. */
const site: ContextType<typeof CompositionContext> = {
  slots: {},
  pillars: [
    {
      name: 'guest',
      metadata: {
        extensions: {
          userState: [
            { id: 'notes', mode: 'user' },
            { id: 'marks', mode: 'user-only' },
            { id: 'visits', mode: 'local' },
          ],
        },
      },
    } as unknown as ResolvedPillar,
  ],
};

/** Opens a page that hands out what it has from the hooks. */
function open(reader: string | null, at = '/here') {
  const store = createAppStore();
  store.dispatch(
    sessionReceived(reader === null ? null : { id: reader, name: 'Ruth', email: { email: 'ruth@example.org' } }),
  );
  const useEverything = () => ({
    archive: useUserDataArchive(),
    bookmarks: useBookmarks(),
    editing: useBookmarkEditing(),
    history: useHistory(),
    pause: useHistoryPause(),
    clear: useClearHistory(),
    theme: usePreference(sitePreferences.theme),
  });
  const rendered: ReturnType<typeof useEverything>[] = [];
  const Page = ({ path }: { path: string }) => {
    useRecordVisit(trail(path));
    const result = useEverything();
    useLayoutEffect(() => void rendered.push(result), [result]);
    return null;
  };
  const page = (path: string) => (
    <CompositionContext value={site}>
      <StoreProvider store={store}>
        <Page path={path} />
      </StoreProvider>
    </CompositionContext>
  );
  const { rerender, unmount } = render(page(at));
  const hooks = () => {
    const now = rendered.at(-1);
    if (!now) throw new Error('the page was not rendered');
    return now;
  };
  return { hooks, unmount, goTo: (path: string) => rerender(page(path)) };
}

/** The sync is slower than these tests: nothing of it is asked for. */
beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no network')) });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the archive of the reader’s data', () => {
  it('has all values of a signed-in reader, also of pillars that the page has not used', () => {
    localStorage.setItem('dm-user@u1/global-search-recent', '["light"]');
    localStorage.setItem('dm-user@u2/global-search-recent', '["darkness"]');
    localStorage.setItem('dm-user@u1/pillars/search/saved-searches', 'not JSON');
    const { hooks } = open('u1');
    act(() => hooks().bookmarks.toggle?.(trail('/starred')));
    expect(hooks().archive.readAllUserData()).toEqual({
      'global-search-recent': ['light'],
      'site/bookmarked-pages': { bookmarks: [trail('/starred')] },
      'site/history': [[expect.objectContaining({ path: '/here' })]],
    });
  });

  it.each([
    [null, ['notes']],
    ['u1', ['marks', 'notes']],
  ])('has what an unused pillar has synced, or would, of the reader %j', (reader, ids) => {
    for (const id of ['notes', 'marks', 'visits'])
      localStorage.setItem(`dm-user@${reader ?? 'anonymous'}/pillars/guest/${id}`, '["kept"]');
    const keys = Object.keys(open(reader).hooks().archive.readAllUserData());
    expect(keys.filter((key) => key.startsWith('pillars/')).sort()).toEqual(ids.map((id) => `pillars/guest/${id}`));
  });

  it('adds to what the reader has when it is merged, and the reader’s values win', () => {
    localStorage.setItem('dm-user@u1/site/preferences', '{"theme":"dark"}');
    localStorage.setItem('dm-user@u1/global-search-recent', '["light"]');
    const { hooks } = open('u1');
    act(() => hooks().bookmarks.toggle?.(trail('/mine')));
    const restored = {
      'site/preferences': { theme: 'sepia', textSize: 'large' },
      'site/bookmarked-pages': { bookmarks: [trail('/archived'), trail('/mine')] },
      'site/history': 'invalid',
      'global-search-recent': ['darkness'],
      'site/panel-sizes': { 'side-left': [1, 2] },
    };
    act(() => hooks().archive.restoreUserData(restored, 'merge'));
    expect(paths(hooks().bookmarks.bookmarks)).toBe('/archived /mine');
    expect(hooks().archive.readAllUserData()).toMatchObject({
      'site/preferences': { theme: 'dark', textSize: 'large' },
      'site/history': [trail('/here')],
    });
    expect(JSON.parse(localStorage.getItem('dm-user@u1/global-search-recent') ?? '')).toEqual(
      expect.arrayContaining(['light', 'darkness']),
    );
    expect(localStorage.getItem('dm-user@u1/site/panel-sizes')).toBeNull();
    expect(Object.keys(JSON.parse(localStorage.getItem('dm-unsent@u1') ?? '{}') as object).sort()).toEqual([
      'global-search-recent',
      'site/bookmarked-pages',
      'site/history',
      'site/preferences',
    ]);
  });

  it.each([null, 'u1'])('restores what a pillar has saved that no page of the reader %j has shown yet', (reader) => {
    const { hooks } = open(reader);
    const restored = { 'pillars/guest/notes': [{ id: 'n1' }], 'pillars/guest/words': 'ark' };
    localStorage.setItem(`dm-user@${reader ?? 'anonymous'}/pillars/guest/words`, '"flood"');
    act(() => hooks().archive.restoreUserData(restored, 'replace'));
    const stored = (id: string) => localStorage.getItem(`dm-user@${reader ?? 'anonymous'}/pillars/guest/${id}`);
    expect([stored('notes'), stored('words')]).toEqual(['[{"id":"n1"}]', '"flood"']);
    const unsent = JSON.parse(localStorage.getItem('dm-unsent@u1') ?? '{}') as object;
    expect(Object.keys(unsent).includes('pillars/guest/notes')).toBe(reader !== null);
  });

  it('replaces what the reader has, and bookmarks are not restored for an anonymous reader', () => {
    const { hooks } = open(null);
    act(() => hooks().theme[1]('dark'));
    const restored = {
      'site/preferences': { textSize: 'large' },
      'site/bookmarked-pages': { bookmarks: [trail('/archived')] },
      'site/history': [trail('/archived')],
    };
    act(() => hooks().archive.restoreUserData(restored, 'replace'));
    expect(hooks().archive.readAllUserData()).toEqual({
      'site/preferences': { textSize: 'large' },
      'site/history': [trail('/archived')],
    });
    expect(localStorage.getItem('dm-user@anonymous/site/bookmarked-pages')).toBeNull();
  });
});

describe('the reader’s lists', () => {
  it('a paused history records no visit, also on the next page', () => {
    const first = open(null, '/one');
    act(() => first.hooks().pause[1](true));
    first.goTo('/two');
    expect([first.hooks().pause[0], paths(first.hooks().history)]).toEqual([true, '/one']);
    first.unmount();
    const second = open(null, '/three');
    expect(paths(second.hooks().history)).toBe('/one');
    act(() => second.hooks().pause[1](false));
    second.goTo('/four');
    expect(paths(second.hooks().history)).toBe('/four /one');
  });

  it('the history is empty after it was cleared', () => {
    const { hooks } = open(null);
    act(() => hooks().clear());
    expect(hooks().history).toEqual([]);
  });

  it('bookmarks are ordered by hand, and several are removed at once', () => {
    const { hooks } = open('u1');
    for (const path of ['/c', '/b', '/a']) act(() => hooks().bookmarks.toggle?.(trail(path)));
    act(() => hooks().editing.reorder(['/c', '/a']));
    expect(paths(hooks().bookmarks.bookmarks)).toBe('/c /a /b');
    act(() => hooks().editing.removeAll(['/c', '/b', '/none']));
    expect(paths(hooks().bookmarks.bookmarks)).toBe('/a');
  });
});

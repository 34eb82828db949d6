import { act, render, screen } from '@testing-library/react';
import {
  createAppStore,
  StoreProvider,
  useBookmarks,
  useHistory,
  useRecentPages,
  useRecordVisit,
  type Trail,
} from '..';
import { sessionReceived } from '../store/session-slice';

const to = (path: string): Trail => [{ path, fragment: path }];

const Page = ({ path }: { path: string }) => {
  // A new array on each render, as pages create it.
  useRecordVisit(path === '' ? [] : to(path));
  const list = (trails: readonly Trail[]) => trails.map((trail) => trail.at(-1)?.path).join(' ');
  const history = list(useHistory());
  const recent = list(useRecentPages());
  const { toggle } = useBookmarks();
  return (
    <>
      <p>{`${history}; ${recent}`}</p>
      {toggle && <button onClick={() => toggle(to(path))}>star</button>}
    </>
  );
};

function open(path: string) {
  const store = createAppStore();
  const page = (at: string) => (
    <StoreProvider store={store}>
      <Page path={at} />
    </StoreProvider>
  );
  const { rerender, unmount } = render(page(path));
  return { store, unmount, goTo: (at: string) => rerender(page(at)) };
}

const shown = () => screen.getByRole('paragraph').textContent;

describe('the history of visited pages', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"data":{},"user":null}')) });
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is stored newest first and restored on the next visit', async () => {
    const { goTo, unmount } = open('/bible');
    goTo('/articles');
    goTo('');
    goTo('/bible');
    expect(shown()).toBe('/bible /articles; /bible /articles');
    unmount();
    open('/dictionary');
    expect(shown()).toBe('/dictionary /bible /articles; /dictionary /bible /articles');
    await act(async () => undefined);
  });

  it('lists a page as recent only while it is not bookmarked', async () => {
    const user = { id: 'u1', name: 'Ruth', email: { email: 'r@example.org' } };
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response(JSON.stringify({ data: {}, user }))) });
    const { goTo, store } = open('/bible');
    await act(async () => undefined);
    goTo('/articles');
    const star = () => act(() => screen.getByRole('button', { name: 'star' }).click());
    star();
    expect(shown()).toBe('/articles /bible; /bible');
    expect(JSON.parse(localStorage.getItem('dm-user@u1/site/bookmarked-pages') ?? '')).toEqual({
      bookmarks: [to('/articles')],
    });
    star();
    expect(shown()).toBe('/articles /bible; /articles /bible');
    await act(async () => void store.dispatch(sessionReceived(null)));
    expect(screen.queryByRole('button', { name: 'star' })).toBeNull();
  });
});

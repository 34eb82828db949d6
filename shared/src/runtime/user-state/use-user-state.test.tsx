import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createAppStore, defineUserState, StoreProvider, useUserState, type UserStateDefinition } from '..';
import { sessionFailed, sessionReceived } from '../store/session-slice';

const word = (value: unknown) => (typeof value === 'string' && /^\w+$/.test(value) ? value : undefined);
const defined = (mode: UserStateDefinition<string>['mode']) =>
  defineUserState({ key: 'test/word', mode, read: word, initial: 'initial' });
const local = defined('local');

const profile = (id: string) => ({ id, name: 'Ruth', email: { email: 'ruth@example.org' } });

const Word = ({ definition = local }: { definition?: UserStateDefinition<string> }) => {
  const [value, set] = useUserState(definition);
  return (
    <>
      <p>{value}</p>
      <button onClick={() => set('changed')}>change</button>
      <button onClick={() => set((before) => before + before)}>double</button>
    </>
  );
};

/** Opens a page in one tab, which shows a word and can change it. */
function open({ definition = local, user }: { definition?: UserStateDefinition<string>; user?: string | null } = {}) {
  const store = createAppStore();
  const signIn = (id: string | null) =>
    act(() => void store.dispatch(sessionReceived(id === null ? null : profile(id))));
  if (user !== undefined) signIn(user);
  const view = render(
    <StoreProvider store={store}>
      <Word definition={definition} />
    </StoreProvider>,
  );
  return { ...view, store, signIn };
}

const shown = () => screen.getByRole('paragraph').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const ANONYMOUS = 'dm-user@anonymous/test/word';

/** Makes a change in another tab and dispatches the browser's storage event in this one. */
const inAnotherTab = (change: () => void, key: string | null = ANONYMOUS) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

describe('user state', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // The site has no user data, and nobody is signed in.
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"data":{},"user":null}')) });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is stored when it changes, and restored on the next page', () => {
    const { unmount } = open();
    expect(shown()).toBe('initial');
    press('change');
    expect(shown()).toBe('changed');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"changed"');
    unmount();
    open();
    expect(shown()).toBe('changed');
    press('double');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"changedchanged"');
  });

  it('takes over the value that was stored under its former key', () => {
    localStorage.setItem('dm-user@anonymous/test/old', '"before"');
    const definition = { ...local, formerKey: 'test/old' };
    const { unmount } = open({ definition });
    expect(shown()).toBe('before');
    expect(localStorage.getItem('dm-user@anonymous/test/old')).toBeNull();
    press('change');
    unmount();
    localStorage.setItem('dm-user@anonymous/test/old', '"older"');
    open({ definition });
    expect(shown()).toBe('changed');
  });

  it('is stored in session storage when its mode is session', () => {
    open({ definition: defined('session') });
    press('change');
    expect(sessionStorage.getItem(ANONYMOUS)).toBe('"changed"');
    expect(localStorage.getItem(ANONYMOUS)).toBeNull();
  });

  it.each(['"two words"', '7', 'not JSON', '{}'])('is removed from storage when the stored value is %s', (stored) => {
    localStorage.setItem(ANONYMOUS, stored);
    open();
    expect(shown()).toBe('initial');
    expect(localStorage.getItem(ANONYMOUS)).toBeNull();
  });

  it('follows changes made in another tab', () => {
    open();
    inAnotherTab(() => localStorage.setItem(ANONYMOUS, '"elsewhere"'));
    expect(shown()).toBe('elsewhere');
    inAnotherTab(() => localStorage.clear(), null);
    expect(shown()).toBe('initial');
  });

  it('is read again when the page is restored from the back/forward cache', () => {
    open();
    localStorage.setItem(ANONYMOUS, '"elsewhere"');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(shown()).toBe('elsewhere');
  });

  it('works on this page when storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    open();
    press('change');
    expect(shown()).toBe('changed');
    write.mockRestore();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    press('double');
    expect(shown()).toBe('changedchanged');
    jest.restoreAllMocks();
    press('change');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"changed"');
  });

  it('belongs to the reader who is signed in', () => {
    localStorage.setItem('dm-user@u1/test/word', '"ruth"');
    localStorage.setItem('dm-user@u2/test/word', '"naomi"');
    localStorage.setItem(ANONYMOUS, '"anybody"');
    const { signIn } = open();
    expect(shown()).toBe('anybody');
    signIn('u1');
    expect(shown()).toBe('ruth');
    press('double');
    signIn('u2');
    expect(shown()).toBe('naomi');
    signIn(null);
    expect(shown()).toBe('anybody');
    expect(localStorage.getItem('dm-user@u1/test/word')).toBe('"ruthruth"');
  });

  it('starts with the anonymous value on the first sign-in, and is separate from then on', () => {
    localStorage.setItem(ANONYMOUS, '"before"');
    const { signIn } = open({ user: 'u1' });
    expect(shown()).toBe('before');
    press('change');
    expect(localStorage.getItem('dm-user@u1/test/word')).toBe('"changed"');
    signIn(null);
    expect(shown()).toBe('before');
  });

  it('belongs to the last signed-in reader until the session is known', () => {
    localStorage.setItem('dm-user', 'u1');
    localStorage.setItem('dm-user@u1/test/word', '"ruth"');
    const { store, signIn } = open();
    expect(shown()).toBe('ruth');
    act(() => void store.dispatch(sessionFailed({ message: 'no network', profile: null })));
    expect(shown()).toBe('ruth');
    signIn(null);
    expect(shown()).toBe('initial');
    expect(localStorage.getItem('dm-user')).toBeNull();
    signIn('u2');
    expect(localStorage.getItem('dm-user')).toBe('u2');
  });

  it('exists only for signed-in readers when its mode is user-only', async () => {
    localStorage.setItem(ANONYMOUS, '"anybody"');
    localStorage.setItem('dm-user', 'u1');
    localStorage.setItem('dm-user@u1/test/word', '"ruth"');
    const { signIn } = open({ definition: defined('user-only') });
    expect(shown()).toBe('initial');
    press('change');
    expect(shown()).toBe('initial');
    signIn('u1');
    expect(shown()).toBe('ruth');
    signIn('u2');
    expect(shown()).toBe('initial');
    signIn(null);
    expect(localStorage.getItem(ANONYMOUS)).toBe('"anybody"');
    await act(async () => undefined);
  });

  it('is the initial value on the server, and hydrates without a mismatch', async () => {
    localStorage.setItem(ANONYMOUS, '"stored"');
    const store = createAppStore();
    const page = (
      <StoreProvider store={store}>
        <Word />
      </StoreProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(shown()).toBe('initial');
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(shown()).toBe('stored');
    expect(differences).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});

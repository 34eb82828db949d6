import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import {
  choicePreference,
  createAppStore,
  languagePreference,
  preferenceIn,
  preferenceOf,
  preferencesState,
  sitePreferences,
  StoreProvider,
  usePanelSizes,
  usePreference,
} from '..';

/** A preference as a pillar defines it. */
const fertilizer = choicePreference('fertilizer', ['compost', 'none']);

const STORED = 'dm-user@anonymous/site/preferences';

const Page = () => {
  const [language, speak] = usePreference(languagePreference);
  const [theme] = usePreference(sitePreferences.theme);
  const [spread, choose] = usePreference(fertilizer);
  const [sizes, setSizes] = usePanelSizes();
  return (
    <>
      <p>{JSON.stringify([language, theme, spread, sizes])}</p>
      <button onClick={() => speak('es')}>Spanish</button>
      <button onClick={() => choose('none')}>no compost</button>
      <button onClick={() => setSizes((before) => ({ ...before, 'side-left': [28, 72] }))}>resize</button>
    </>
  );
};

function open() {
  const store = createAppStore();
  const { unmount } = render(
    <StoreProvider store={store}>
      <Page />
    </StoreProvider>,
  );
  return { store, leave: unmount };
}

const shown = (): unknown => JSON.parse(screen.getByRole('paragraph').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const { read } = preferencesState;

describe('preferences', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
  });

  it('have their initial values until the reader chooses', async () => {
    open();
    expect(shown()).toEqual([null, 'system', 'compost', {}]);
    expect(sitePreferences.textSize.initial).toBe('medium');
    await act(async () => undefined);
  });

  it('are stored together and restored when the page is opened again', async () => {
    const { leave } = open();
    ['Spanish', 'no compost', 'resize'].forEach(press);
    expect(shown()).toEqual(['es', 'system', 'none', { 'side-left': [28, 72] }]);
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({ language: 'es', fertilizer: 'none' });
    leave();
    const { store } = open();
    expect(shown()).toEqual(['es', 'system', 'none', { 'side-left': [28, 72] }]);
    expect(preferenceOf(store, fertilizer)).toBe('none');
    await act(async () => undefined);
  });

  it('keep the stored fields of pillars whose code is not loaded', async () => {
    localStorage.setItem(STORED, JSON.stringify({ verses: 'lines', language: 'en' }));
    open();
    press('Spanish');
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({ verses: 'lines', language: 'es' });
    await act(async () => undefined);
  });

  it('are removed from storage when the stored value is not an object', async () => {
    localStorage.setItem(STORED, '"dark"');
    open();
    expect(localStorage.getItem(STORED)).toBeNull();
    await act(async () => undefined);
  });

  it('have the initial value when an invalid one is stored', () => {
    const stored = { theme: 'neon', language: 'xx', fertilizer: 5, textSize: 'large' };
    expect(preferenceIn(stored, sitePreferences.theme)).toBe('system');
    expect(preferenceIn(stored, languagePreference)).toBeNull();
    expect(preferenceIn(stored, fertilizer)).toBe('compost');
    expect(preferenceIn(stored, sitePreferences.textSize)).toBe('large');
  });

  it('are read without ever throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void read(value)));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const preference of [languagePreference, fertilizer, ...Object.values(sitePreferences)])
          preference.read(value);
      }),
    );
  });
});

describe('the sizes of panels', () => {
  it.each(['[[50, 50]]', '{"side-left":[0,100]}', '{"side-left":"wide"}'])(
    'are removed from storage when they are %s',
    async (stored) => {
      localStorage.setItem('dm-user@anonymous/site/panel-sizes', stored);
      open();
      expect(shown()).toMatchObject({ 3: {} });
      expect(localStorage.getItem('dm-user@anonymous/site/panel-sizes')).toBeNull();
      await act(async () => undefined);
    },
  );
});

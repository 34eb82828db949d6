import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createAppStore, preferencesState, StoreProvider, useMenuTab, usePanelSizes, usePreferences } from '.';

const Page = () => {
  const [preferences, change] = usePreferences();
  const [sizes, setSizes] = usePanelSizes();
  const [tab, openTab] = useMenuTab();
  return (
    <>
      <p>{JSON.stringify([preferences, sizes, tab])}</p>
      <button onClick={() => change({ translationId: 'WEB', language: 'es' })}>prefer</button>
      <button onClick={() => setSizes((before) => ({ ...before, 'side-left': [28, 72] }))}>resize</button>
      <button onClick={() => openTab('bible')}>bible</button>
    </>
  );
};

function open() {
  const { unmount } = render(
    <StoreProvider store={createAppStore()}>
      <Page />
    </StoreProvider>,
  );
  return unmount;
}

const shown = (): unknown => JSON.parse(screen.getByRole('paragraph').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const { initial, read } = preferencesState;

describe('what a reader has chosen', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
  });

  it('is the KJV and what the system says, until they choose', async () => {
    open();
    expect(shown()).toEqual([
      {
        translationId: 'KJV',
        theme: 'system',
        textSize: 'medium',
        motion: 'system',
        measure: 'medium',
        verses: 'paragraphs',
        verseNumbers: 'shown',
        redLetters: 'shown',
        language: null,
      },
      {},
      'main',
    ]);
    await act(async () => undefined);
  });

  it('stays chosen, but for the tab of the menu', async () => {
    const leave = open();
    ['prefer', 'resize', 'bible'].forEach(press);
    const preferences = { ...initial, translationId: 'WEB', language: 'es' };
    expect(shown()).toEqual([preferences, { 'side-left': [28, 72] }, 'bible']);
    leave();
    open();
    expect(shown()).toEqual([preferences, { 'side-left': [28, 72] }, 'main']);
    await act(async () => undefined);
  });

  it.each(['[[50, 50]]', '{"side-left":[0,100]}', '{"side-left":"wide"}'])(
    'is no size of panels where it is %s',
    (stored) => {
      localStorage.setItem('dm-user@anonymous/site/panel-sizes', stored);
      open();
      expect(shown()).toEqual([initial, {}, 'main']);
      expect(localStorage.getItem('dm-user@anonymous/site/panel-sizes')).toBeNull();
    },
  );

  it('has defaults for what was not stored, and nothing for what is no choice', () => {
    expect(read({ theme: 'dark', unknown: 1 })).toEqual({ ...initial, theme: 'dark' });
    expect(read({ theme: 'neon' })).toBeUndefined();
    expect(read({ language: 'xx' })).toBeUndefined();
    expect(read({ translationId: '../x' })).toBeUndefined();
    expect(read({ translationId: 5 })).toBeUndefined();
    expect(read(null)).toBeUndefined();
  });

  it('is read without ever throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void read(value)));
    fc.assert(fc.property(fc.record({ theme: fc.anything(), language: fc.anything() }), (value) => void read(value)));
  });
});

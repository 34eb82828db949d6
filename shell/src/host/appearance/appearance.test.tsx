import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import {
  CompositionContext,
  createAppStore,
  sitePreferences,
  StoreProvider,
  usePreference,
  type StoredPreferences,
} from '@manna/shared/runtime';
import { garden } from '../../testing/pillars';
import { appearancePreferences } from './appearance-attributes';
import { applyAppearance, useAppearance } from './apply-appearance';
import { appearanceScript, systemThemeColors, themeColors } from './appearance-script';

const ANONYMOUS = 'dm-user@anonymous/site/preferences';
const composition = { pillars: [garden()], slots: {} };
const store = (key: string, preferences: StoredPreferences) => localStorage.setItem(key, JSON.stringify(preferences));

const attributes = () =>
  [...document.documentElement.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .filter((pair) => pair.startsWith('data-'));
const look = () => {
  const { theme, textSize, motion } = document.documentElement.dataset;
  return [theme, textSize, motion].map((value) => value ?? 'none').join(' ');
};
const frameColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);

const papers = Object.entries(themeColors).map(
  ([theme, paper]) => `:root[data-theme='${theme}'] { --paper: ${paper} }`,
);

/** Runs the head of a page, including its appearance script. */
function openHead() {
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) if (name.startsWith('data-')) root.removeAttribute(name);
  document.head.innerHTML = `<meta name="theme-color" content="system">
    <style>${papers.join('')}</style>`;
  const script = document.createElement('script');
  script.textContent = appearanceScript(composition);
  document.head.append(script);
}

const Page = () => {
  const [, chooseTheme] = usePreference(sitePreferences.theme);
  const [, chooseSize] = usePreference(sitePreferences.textSize);
  useAppearance();
  const change = () => {
    chooseTheme('system');
    chooseSize('largest');
  };
  return <button onClick={change}>change</button>;
};

function wake() {
  render(
    <StoreProvider store={createAppStore()}>
      <CompositionContext value={composition}>
        <Page />
      </CompositionContext>
    </StoreProvider>,
  );
  return act(async () => undefined);
}

describe('the look of a page', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('{"user":null}')) });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is what the reader chose, before anything is rendered', () => {
    store(ANONYMOUS, { theme: 'sepia', textSize: 'large', motion: 'reduced' });
    openHead();
    expect(look()).toBe('sepia large reduced');
    expect(frameColors()).toEqual(['#f4e8d1', 'system']);
  });

  it('is that of the last signed-in reader, or else of the anonymous one', () => {
    localStorage.setItem('dm-user', 'u1');
    store(ANONYMOUS, { theme: 'dark' });
    openHead();
    expect(look()).toBe('dark none none');
    store('dm-user@u1/site/preferences', { theme: 'light' });
    openHead();
    expect(look()).toBe('light none none');
  });

  it('ignores a preference with an invalid value, and applies the others', () => {
    localStorage.setItem(ANONYMOUS, '{"theme":"neon","textSize":"large"}');
    openHead();
    expect(look()).toBe('none large none');
  });

  it.each(['not JSON', 'null', '7', '{"theme":"neon","textSize":{},"motion":null}'])(
    'is left to the system when storage has %s',
    (stored) => {
      localStorage.setItem(ANONYMOUS, stored);
      openHead();
      expect(look()).toBe('none none none');
      expect(frameColors()).toEqual(['system']);
    },
  );

  it('is left to the system when storage is forbidden', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    openHead();
    expect(look()).toBe('none none none');
  });

  it('does not change during hydration, and follows the preferences after it', async () => {
    store(ANONYMOUS, { theme: 'sepia' });
    openHead();
    const looks: string[] = [];
    new MutationObserver(() => looks.push(look())).observe(document.documentElement, { attributes: true });
    await wake();
    expect(look()).toBe('sepia none none');
    expect(looks.filter((seen) => !seen.startsWith('sepia'))).toEqual([]);
    act(() => screen.getByRole('button').click());
    expect(look()).toBe('system largest none');
    expect(frameColors()).toEqual(['system']);
  });

  it('changes in every tab', async () => {
    openHead();
    await wake();
    store(ANONYMOUS, { theme: 'sepia' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ANONYMOUS })));
    expect(look()).toBe('sepia none none');
    expect(frameColors()).toEqual(['#f4e8d1', 'system']);
  });

  it('is the same from the script as from the hydrated page', () => {
    for (const theme of ['light', 'dark', 'sepia', 'system'] as const) {
      const others = { textSize: 'small', motion: 'reduced', measure: 'wide', fertilizer: 'none' };
      for (const preferences of [{ theme, ...others }, { theme }]) {
        store(ANONYMOUS, preferences);
        openHead();
        const [found, colors] = [attributes(), frameColors()];
        expect(found).toHaveLength(Object.keys(preferences).length);
        applyAppearance(preferences, appearancePreferences(composition));
        expect([attributes(), frameColors()]).toEqual([found, colors]);
      }
    }
  });

  it('gives the browser’s frame the paper colours of the themes', () => {
    const tokens = readFileSync(path.join(__dirname, '../../../../shared/src/ui/tokens.css'), 'utf8');
    const paperAfter = (start: string) => /--paper: (#\w+)/.exec(tokens.slice(tokens.indexOf(start)))?.[1];
    expect(Object.values(systemThemeColors)).toEqual([
      paperAfter(':root {'),
      paperAfter('@media (prefers-color-scheme: dark)'),
    ]);
    expect([themeColors.dark, themeColors.sepia]).toEqual([
      paperAfter(":root[data-theme='dark']"),
      paperAfter(":root[data-theme='sepia']"),
    ]);
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The custom properties of the first block with this selector. */
function propertiesOf(selector: string): Map<string, string> {
  const sheet = css('tokens.css');
  const start = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const themes = {
  light: propertiesOf(':root'),
  dark: propertiesOf(":root[data-theme='dark']"),
  sepia: propertiesOf(":root[data-theme='sepia']"),
};

/** Relative luminance of '#rrggbb', as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['--paper', '--card', '--sunk'];
const inks = ['--ink', '--ink-soft', '--red', '--orange', '--yellow', '--green', '--blue', '--purple'];

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const colour = (name: string) => theme.get(name) ?? 'missing';
  const pairs = (names: readonly string[]) =>
    names.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const));

  it.each(pairs(inks))('has enough contrast of %s on %s (AA)', (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['--ink', '--ink-jesus']))('has enough contrast of scripture in %s on %s (AAA)', (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs(['--control']))('has enough contrast of control edges in %s on %s', (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

it('differs from other themes only in colors and shadows', () => {
  for (const theme of [themes.dark, themes.sepia]) {
    expect([...theme.keys()].filter((name) => !themes.light.has(name))).toEqual([]);
    const { '--shadow': shadow, ...colours } = Object.fromEntries(theme);
    expect(shadow).toMatch(/^0 1px 2px rgb\(/);
    for (const value of Object.values(colours)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});

it('is the same whether the system or the reader chose it', () => {
  expect(propertiesOf(":root:not([data-theme='light'])")).toEqual(themes.dark);
});

describe('the web fonts', () => {
  const faces = [...css('fonts.css').matchAll(/@font-face \{[^}]+\}/g)].map(([face]) => face);
  const fetched = faces.filter((face) => face.includes('url('));
  const [hebrew = '', ...others] = fetched.filter((face) => face.includes('Hebrew'));

  it('include Latin ones, which never swap during reading', () => {
    const latin = fetched.filter((face) => face !== hebrew);
    expect(latin).toHaveLength(3);
    for (const face of latin) {
      expect(face).toContain('font-display: optional');
      expect(face).toMatch(/-latin-wght-(normal|italic)\.woff2/);
    }
  });

  it('include a Hebrew one for Hebrew letters only', () => {
    expect(others).toEqual([]);
    expect(hebrew).toMatch(/-hebrew-400-normal\.woff2/);
    expect(hebrew).toContain('unicode-range: U+0590-05FF');
  });
});

it.each(['small', 'medium', 'large', 'larger', 'largest'])('scales the whole page to %s text', (size) => {
  const scale = Number(propertiesOf(`:root[data-text-size='${size}']`).get('--text-scale'));
  expect(scale).toBeGreaterThanOrEqual(0.875);
  expect(scale).toBeLessThanOrEqual(1.5);
});

it('reduces motion equally for the reader’s choice and the system’s setting', () => {
  const sheet = css('base.css');
  const declarationsAfter = (opening: string) => {
    const start = sheet.indexOf('{', sheet.indexOf('*::after', sheet.indexOf(opening)));
    return sheet.slice(start, sheet.indexOf('}', start)).replaceAll(/\s+/g, ' ');
  };
  const reduced = declarationsAfter("[data-motion='reduced']");
  expect(reduced).toContain('transition-duration');
  expect(reduced).toBe(declarationsAfter('prefers-reduced-motion'));
});

/** @jest-environment node */
import { keptChapterPage } from './kept-chapter-page';
import { chapterAddress } from './kept-translation-pages';

const translation = {
  slug: 'web',
  name: 'World English Bible',
  shortName: 'WEB',
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  isDefault: false,
} as const;
const content = 'A title\nFirst verse. Second <verse>,\nits line.\nA note';
const at = (words: string) => content.indexOf(words);
const styling = [
  { kind: 'title' as const, min: 0, max: 7 },
  { kind: 'verse' as const, min: at('First'), max: at('Second') - 1, ref: 'Ps.2.1' },
  { kind: 'verse' as const, min: at('Second'), max: at('\nA note'), ref: 'Ps.2.2' },
  { kind: 'line' as const, min: at('its line'), max: at('\nA note') },
  { kind: 'note' as const, min: at('A note'), max: content.length, ref: 'n1' },
];
const shown = (isDefault = false) =>
  keptChapterPage({
    chapter: { osisId: 'Ps.2', title: 'Psalm 2', translations: [{ content, styling }] },
    translation: { ...translation, isDefault },
    keptAt: new Date(Date.UTC(2026, 10, 21, 12)),
    language: 'en',
  }).text();

test('the verses stand in their lines with their numbers, without the notes', async () => {
  const html = await shown();
  expect(html).toContain('<p><strong>A title</strong></p>');
  expect(html).toContain('<p><sup>1</sup>First verse. <sup>2</sup>Second &lt;verse&gt;,</p>');
  expect(html).toContain('<p class="line">its line.</p>');
  expect(html).not.toContain('A note');
});

test('it says that it is a copy, of when, and leads to its neighbours in the same translation', async () => {
  const html = await shown();
  expect(html).toContain('You are reading a copy kept on this device. Kept on November 21, 2026');
  expect(html).toContain('href="/bible/web/psalms/1"');
  expect(html).toContain('href="/bible/web/psalms/3"');
  expect(await shown(true)).toContain('href="/bible/psalms/3"');
});

test('the addresses of chapters are known, with a translation and without', () => {
  expect(chapterAddress('/bible/genesis/50')).toEqual({ translation: undefined, osisId: 'Gen.50' });
  expect(chapterAddress('/bible/web/1-samuel/3')).toEqual({ translation: 'web', osisId: '1Sam.3' });
  for (const path of ['/bible', '/bible/genesis', '/bible/genesis/51', '/bible/genesis/0', '/bible/nobook/1', '/x/y/1'])
    expect([path, chapterAddress(path)]).toEqual([path, undefined]);
});

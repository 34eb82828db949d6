import type { ImportedRecord, EditionRecord } from '../../base/bible/edition-record';
import { drawEdition } from '../../testing/draw-edition';
import { recordOfImport } from './imported-record';
import { addSiteNotes } from './site-notes';

const nothing: ImportedRecord = { omitted: [], words: [], reviewed: [] };
const own: EditionRecord = {
  omitted: [{ verse: 'Acts.8.37', reason: 'edition', because: 'The translation leaves the verse out.' }],
  words: [{ word: 'payim', verse: '1Sam.13.21' }],
  misread: [],
  reviewed: [],
};
const drawn = drawEdition('one', { 'Acts.8.36': 'See, water.', 'Acts.8.38': 'He commanded.' });
const imported = (record: ImportedRecord = nothing, { translation, chapters } = drawn) => ({
  translation,
  chapters: chapters.map((chapter) => ({
    ...chapter,
    // Only the verses from 36 on are drawn.
    styling: chapter.styling.filter(({ kind, ref = '' }) => kind !== 'omitted' || ref === 'Acts.8.37'),
  })),
  licences: [],
  counts: {},
  skipped: [],
  record,
});
const note = (verse: string) => ({ verse, en: 'Some manuscripts add a verse.', es: '' });
const reasonsOf = (...[text, knowledge]: Parameters<typeof recordOfImport>) =>
  recordOfImport(text, knowledge).omitted.map(({ verse, reason, because }) => `${verse}, ${reason}: ${because}`);

test('a verse without words is lost when nothing tells why it is missing', () => {
  expect(reasonsOf(imported(), { own: undefined, leftOutBySome: new Set() })).toEqual([]);
});

test('an edition leaves a verse out when it has a note in its place', () => {
  const noted = { ...drawn, chapters: drawn.chapters.map((chapter) => addSiteNotes(chapter, [note('Acts.8.37')])) };
  expect(reasonsOf(imported(nothing, noted), { own: undefined, leftOutBySome: new Set() })).toEqual([
    'Acts.8.37, edition: The edition has a note in place of the verse.',
  ]);
});

test('a verse that not all manuscripts have is left out by the edition, unless the site knows that it has the verse', () => {
  const leftOutBySome = new Set(['Acts.8.37']);
  expect(reasonsOf(imported(), { own: undefined, leftOutBySome })).toEqual([
    'Acts.8.37, edition: Not all manuscripts have the verse.',
  ]);
  expect(reasonsOf(imported(), { own: { ...own, omitted: [] }, leftOutBySome })).toEqual([]);
});

test('what the site knows of an edition holds for an imported copy of it', () => {
  const record = recordOfImport(imported(), { own, leftOutBySome: new Set() });
  expect(record.omitted).toEqual(own.omitted);
  expect(record.words).toEqual(own.words);
});

test('the operator’s table goes before what the site concludes', () => {
  const omitted = [{ verse: 'Acts.8.37', reason: 'copy' as const, because: 'The file ends a line too early.' }];
  expect(reasonsOf(imported({ ...nothing, omitted }), { own, leftOutBySome: new Set(['Acts.8.37']) })).toEqual([
    'Acts.8.37, copy: The file ends a line too early.',
  ]);
});

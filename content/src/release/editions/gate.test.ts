import type { EditionRecord } from '../../base/bible/edition-record';
import { drawEdition, type DrawnEdition } from '../../testing/draw-edition';
import { kjvGuide } from '../sources/kjv-guide';
import { findMisread } from './find-misread';
import { examineEdition } from './gate';
import { versesByRef } from './verses-by-ref';
import { WordStock } from './word-stock';

const LONG = `${'And he said unto them, Go ye and do likewise in all the land; '.repeat(6)}amen.`;
const kjv = drawEdition('kjv', {
  'Gen.1.1': 'In the beginning God created the heaven and the earth.',
  'Gen.1.2': 'And the earth was without form, and void; and darkness was upon the face of the deep.',
  'Gen.1.3': 'And God said, Let there be light: and there was light.',
  'Esth.8.1': LONG,
  'Ps.3': 'A Psalm of David.',
  'Ps.3.1': 'Many there be which say of my soul, There is no help for him in God. Selah.',
});
const verses = Object.fromEntries(versesByRef(kjv));
const nothing: EditionRecord = { omitted: [], words: [], misread: [], reviewed: [] };
const selah = { text: 'סלה', lemma: '', morphology: '', strongs: 'H5542' };

/** The faults of an edition that is the drawn King James Version but for these verses. */
function faultsWith(
  changed: Record<string, string>,
  record: EditionRecord = nothing,
  language = 'en',
  others: readonly DrawnEdition[] = [],
): string[] {
  const edition = drawEdition('one', { ...verses, 'Ps.3': 'A Psalm of David.', ...changed }, language);
  const report = examineEdition(
    edition,
    record,
    { mended: [] },
    {
      guide: kjvGuide(kjv.chapters),
      kjv: versesByRef(kjv),
      hebrew: new Map([['Ps.3.1', [selah]]]),
      stock: new WordStock([kjv, edition], new Set()),
      suspects: findMisread(new WordStock([kjv, edition, ...others], new Set())),
    },
  );
  expect(report.isOffered).toBe(report.faults.length === 0);
  return report.faults.flatMap(({ kind, verses: found }) => found.map(({ verse }) => `${kind}: ${verse}`));
}

test('an edition without faults is offered', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  ['placeholder', { 'Gen.1.1': 'Not available.' }, 'Gen.1.1'],
  ['ellipsis', { 'Gen.1.1': 'In the beginning God created the heaven and …' }, 'Gen.1.1'],
  ['broken off', { 'Gen.1.2': 'And the earth was without form, and void' }, 'Gen.1.2'],
  ['length cap', { 'Esth.8.1': `${LONG.slice(0, 230)}.` }, 'Esth.8.1'],
  ['spreadsheet value', { 'Gen.1.1': 'In the TRUE beginning God created the heaven and the earth.' }, 'Gen.1.1'],
  ['capital inside a word', { 'Gen.1.1': 'In the begiNning God created the heaven and the earth.' }, 'Gen.1.1'],
  ['punctuation without a space', { 'Gen.1.3': 'And God said,Let there be light: and there was light.' }, 'Gen.1.3'],
  ['lone letter', { 'Gen.1.1': 'In the beginning h God created the heaven and the earth.' }, 'Gen.1.1'],
  ['lost verse', { 'Gen.1.2': '' }, 'Gen.1.2'],
  ['Selah', { 'Ps.3.1': 'Many there be which say of my soul, There is no help for him in God.' }, 'Ps.3.1'],
  ['other number', { 'Gen.1.2': 'And God said, Let there be light: and there was light.' }, 'Gen.1.2'],
])('a %s is found, with its verse', (kind, changed, verse) => {
  expect(faultsWith(changed)).toContain(`${kind}: ${verse}`);
});

test('a word that no other edition has is found, and names and reviewed words are not', () => {
  const changed = { 'Gen.1.1': 'In the beginnig Elohim created the heaven and the earth.' };
  expect(faultsWith(changed)).toEqual(['unknown word: Gen.1.1']);
  expect(faultsWith(changed, { ...nothing, words: [{ word: 'beginnig', verse: 'Gen.1.1' }] })).toEqual([]);
});

test('a word that two editions have otherwise, by one letter, between the same words is found', () => {
  const light = 'And God said, Let there be light: and there was light.';
  const often = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`Gen.2.${index + 1}`, 'there there']));
  const others = [drawEdition('darby', { 'Gen.1.1': '', 'Gen.1.2': '', 'Gen.1.3': light })];
  const changed = { ...often, 'Gen.1.3': light.replace('and there', 'and these') };
  expect(faultsWith(changed, nothing, 'en', others)).toContain('misread word: Gen.1.3');
  expect(faultsWith(changed)).not.toContain('misread word: Gen.1.3');
  const edition = drawEdition('one', { ...verses, ...changed });
  const stock = new WordStock([kjv, ...others, edition], new Set());
  expect(findMisread(stock, 'one').get('one')).toEqual(findMisread(stock).get('one'));
  expect([...findMisread(stock, 'one').keys()]).toEqual(['one']);
});

test('a psalm without its title is found', () => {
  const untitled = drawEdition('one', verses);
  const report = examineEdition(
    untitled,
    nothing,
    { mended: [] },
    {
      guide: kjvGuide(kjv.chapters),
      kjv: versesByRef(kjv),
      hebrew: new Map([['Ps.3.1', [selah]]]),
      stock: new WordStock([kjv, untitled], new Set()),
      suspects: new Map(),
    },
  );
  expect(report.faults).toEqual([
    { kind: 'psalm title', verses: [{ verse: 'Ps.3.1', found: 'no title over the psalm' }] },
  ]);
});

test('a lost verse is no fault when the record knows why, and a record of a verse that is there is one', () => {
  const omitted = [{ verse: 'Gen.1.2', reason: 'copy' as const, because: 'The package has lost the verse.' }];
  expect(faultsWith({ 'Gen.1.2': '' }, { ...nothing, omitted })).toEqual([]);
  expect(faultsWith({}, { ...nothing, omitted })).toEqual(['untrue omission: Gen.1.2']);
});

test('a finding that was reviewed is no fault, and a review that finds nothing any more is one', () => {
  const reviewed = [{ kind: 'ellipsis', verse: 'Gen.1.1', because: 'The sentence is not finished.' }];
  expect(faultsWith({ 'Gen.1.1': 'In the beginning God created the heaven...' }, { ...nothing, reviewed })).toEqual([]);
  expect(faultsWith({}, { ...nothing, reviewed })).toEqual(['outdated review: Gen.1.1']);
});

test('an edition in another language is not held to English words, titles and Selahs', () => {
  expect(faultsWith({ 'Ps.3.1': 'מזמור', 'Gen.1.1': 'בראשית' }, nothing, 'he')).toEqual([]);
});

test('a Spanish edition is held to Spanish letters, and not to English words', () => {
  const spanish = {
    'Gen.1.1': 'En el principio crió Dios los cielos y la tierra.',
    'Gen.1.2': 'Y la tierra estaba desordenada y vacía, y las tinieblas estaban sobre la haz.',
    'Gen.1.3': 'Y dijo Dios: Sea la luz: y fué la luz; y el Espíritu ú otro á él, é idolatría.',
    'Esth.8.1': LONG,
  };
  expect(faultsWith(spanish, nothing, 'es')).toEqual([]);
  expect(faultsWith({ ...spanish, 'Gen.1.2': 'Y la tierra l estaba vacía.' }, nothing, 'es')).toEqual([
    'lone letter: Gen.1.2',
  ]);
  expect(faultsWith({ ...spanish, 'Gen.1.2': 'Y la tierra estaba vacíA, y fÉrtil:á él.' }, nothing, 'es')).toEqual([
    'capital inside a word: Gen.1.2',
    'punctuation without a space: Gen.1.2',
  ]);
});

test('letters with accents and the letter that some files have as an apostrophe belong to their words', () => {
  expect(faultsWith({ 'Gen.1.1': 'In the beginning God created Cæsarʼs heaven and the earth.' })).toEqual([]);
});

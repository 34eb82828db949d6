import { osisOf } from '../../../base/bible/reference-verses';
import type { DraftInline } from '../draft';
import { readMarkdown } from './read-markdown';

const LINES_BEFORE = 10;
const read = (...lines: string[]) => readMarkdown(lines.join('\n'), LINES_BEFORE);
const faults = (...lines: string[]) =>
  read(...lines).faults.map(({ line, sentence }) => `${line - LINES_BEFORE} ${sentence}`);

const drawInline = (inline: DraftInline): string => {
  if (inline.kind === 'reference') return `{${inline.text} = ${osisOf(inline.ref)}}`;
  return inline.kind === 'link' ? `[${inline.text} -> ${inline.target}]` : `${inline.kind}(${inline.text})`;
};

test('a paragraph is split into text, references and links', () => {
  const { blocks, faults: found } = read('Abram *went* out of [Haran](places/haran) (Genesis', '12:1-3, 9).');
  expect(found).toEqual([]);
  expect(blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines.map(drawInline) : []))).toEqual([
    'text(Abram )',
    'emphasis(went)',
    'text( out of )',
    '[Haran -> places/haran]',
    'text( ()',
    '{Genesis\n12:1-3 = Gen.12.1-Gen.12.3}',
    'text(, )',
    '{9 = Gen.12.9}',
    'text().)',
  ]);
});

test('headings, lists and scripture quotations become separate blocks', () => {
  const { blocks, faults: found } = read('## One', '', '- first', '- second', '', '### Two', '', '> Psalm 23:1-3');
  expect(found).toEqual([]);
  expect(blocks.map((block) => `${block.line - LINES_BEFORE} ${block.kind}`)).toEqual([
    '1 heading',
    '3 list',
    '6 heading',
    '8 scripture',
  ]);
});

test.each([
  [
    '<b>Abram</b> went.',
    ['1 There is HTML in the text, which no entry may have.', '1 There is HTML in the text, which no entry may have.'],
  ],
  ['<div>', ['1 There is HTML in the text, which no entry may have.']],
  ['![A map](map.png)', ['1 There is a picture in the text, which no entry may have.']],
  ['Say `go`.', ['1 There is code in the text, which no entry may have.']],
  ['---', ['1 There is a line across the page in the text, which no entry may have.']],
  ['Read [this](https://example.org).', ['1 "https://example.org" is not written as collection/slug.']],
  ['Read https://example.org now.', ['1 "https://example.org" leads out of the site.']],
  ['Read [this](abraham).', ['1 "abraham" is not written as collection/slug.']],
  ['*All [of](people/abraham) it*', ['1 Emphasis, strong words and links do not stand inside each other.']],
  ['# Abram', ['1 Headings have two or three number signs.']],
  ['> And he went.', ['1 The block quotation "And he went." is not written as the house style has references.']],
  ['> Psalm 23:1, 4', ['1 The block quotation "Psalm 23:1, 4" names more than one run of verses.']],
  ['> Psalm 151', ['1 The block quotation "Psalm 151" does not exist: Psalms has only 150 chapters.']],
])('%s is reported as invalid in an entry', (text, wanted) => {
  expect(faults(text)).toEqual(wanted);
});

test('a fault is reported with its line in the file', () => {
  expect(faults('Abram went', 'out (Gen. 12:1)', 'and came (Genesis', '51:1).', '', '| a | b |')).toEqual([
    '2 "12:1" has no book before it.',
    '3 "Genesis 51:1" does not exist: Genesis has only 50 chapters.',
    '6 There is a table, which no entry may have.',
  ]);
});

test('a list is reported when it is nested or an item has several paragraphs', () => {
  expect(faults('- one', '  - two', '- three', '', '  more')).toEqual([
    '2 There is a list inside a list in a list, which no entry may have.',
    '5 An item of a list is one paragraph.',
  ]);
});

test('a heading is reported when it has nothing under it or lacks a higher heading above it', () => {
  expect(faults('### Small', '', 'Words.', '', '## Great', '', '## Last')).toEqual([
    '1 "Small" has no heading of two signs above it.',
    '5 Nothing stands under the heading "Great".',
    '7 Nothing stands under the heading "Last".',
  ]);
});

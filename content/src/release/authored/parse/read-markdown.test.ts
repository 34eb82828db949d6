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
  ['![A map](map.png)', ['1 "map.png" is not written as figures/slug.']],
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
    '6 The table has no caption above it, a paragraph that begins with "Table: ".',
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

const cell = (run: readonly DraftInline[]) => run.map(drawInline).join('');

test('a table becomes cells with their references and links', () => {
  const { blocks, faults: found } = read(
    'Table: Two *fathers* (Genesis 5:3).',
    '',
    '| Who | Verse |',
    '| --- | --- |',
    '| [Adam](people/adam) | Genesis 5:3 |',
    '| Seth and _his_ | Genesis 5:6 |',
  );
  expect(found).toEqual([]);
  expect(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? [cell(block.caption), ...[block.head, ...block.rows].map(({ cells }) => cells.map(cell).join(' / '))]
        : [],
    ),
  ).toEqual([
    'text(Two )emphasis(fathers)text( (){Genesis 5:3 = Gen.5.3}text().)',
    'text(Who) / text(Verse)',
    '[Adam -> people/adam] / {Genesis 5:3 = Gen.5.3}',
    'text(Seth and )emphasis(his) / {Genesis 5:6 = Gen.5.6}',
  ]);
});

test('a table is reported when its caption, its head or a cell is missing', () => {
  const table = ['| a | b |', '| --- | --- |', '| c | d |'];
  expect(faults(...table)).toEqual(['1 The table has no caption above it, a paragraph that begins with "Table: ".']);
  expect(faults('Table: Letters.', '', 'He went.')).toEqual(['1 There is no table below this caption.']);
  expect(faults('Table: Letters.', '', '| a | b |', '| c | d |')).toEqual([
    '3 A table has a row of headers, a row of hyphens and rows, between bars.',
  ]);
  expect(faults('Table: Letters.', '', ...table, '| e |', '| f | |')).toEqual([
    '6 The row has 1 cells, and the table 2 columns.',
    '7 A cell of the table is empty.',
  ]);
  expect(faults('Table: Letters.', '', ...table, '| e | Genesis 51:1 |')).toEqual([
    '6 "Genesis 51:1" does not exist: Genesis has only 50 chapters.',
  ]);
});

test('a figure has words in place of it and a caption', () => {
  const { blocks, faults: found } = read('![Three bars, the last the longest](figures/bars)', 'Bars (Genesis', '5:3).');
  expect(found).toEqual([]);
  expect(blocks).toMatchObject([{ kind: 'figure', figure: 'bars', alt: 'Three bars, the last the longest', line: 11 }]);
  expect(blocks.flatMap((block) => (block.kind === 'figure' ? [cell(block.caption)] : []))).toEqual([
    'text(Bars (){Genesis\n5:3 = Gen.5.3}text().)',
  ]);
});

test.each([
  ['![Three bars, the last the longest](bars.png)\nBars.', '"bars.png" is not written as figures/slug.'],
  ['![Bars](figures/bars)\nBars.', 'The words in place of the figure are 4 characters; wanted: 20 to 500.'],
  ['![Three bars, the last the longest](figures/bars)', 'The figure has no caption on the lines below it.'],
  ['See ![Three bars](figures/bars) here.', 'There is a picture in the text, which no entry may have.'],
])('%s is no figure', (text, wanted) => {
  expect(faults(text)).toEqual([`1 ${wanted}`]);
});

test('an emphasised block quotation is a pull quote', () => {
  expect(read('> _He went, and', '> it was night._').blocks).toEqual([
    { kind: 'pullQuote', line: 11, text: 'He went, and it was night.' },
  ]);
});

test('footnotes come last, in the order of their marks', () => {
  const { blocks, faults: found } = read(
    'He went[^way] out (Genesis 12:1).[^when]',
    '',
    '[^when]: In spring.',
    '',
    '[^way]: By the _old_ road (Genesis 12:5).',
  );
  expect(found).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'footnotes']);
  expect(
    blocks.flatMap((block) => (block.kind === 'footnotes' ? block.notes.map(({ inlines }) => cell(inlines)) : [])),
  ).toEqual(['text(By the )emphasis(old)text( road (){Genesis 12:5 = Gen.12.5}text().)', 'text(In spring.)']);
});

test('footnotes are reported when they and their marks do not match', () => {
  expect(faults('One.[^a] Two.[^a] Three.[^b]', '', '[^a]: The first.', '', '[^c]: The third.')).toEqual([
    '1 There is no footnote "b".',
    '1 The footnote "a" is marked twice.',
    '5 Nothing in the text refers to the footnote "c".',
  ]);
  expect(faults('One.[^a]', '', '[^a]:', '    The first', '    (Genesis 51:1).')).toEqual([
    '5 "Genesis 51:1" does not exist: Genesis has only 50 chapters.',
  ]);
  expect(faults('One.[^a]', '', '[^a]: The first.', '', 'More words.')).toEqual([
    '5 Footnotes are the end of the text.',
  ]);
  expect(faults('One.[^a] Two.[^b]', '', '[^a]: The first.[^b]', '', '[^b]: The last.')).toContain(
    '3 A footnote has no footnotes.',
  );
});

import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { CommentaryPassage } from '@manna/shared/contracts';
import { runs } from '@manna/shared/testing/thorough';
import { ContentError } from '../../base/content-error';
import { readImports } from '../../base/imported/import-package';
import { proseText } from '../../base/prose-text';
import { ImportLog } from '../import-log';
import { runImport } from '../run-import';
import { findModule } from '../sword/installed-modules';
import { scratchFolder } from '../testing/run-sample';
import { writeSmallCommentary } from '../testing/small-commentary';
import { readCommentary } from './read-commentary';

const scratch = scratchFolder();
const before = process.env.SWORD_PATH;
afterAll(() => {
  process.env.SWORD_PATH = before;
});

const OSIS = 'SourceType=OSIS\nEncoding=UTF-8';
type Choices = Partial<Parameters<typeof writeSmallCommentary>[0]>;

/** Writes a module and opens a reader of it. */
function moduleOf(texts: Choices['texts'], choices: Choices = {}) {
  const root = mkdtempSync(join(scratch, 'root-'));
  const folder = writeSmallCommentary({ root, name: 'Small', record: OSIS, texts: texts ?? [], ...choices });
  process.env.SWORD_PATH = root;
  const log = new ImportLog('small', false);
  return { folder, log, read: () => readCommentary(findModule('Small'), 'small', log) };
}
/** The passages of a module as 'Gen.1.1: words'; blocks are separated by ' / ', and headings have a '#'. */
const drawn = (passages: readonly CommentaryPassage[]) =>
  passages.map(({ osis, body }) => {
    const blocks = body.map(
      (block) => `${block.kind === 'heading' ? '#' : ''}${proseText([block]).replaceAll('\n', '; ')}`,
    );
    return `${osis}: ${blocks.join(' / ')}`;
  });
const p = (text: string) => `<div sID="g" type="x-p"/> ${text} <div eID="g" type="x-p"/>`;
const bold = (text: string) => `<hi type="bold">${text}</hi>`;

test.each([2, 4] as const)('an index with sizes of %s bytes is read, whatever the record says', (sizeBytes) => {
  const { read } = moduleOf(
    [
      { first: 'Gen.1.1', last: 'Gen.1.2', text: p('In the beginning.') },
      { first: 'Gen.1.3', text: p('Light.') },
      { first: 'Mal.4.6', text: p('The end.') },
    ],
    { sizeBytes },
  );
  expect(drawn(read())).toEqual(['Gen.1.1-Gen.1.2: In the beginning.', 'Gen.1.3: Light.', 'Mal.4.6: The end.']);
});

test('a label in bold parts a text into passages, and what is before the first label is about the chapter', () => {
  const { read } = moduleOf([
    {
      first: 'Gen.1.1',
      last: 'Gen.1.2',
      text:
        `<title type="x-ms">Genesis</title>${p('A book.')}<title type="x-s2">Chapter 1</title><title>Chapter Outline</title>` +
        `<table><row><cell>The making.</cell><cell>(1, 2)</cell></row></table>${p('')}` +
        `<table><row><cell>The light.</cell><cell>(3)</cell></row></table>${p(bold('Verses 1-2'))}${p('One.')}${p('Two.')}`,
    },
    { first: 'Gen.1.3', text: `${p(bold('Verse 3'))}${p('Three.')}` },
  ]);
  expect(drawn(read())).toEqual([
    'Gen.1: #Genesis / A book. / #Chapter Outline / The making. (1, 2); The light. (3)',
    'Gen.1.1-Gen.1.2: One. / Two.',
    'Gen.1.3: Three.',
  ]);
});

test('what a commentary says about a verse below several headings is one passage', () => {
  const text =
    `<title>EXPOSITION.</title>${p(`${bold('Verse 1.')} First.`)}${p('More.')}${p(`${bold('Ver. 2.')} Second.`)}` +
    `<title>NOTES AND SAYINGS</title>${p('On all.')}${p(`${bold('Verse 1.')} A note.`)}${p(`${bold('Verses 1, 2.')} Both.`)}`;
  const { read } = moduleOf([{ first: 'Ps.1.1', text }]);
  const passages = read();
  expect(drawn(passages)).toEqual([
    'Ps.1: #Notes and Sayings / On all.',
    'Ps.1.1-Ps.1.2: #Notes and Sayings / Both.',
    'Ps.1.1: #Exposition / First. / More. / #Notes and Sayings / A note.',
    'Ps.1.2: #Exposition / Second.',
  ]);
  const ids = passages.flatMap(({ body }) => body.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a text that the index does not name comes behind the text before it', () => {
  const { read, log } = moduleOf([
    { first: 'Ps.95.1', last: 'Ps.95.7', text: `${p(bold('Verses 1-7'))}${p('Come.')}` },
    { first: 'Ps.95.7', text: `${p(bold('Verses 7-11'))}${p('Hear.')}`, isUnnamed: true },
    { first: 'Ps.96.1', text: p('Sing.') },
  ]);
  expect(drawn(read())).toEqual(['Ps.95.1-Ps.95.7: Come.', 'Ps.95.7-Ps.95.11: Hear.', 'Ps.96.1: Sing.']);
  expect(log.counts["texts that the module's index does not name"]).toBe(1);
});

test('references become links: to what readers see, otherwise to what the module says, otherwise plain text', () => {
  const { read, log } = moduleOf([
    {
      first: 'Gen.1.1',
      text: p(
        'See <reference osisRef="jer 4:23-27">Jeremiah 4:23-26</reference>; <reference osisRef="John.6.51">51</reference>, ' +
          '<reference osisRef="isa 45:18"> 45:18</reference>; <reference osisRef="ge 1:5 ge 1:14">Genesis 1:5,14</reference>, ' +
          '<reference osisRef="Gen.1.99">Mt 99:1</reference>, Ex. 6:20 and Mark 5.',
      ),
    },
  ]);
  const [block] = read()[0]?.body ?? [];
  const links = block?.kind === 'paragraph' ? block.inlines.filter(({ kind }) => kind === 'reference') : [];
  expect(links).toEqual([
    { kind: 'reference', text: 'Jeremiah 4:23-26', osis: 'Jer.4.23-Jer.4.26' },
    { kind: 'reference', text: '51', osis: 'John.6.51' },
    { kind: 'reference', text: '45:18', osis: 'Isa.45.18' },
    { kind: 'reference', text: 'Genesis 1:5', osis: 'Gen.1.5' },
    { kind: 'reference', text: '14', osis: 'Gen.1.14' },
    { kind: 'reference', text: 'Ex. 6:20', osis: 'Exod.6.20' },
  ]);
  expect(proseText(block ? [block] : [])).toBe(
    'See Jeremiah 4:23-26; 51, 45:18; Genesis 1:5,14, Mt 99:1, Ex. 6:20 and Mark 5.',
  );
  expect(log.skipped).toMatchObject([{ reason: 'There are no such verses; it stays plain text.' }]);
});

test('emphasis and lists are kept, and a list may go on in the next text', () => {
  const { read } = moduleOf([
    { first: 'Gen.4.1', text: `${p('<hi type="italic">Cain</hi> was a tiller.')}<list><item>One` },
    { first: 'Gen.4.2', text: 'two</item></list>' },
  ]);
  expect(read().map(({ body }) => body)).toEqual([
    [
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'emphasis', text: 'Cain' },
          { kind: 'text', text: ' was a tiller.' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'One' }]] },
    ],
    [{ kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'two' }]] }],
  ]);
});

test('a commentary in ThML is read', () => {
  const { read } = moduleOf(
    [{ first: 'Gen.1.1', text: '<p>It is <i>good</i>: <scripRef passage="John 1:1">John 1:1</scripRef>.<br/>So.</p>' }],
    { record: 'SourceType=ThML\nEncoding=UTF-8' },
  );
  expect(drawn(read())).toEqual(['Gen.1.1: It is good: John 1:1. / So.']);
});

test('the only text of a chapter that numbers the chapter is about all of its verses', () => {
  const { read } = moduleOf([
    { first: 'Ps.133.1', text: `<title type="x-s2">Chapter 133</title>${p('--On the whole -- of it.')}` },
    { first: 'Ps.134.1', text: p('On the first verse.') },
    { first: 'Ps.135.1', text: `<title>Chapter 135</title>${p('One.')}` },
    { first: 'Ps.135.2', text: p('Two.') },
  ]);
  expect(drawn(read())).toEqual([
    'Ps.133.1-Ps.133.3: On the whole -- of it.',
    'Ps.134.1: On the first verse.',
    'Ps.135.1: One.',
    'Ps.135.2: Two.',
  ]);
});

test('a label of verses that the chapter does not have stays text', () => {
  const { read, log } = moduleOf([{ first: 'Ps.117.1', text: p(`${bold('Verse 8.')} Odd.`) }]);
  expect(drawn(read())).toEqual(['Ps.117.1: Verse 8. Odd.']);
  expect(log.skipped).toMatchObject([{ reason: 'The chapter has no such verses; the label stays text.' }]);
});

test('an import writes a commentary with the terms of its record, and the build reads it', async () => {
  moduleOf([{ first: 'Gen.1.1', text: p('Words.') }], {
    record: `${OSIS}\nDescription=A Small Commentary\nDistributionLicense=Public Domain\nVersion=1.5\nLang=en`,
  });
  const root = mkdtempSync(join(scratch, 'out-'));
  const printed: string[] = [];
  await runImport(['sword', '--module', 'small'], root, (line) => printed.push(line));
  expect(readImports(root).commentaries).toMatchObject([
    {
      commentary: {
        slug: 'small',
        name: 'A Small Commentary',
        language: 'en',
        direction: 'ltr',
        licence: 'Public Domain',
        passages: 1,
      },
      passages: [{ osis: 'Gen.1.1' }],
      licence: { source: 'A Small Commentary', version: '1.5', licence: 'Public Domain' },
      counts: { texts: 1, passages: 1 },
    },
  ]);
  expect(printed).toContain('small: 1 texts, 1 passages');
  await expect(runImport(['sword', '--module', 'small'], root, () => undefined)).rejects.toThrow('already exists');
});

describe('a commentary is refused', () => {
  const texts = [{ first: 'Gen.1.1', text: p('Words.') }];

  test.each([
    ['in GBF', 'SourceType=GBF', 'The commentary Small is GBF; only OSIS and ThML can be read.'],
    ['with plain text', '', 'The commentary Small is plain text; only OSIS and ThML can be read.'],
    [
      'that is locked',
      `${OSIS}\nCipherKey=x`,
      'The module Small is locked or compressed as ZIP; only ZIP can be read.',
    ],
    ['compressed in another way', `${OSIS}\nCompressType=XZ`, 'compressed as XZ; only ZIP can be read.'],
  ])('%s', (_what, record, sentence) => {
    expect(moduleOf(texts, { record }).read).toThrow(sentence);
  });

  test.each([
    ['an unknown element', '<foo>Words.</foo>', 'Small, Genesis 1:1: The element <foo> is not known.'],
    ['markup that is not well-formed', '<p>Words.</q>', 'Small, Genesis 1:1: This is not well-formed XML'],
    [
      'a text that is cut off',
      '<p>Words.',
      'Small, Genesis 1:1: The commentary ends inside <p>; it seems to be cut off.',
    ],
    ['no words', '<p/>', 'The commentary Small has no words.'],
  ])('if it has %s', (_what, text, sentence) => {
    expect(moduleOf([{ first: 'Gen.1.1', text }]).read).toThrow(sentence);
  });

  test('if its index has another length', () => {
    const { folder, read } = moduleOf(texts);
    truncateSync(join(folder, 'ot.bzv'), 1_000);
    expect(read).toThrow(
      'The module Small is damaged, or not numbered as the King James Version: its index of the Old Testament has 1000 bytes instead of 241150 or 289380.',
    );
  });

  test('with a sentence if any of its files is damaged', () => {
    const { folder, read } = moduleOf(texts);
    const files = ['ot.bzs', 'ot.bzv', 'ot.bzz'].map((file) => join(folder, file));
    const whole = files.map((file) => readFileSync(file));
    fc.assert(
      fc.property(fc.nat({ max: 2 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (file, at, change) => {
        const bytes = Buffer.from(whole[file] ?? []);
        // The index is full of zeros. Its beginning has the records of the text.
        const place = at % Math.min(bytes.length, 80);
        bytes[place] = (bytes[place] ?? 0) ^ change;
        writeFileSync(files[file] ?? '', bytes);
        try {
          expect(read().length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentError);
        } finally {
          for (const [index, name] of files.entries()) writeFileSync(name, whole[index] ?? '');
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('if its texts are cut off or missing', () => {
    const { folder, read } = moduleOf(texts);
    writeFileSync(join(folder, 'ot.bzz'), 'no');
    expect(read).toThrow('The module Small is damaged: ');
    rmSync(join(folder, 'ot.bzz'));
    expect(read).toThrow('cannot be read; the module Small is not whole.');
    rmSync(join(folder, 'ot.bzv'));
    expect(read).toThrow('The module Small has no texts in ');
  });
});

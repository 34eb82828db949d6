import { join } from 'node:path';
import fc from 'fast-check';
import { countSpans } from '../../base/bible/count-spans';
import { drawChapter } from '../../testing/draw-chapter';
import { ImportLog } from '../import-log';
import { locateBy } from '../scripture/locate';
import { settleBook } from '../scripture/settle-book';
import { translationText } from '../scripture/translation-text';
import { filesIn, importOf, onRealData, scratchFolder } from '../testing/run-sample';
import { readUsfm } from './read-usfm';

const scratch = scratchFolder();
const sample = join(__dirname, 'sample');

const draw = (usfm: string, osisId: string, name = 'book.usfm') => {
  const log = new ImportLog('smp', true);
  const books = readUsfm(filesIn(scratch, { [name]: `${usfm}\n` }), log);
  const licence = { source: 'smp', version: '1', licence: 'Public domain', attribution: 'None' };
  const record = {
    slug: 'smp',
    name: 'S',
    shortName: 'S',
    language: 'en',
    direction: 'ltr' as const,
    year: 1,
    licence: 'None',
  };
  const { chapters } = translationText({ record, licence, books }, locateBy('kjv'), log);
  const chapter = chapters.find((one) => one.osisId === osisId);
  return { drawn: chapter ? drawChapter(chapter) : [], chapter, skipped: log.skipped };
};

test('a file becomes paragraphs, lines with their levels, headings, notes and marked words', async () => {
  const { run, text } = importOf(scratch, 'usfm', sample);
  await run();
  const { chapters, counts, skipped, translation } = text();
  expect(chapters.map(drawChapter)).toEqual([
    [
      'heading: Greeting',
      'paragraph: (1 The elder to the [chosen] lady*n1  and her children,) (2 because of the truth that lives in us:)',
      'paragraph: (3 Grace, mercy and peace.)',
      'heading: Walking in love',
      'line: <(4 I was very glad',
      'line: to find your children walking;)>',
      'line: <(5 and now I ask you, {“Love one another.”})>',
      'paragraph: (6 This is love, and many have gone out.)(7)  (8 Watch yourselves.)',
      'heading: A heading inside a verse',
      'paragraph: (9 Whoever runs ahead',
      'paragraph: goes away.) (10 If anyone comes,) (11 do not greet him.) (12 I have much to write, but not with ink.)',
      'paragraph: (13 The children of your sister greet you.)',
      'note: Or Kyria, a name',
    ],
  ]);
  expect(chapters[0]?.styling.flatMap(({ kind, level }) => (kind === 'line' ? [level] : []))).toEqual([1, 2, 1]);
  expect(counts).toMatchObject({ files: 1, 'verse numbers': 14, verses: 12, 'verses left out': 1 });
  expect(translation.contains.features).toEqual([
    'addedWords',
    'wordsOfJesus',
    'notes',
    'paragraphs',
    'poetry',
    'headings',
  ]);
  const said = skipped.map(({ ref, reason }) => `${ref}: ${reason}`);
  expect(said).toContain(
    '2John.1.14: 2John.1.14 is not a verse of the King James Version. Its words were left out: This verse is in no other Bible.',
  );
  expect(said).toContain(
    '2John.1.7: The translation tells the verse together with the one before it, where its words stand.',
  );
  expect(said).toContain('2John.1.9: A heading inside a verse was set before the verse.');
  expect(said).toContain('63-2JNSMP.usfm:24: cross-references of the margin are left out; the site has its own.');
});

test('a psalm’s title stands over it, acrostic letters are headings, and later titles too', () => {
  const { drawn } = draw(
    '\\id PSA\n\\c 1\n\\s Two ways\n\\d A Psalm.\n\\q1\n\\v 1 Blessed\n\\qa BETH\n\\q1\n\\v 2 But his delight\n\\qs Selah\\qs*',
    'Ps.1',
  );
  expect(drawn.slice(0, 5)).toEqual([
    'heading: Two ways',
    'title: A Psalm.',
    'line: <(1 Blessed)>',
    'heading: BETH',
    'line: <(2 But his delight Selah)>(3) (4) (5) (6) ',
  ]);
});

test('parts of a verse are joined, and a file without \\id is identified by its name', () => {
  const { drawn, skipped } = draw(
    '\\h Obadiah\n\\c 1\n\\p\n\\v 1a One,\n\\p\n\\v 1b and more.',
    'Obad.1',
    '31OBASMP.SFM',
  );
  expect(drawn.slice(0, 2)).toEqual(['paragraph: (1 One,', expect.stringContaining('paragraph: and more.)')]);
  expect(skipped[0]?.reason).toBe('The file has no \\id; its name tells that its book is Obadiah.');
});

test('milestones, figures, sidebars, tables, attributes and private milestones do not come into the text', () => {
  const { drawn } = draw(
    [
      '\\id OBA',
      '\\c 1 \\ca 2\\ca*',
      '\\p',
      '\\v 1 One \\zaln-s |x-strong="H1"\\*two\\zaln-e\\* three\\fig A map|src="a.jpg" size="col"\\fig*\\ts\\* four.',
      '\\esb',
      '\\p A sidebar.',
      '\\esbe',
      '\\tr \\th1 Day \\tc2 Name',
      '\\v 2 \\vp 2b\\vp*five // six~seven \\rb BB|gloss="g"\\rb*.',
    ].join('\n'),
    'Obad.1',
  );
  expect(drawn.slice(0, 3)).toEqual([
    'paragraph: (1 One two three four.',
    'paragraph: Day Name) ' +
      '(2 five six\u00a0seven BB.)' +
      Array.from({ length: 19 }, (_, index) => `(${index + 3}) `).join(''),
  ]);
});

const GOOD = '\\id OBA\n\\c 1\n\\p\n\\v 1 One.\n';
test.each([
  ['an unknown marker', { '31OBA.usfm': `${GOOD}\\foo Words\n` }, '31OBA.usfm:5: The marker \\foo is not known.'],
  ['a verse twice', { 'a.usfm': `${GOOD}\\v 1 Again.\n` }, 'a.usfm:5: The verse Obadiah 1:1 appears twice.'],
  [
    'a verse before its turn',
    { 'a.usfm': `${GOOD}\\v 3 Three.\n\\v 2 Two.\n` },
    'a.usfm:6: The verse Obadiah 1:2 comes after',
  ],
  ['a chapter twice', { 'a.usfm': `${GOOD}\\c 1\n` }, 'a.usfm:5: Obadiah 1 appears twice.'],
  ['a verse without a number', { 'a.usfm': `${GOOD}\\v one\n` }, 'a.usfm:5: The verse has no number: "one".'],
  [
    'a note that is not closed',
    { 'a.usfm': `${GOOD}\\v 2 Two\\f + \\ft Or\n` },
    'a.usfm:5: The note \\f is not closed.',
  ],
  ['a closing marker alone', { 'a.usfm': `${GOOD}\\v 2 Two\\nd*\n` }, 'a.usfm:5: The marker \\nd* closes nothing.'],
  [
    'a file cut off inside its last line',
    { 'a.usfm': `${GOOD}\\v 2 Tw` },
    'a.usfm:5: Obadiah ends at 1:2; the file seems to be cut off.',
  ],
  [
    'a book that ends chapters too early',
    { 'a.usfm': '\\id JON\n\\c 1\n\\p\n\\v 1 One.\n' },
    'a.usfm:4: Jonah ends at 1:1; the file seems to be cut off.',
  ],
  ['a book in two files', { 'a.usfm': GOOD, 'b.sfm': GOOD }, 'b.sfm:1: Obadiah is in a.usfm already.'],
  ['no USFM at all', { 'a.usfm': '<osis/>\n' }, 'a.usfm:1: The file is not USFM'],
  [
    'Latin 1',
    { 'a.usfm': Buffer.concat([Buffer.from(GOOD), Buffer.from([0xe9, 0x0a])]) },
    'a.usfm:5: The line is not UTF-8',
  ],
  ['UTF-16', { 'a.usfm': Buffer.from(`\ufeff${GOOD}`, 'utf16le') }, 'a.usfm:1: The file is UTF-16 (little-endian)'],
  ['an empty file', { 'a.usfm': '' }, 'a.usfm is empty.'],
  [
    'the Hebrew numbering',
    { 'a.usfm': '\\id JOL\n\\c 4\n\\p\n\\v 1 One.\n' },
    'a.usfm:4: Joel.4.1 is a verse of the Hebrew numbering alone',
  ],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, files, sentence) => {
  const { run, left } = importOf(scratch, 'usfm', filesIn(scratch, files));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

test('a lenient import leaves out unknown markers and says so', async () => {
  const { run, text } = importOf(
    scratch,
    'usfm',
    filesIn(scratch, { 'a.usfm': `${GOOD}\\v 2 \\foo Two.\n` }),
    '--lenient',
  );
  await run();
  expect(text().skipped.map(({ reason }) => reason)).toContain('The marker \\foo is not known.');
  expect(text().counts['verses']).toBe(2);
});

test('the Hebrew numbering is moved to the King James Version’s when it is asked for', async () => {
  const usfm =
    '\\id JON\n\\c 1\n\\p\n\\v 1 One.\n\\c 2\n\\p\n\\v 1 A fish.\n\\v 2 He prayed.\n\\c 3\n\\p\n\\v 1 Again.\n\\c 4\n\\p\n\\v 1 Angry.\n';
  const { run, text } = importOf(scratch, 'usfm', filesIn(scratch, { 'a.usfm': usfm }), '--versification', 'org');
  await run();
  const verses = text().chapters.flatMap(({ content, styling }) =>
    styling.flatMap(({ kind, ref, min, max }) => (kind === 'verse' ? [`${ref} ${content.slice(min, max)}`] : [])),
  );
  expect(verses).toEqual([
    'Jonah.1.1 One.',
    'Jonah.1.17 A fish.',
    'Jonah.2.1 He prayed.',
    'Jonah.3.1 Again.',
    'Jonah.4.1 Angry.',
  ]);
});

test('God’s name is in capitals, and words on both sides of a note are two words', async () => {
  const usfm = '\\id OBA\n\\c 1\n\\p\n\\v 1 The \\nd Lord\\nd* spoke.\\f + \\ft Or, said\\f*Then\n\\v 21 End.\n';
  const { run, text } = importOf(scratch, 'usfm', filesIn(scratch, { 'a.usfm': usfm }));
  await run();
  expect(text().chapters.map(drawChapter)[0]?.[0]).toContain('(1 The LORD spoke.*n1  Then)');
});

test('a heading inside a verse of the Song of Songs becomes a note, because it names a speaker', async () => {
  const usfm = '\\id SNG\n\\c 8\n\\q1\n\\v 1 Come.\n\\s2 The Friends\n\\q1 We come.\n\\v 14 End.\n';
  const { run, text } = importOf(scratch, 'usfm', filesIn(scratch, { 'a.usfm': usfm }));
  await run();
  const drawn = text().chapters.map(drawChapter)[0];
  expect(drawn?.slice(0, 2)).toEqual(['line: <(1 Come.', expect.stringMatching(/^line: \*n1 We come\.\)/)]);
  expect(drawn).toContain('note: The Friends');
});

const word = fc.stringMatching(/^[a-zé,;]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 });
const styled = fc.tuple(words, fc.constantFrom('', 'wj', 'add', 'nd', 'w', '+nd')).map(([list, style]) => {
  const plain = list.join(' ');
  return { plain, usfm: style === '' ? plain : `\\${style} ${plain}\\${style}*` };
});
const verse = fc.record({
  runs: fc.array(styled, { minLength: 1, maxLength: 4 }),
  before: fc.constantFrom('', '\\p\n', '\\q2\n', '\\b\n\\q1\n', '\\s A heading\n\\p\n', '\\li1\n'),
  inside: fc.constantFrom(' ', '\n\\q2 ', '\n', '\n\\p ', ' \\f + \\fr 1:1 \\ft A note\\f* '),
});

test('every verse keeps its words, however they are set', () => {
  const folder = filesIn(scratch, {});
  fc.assert(
    fc.property(fc.array(verse, { minLength: 1, maxLength: 21 }), (verses) => {
      const body = verses
        .map(
          ({ runs, before, inside }, index) =>
            `${before}\\v ${index + 1} ${runs.map(({ usfm }) => usfm).join(inside)}\n`,
        )
        .join('');
      const file = filesIn(folder, { '31OBA.usfm': `\\id OBA\n\\c 1\n\\p\n${body}` });
      const log = new ImportLog('smp', false);
      const [raw] = readUsfm(file, log);
      if (!raw) throw new Error('The book was not read.');
      const pieces = [...settleBook(raw, locateBy('kjv'), log).values()].flat().flatMap((block) => block.pieces);
      const read = verses.map((_, index) =>
        pieces
          .filter((piece) => piece.verse === index + 1)
          .map(({ text }) => text)
          .join(' '),
      );
      const written = verses.map(({ runs }) => runs.map(({ plain }) => plain).join(' '));
      expect(read.map((text) => text.split(/\s+/))).toEqual(written.map((text) => text.split(/\s+/)));
    }),
    { numRuns: 100 },
  );
});

onRealData('bsb-usfm', 'a whole Bible comes in with each of its verses', async (path) => {
  const { run, text } = importOf(scratch, 'usfm', path);
  await run();
  const { counts, translation } = text();
  expect(counts).toEqual({
    files: 66,
    'verse numbers': 31_084,
    books: 66,
    chapters: 1189,
    verses: 31_084,
    'verses left out': 18,
  });
  expect(translation.contains.features).toEqual(['notes', 'paragraphs', 'poetry', 'titles', 'headings']);
  const spans = countSpans('bsb', text().chapters);
  expect(spans).toMatchObject({ 'bsb.title': 116, 'bsb.heading': 3139, 'bsb.line': 24_326, 'bsb.note': 4858 });
});

import { join } from 'node:path';
import { drawChapter } from '../../testing/draw-chapter';
import { filesIn, importOf, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();

test('an export of mod2imp becomes a translation, without its introductions', async () => {
  const { run, text } = importOf(scratch, 'sword', join(__dirname, 'sample/2john.imp'));
  await run();
  const { chapters, skipped, counts } = text();
  expect(chapters.map(drawChapter)[0]?.slice(0, 2)).toEqual([
    'heading: Greeting',
    expect.stringContaining(
      '(1 The elder to the [chosen] lady & her children,) (2 because of the truth.) (3 {Grace} and peace.)',
    ),
  ]);
  expect(counts).toMatchObject({ books: 1, verses: 4, 'verses left out': 9 });
  expect(skipped.map(({ reason }) => reason)).toContain('Introductions of modules, testaments and books are left out.');
});

const entry = (key: string, text: string) => `$$$${key}\n${text}\n`;
test.each([
  ['an unknown element', entry('Obadiah 1:1', '<FI>One<Fi>'), 'a.imp:2: The element <FI> is not known.'],
  [
    'a verse twice',
    entry('Obad 1:1', 'One.') + entry('Obad 1:1', 'Again.'),
    'a.imp:3: The verse Obadiah 1:1 appears twice.',
  ],
  [
    'an entry that is cut off',
    entry('Obad 1:1', '<q>One') + entry('Obad 1:2', 'Two.'),
    'a.imp:3: The entry before this line ends inside <q>',
  ],
  ['a last line that is cut off', '$$$Obad 1:1\nOne. <q', 'seems to be cut off'],
  [
    'a book that ends too early',
    entry('Jonah 1:1', 'One.'),
    'a.imp:2: Jonah ends at 1:1; the file seems to be cut off.',
  ],
  ['a module that is no Bible', entry('Aaron', 'A man.'), 'a.imp:1: The key "Aaron" names no verse'],
  ['something else', 'In the beginning\n', 'a.imp:1: The file is not an export of mod2imp'],
  ['an empty file', '', 'a.imp:1: The file has no entry.'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, text, sentence) => {
  const { run, left } = importOf(scratch, 'sword', filesIn(scratch, { 'a.imp': text }));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

test('plain text in one chapter without paragraphs, and an empty Old Testament, make a New Testament', async () => {
  const text = entry('Genesis 1:1', '') + entry('Jude 1:1', 'Jude,') + entry('Jude 1:2', 'mercy.');
  const { run, text: read } = importOf(scratch, 'sword', filesIn(scratch, { 'a.imp': text }));
  await run();
  expect(read().translation.contains).toMatchObject({ testaments: 'whole', chapters: 1, verses: 2, features: [] });
});

const before = '<div type="x-milestone" subType="x-preverse" sID="pv1"/>';
const behind = '<div type="x-milestone" subType="x-preverse" eID="pv1"/>';
const note = (text: string) => `<note placement="foot"><reference type="annotateRef">1:1 </reference>${text}</note>`;

/** Imports the entries of a module and draws its chapters. */
async function drawn(...entries: string[]) {
  const { run, text } = importOf(scratch, 'sword', filesIn(scratch, { 'a.imp': entries.join('') }), '--lenient');
  await run();
  return { chapters: text().chapters.map(drawChapter), skipped: text().skipped };
}
const obadiah = (...verses: string[]) =>
  drawn(...verses.map((words, index) => entry(`Obadiah 1:${index + 1}`, words)), entry('Obadiah 1:21', 'End.'));

test('the chapters, titles and levels of a module become a psalm, and Selah has a line further in', async () => {
  const { chapters } = await drawn(
    entry(
      'Psalms 0:0',
      '<div canonical="true" osisID="Ps" sID="g1" type="book"/> <title type="main">The Psalms</title>',
    ),
    entry('Psalms 117:0', '<chapter n="117" osisID="Ps.117" sID="Ps.117"/>'),
    entry(
      'Psalms 117:1',
      `${before}<title canonical="true" type="psalm">A song.</title> <lg sID="g2"/> <l level="1" sID="g3"/>${behind}Praise${note('Or, Sing')}him,<l eID="g3" level="1"/> <l level="2" sID="g4"/>all of you.<l eID="g4" level="2"/>`,
    ),
    entry(
      'Psalms 117:2',
      `${before}<l level="1" sID="g5"/>${behind}It endures.<l eID="g5" level="1"/> <l sID="g6" type="selah"/>Selah.<l eID="g6" type="selah"/> <lg eID="g2"/><chapter eID="Ps.117"/>`,
    ),
    entry('Psalms 119:0', '<chapter osisID="Ps.119" sID="Ps.119"/> <title canonical="true" type="psalm">ALEPH</title>'),
    entry('Psalms 119:1', 'Happy.'),
    entry('Psalms 150:6', 'End.'),
  );
  expect(chapters[0]).toEqual([
    'title: A song.',
    'line: <(1 Praise*n1  him,',
    'line: all of you.)',
    'line: (2 It endures.',
    'line: Selah.)>',
    'note: Or, Sing',
  ]);
  expect(chapters[1]?.[0]).toBe('heading: ALEPH');
});

test('the level of each line of poetry is kept', async () => {
  const { run, text } = importOf(
    scratch,
    'sword',
    filesIn(scratch, {
      'a.imp':
        entry('Obadiah 1:1', '<l level="1" sID="g1"/>One<l eID="g1"/><l level="2" sID="g2"/>two<l eID="g2"/>') +
        entry('Obadiah 1:21', '<l type="selah" sID="g3"/>End.<l eID="g3"/>'),
    }),
  );
  await run();
  const levels = text().chapters.flatMap(({ styling }) => styling.flatMap(({ level }) => level ?? []));
  expect(levels).toEqual([1, 2, 2]);
});

test('a verse that only has a note is left out, and its note stands behind the verse before it', async () => {
  const { chapters, skipped } = await obadiah(
    'One.',
    `${before}<div sID="g1" type="x-p"/>${behind}${note('Some add more.')}`,
    'Three.',
  );
  expect(chapters[0]?.[0]).toBe('paragraph: (1 One.)(2) *n1 ');
  expect(chapters[0]).toContain('note: Some add more.');
  expect(skipped.map(({ ref }) => ref)).toContain('Obad.1.2');
});

test('words on both sides of a note or of supplied words are two words, unless a Spanish pronoun ends a verb', async () => {
  const { chapters } = await obadiah(
    `His${note('A name')}law, he said,${note('Or, spoke')}“Go.”`,
    'Oyeron<transChange type="added">estas cosas</transChange>todos.',
    'Tráeme<transChange type="added">lo</transChange>, pero no<transChange type="added">lo</transChange>hizo.',
  );
  expect(chapters[0]?.[0]).toContain(
    '(1 His*n1  law, he said,*n2  “Go.”) (2 Oyeron [estas cosas] todos.) (3 Tráeme[lo], pero no [lo] hizo.)',
  );
});

test('God’s name is in capitals, the paragraph sign is not shown, and leftover USFM markers are read', async () => {
  const { chapters } = await obadiah(
    '¶ The <divineName>Lord</divineName> spoke.',
    String.raw`The \nd LORD\+nd* heard.`,
    String.raw`It is <divineName>God\+nd*’s.`,
  );
  expect(chapters[0]?.[0]).toContain('(1 The LORD spoke.) (2 The LORD heard.) (3 It is GOD’s.)');
});

test('a speaker before a verse is a heading, and one inside it is a note', async () => {
  const { chapters } = await drawn(
    entry(
      'Song of Solomon 8:1',
      `${before}<speaker>Beloved</speaker>${behind}Come. <speaker>Friends</speaker> We come.`,
    ),
    entry('Song of Solomon 8:14', 'End.'),
  );
  expect(chapters[0]?.slice(0, 2)).toEqual(['heading: Beloved', expect.stringContaining('(1 Come.*n1  We come.)')]);
  expect(chapters[0]).toContain('note: Friends');
});

test('a list may go on over several verses', async () => {
  const { chapters } = await obadiah(
    '<list> <item type="x-indent-1">Of Dan, one.',
    'Two.</item>',
    '<item>Three.</item></list>',
  );
  expect(chapters[0]?.slice(0, 2)).toEqual([
    'paragraph: (1 Of Dan, one.) (2 Two.)',
    expect.stringContaining('(3 Three.)'),
  ]);
});

test('a title behind a letter’s end is its subscription, and a glossary behind the book is left out', async () => {
  const { chapters } = await drawn(
    entry('Jude 1:1', 'Jude.'),
    entry(
      'Jude 1:25',
      'Amen.<chapter eID="Jude.1"/> <title>Written from Rome.</title> <div eID="g1" osisID="Jude" type="book"/> <title>Glossary</title> A word.',
    ),
  );
  expect(chapters[0]?.at(-1)).toBe('colophon: Written from Rome.');
});

test('a doxology behind Romans 14:23 is moved to 16:25-27 and divided', async () => {
  const words = 'Now to him, as it was, but now is revealed, to the only wise God, Amen.';
  const { chapters, skipped } = await drawn(
    entry('Romans 14:23', `But he.<div eID="g1" type="x-p"/> ${before}<div sID="g2" type="x-p"/>${behind}${words}`),
    entry('Romans 16:24', 'Grace.'),
    entry('Romans 16:25', note('Some end here.')),
  );
  expect(chapters[0]?.[0]).toMatch(/\(23 But he\.\)$/);
  expect(chapters[1]?.[1]).toBe(
    'paragraph: (25 Now to him, as it was,) (26 but now is revealed,) (27 to the only wise God, Amen.)*n1 ',
  );
  expect(skipped.map(({ reason }) => reason)).toContain(
    'Placed at Romans 16:25-27, where the versification has these verses.',
  );
});

test('words of any other verse that the module’s numbering does not have are left out and listed', async () => {
  const { skipped } = await drawn(entry('Obadiah 1:21', `End. ${before}${behind}More words.`));
  expect(skipped.map(({ reason }) => reason)).toContain(
    'These words belong to no verse and were left out: More words.',
  );
});

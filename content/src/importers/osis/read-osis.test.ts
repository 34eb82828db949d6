import { join } from 'node:path';
import { drawChapter } from '../../testing/draw-chapter';
import { filesIn, importOf, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();

test('a file becomes paragraphs, poetry, notes, marked words and a subscription; other books are said', async () => {
  const { run, text } = importOf(scratch, 'osis', join(__dirname, 'sample'));
  await run();
  const { chapters, skipped, translation } = text();
  expect(chapters.map(drawChapter)).toEqual([
    [
      'heading: Greeting',
      'paragraph: (1 The elder to the [chosen] lady*n1  and her children,) (2 because of the truth.)',
      'line: <(3 Grace and peace;',
      'line: I was glad.)>',
      'paragraph: (4) (5 I ask you, {Love one another.})(6) (7) (8) (9) (10) (11) (12)  (13 The children greet you.)',
      'colophon: Written from no place.',
      'note: Or Kyria',
    ],
  ]);
  expect(translation.contains).toMatchObject({ chapters: 1, verses: 5, omitted: 8 });
  expect(translation.contains.features).toEqual([
    'addedWords',
    'wordsOfJesus',
    'notes',
    'paragraphs',
    'poetry',
    'headings',
    'subscriptions',
  ]);
  expect(skipped.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual(
    expect.arrayContaining([
      'Tob: Tob is not one of the 66 books.',
      '2john.xml:17: Cross-references of the margin are left out; the site has its own.',
    ]),
  );
});

const osis = (body: string) =>
  `<?xml version="1.0"?>\n<osis><osisText>\n<div type="book" osisID="Obad"><chapter osisID="Obad.1">\n${body}\n</chapter></div></osisText></osis>\n`;
const VERSE = '<verse osisID="Obad.1.1">One.</verse>';

test.each([
  ['an unknown element', osis(`${VERSE}<foo/>`), 'a.xml:4: The element <foo> is not known.'],
  ['a verse twice', osis(`${VERSE}\n${VERSE}`), 'a.xml:5: The verse Obadiah 1:1 appears twice.'],
  [
    'a verse of another book',
    osis('<verse osisID="Gen.1.1">One.</verse>'),
    'a.xml:4: The verse has the osisID "Gen.1.1"',
  ],
  [
    'a file that is cut off',
    osis(VERSE).slice(0, -30),
    'a.xml:5: The file ends inside <chapter>; it seems to be cut off.',
  ],
  ['tags that do not pair', osis('<p><q>One.</p></q>'), 'a.xml:4: This is not well-formed XML'],
  ['another kind of XML', '<usx>\n</usx>\n', 'a.xml:1: The file is not OSIS: it begins with <usx>.'],
  ['no XML', 'In the beginning\n', 'a.xml:1: This is not well-formed XML'],
  [
    'another encoding',
    `<?xml version="1.0" encoding="ISO-8859-1"?>\n<osis></osis>\n`,
    'a.xml:1: The file says that it is ISO-8859-1',
  ],
  ['a book without a name', '<osis>\n<div type="book"></div></osis>\n', 'a.xml:2: The book has no osisID.'],
  ['a file without a book', '<osis>\n</osis>\n', 'The import has no verse of the Bible’s 66 books.'],
] as const)('%s stops the import with file and line, and nothing is written', async (_what, xml, sentence) => {
  const { run, left } = importOf(scratch, 'osis', filesIn(scratch, { 'a.xml': xml }));
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

test('words of Jesus that milestones begin and end go over verses', async () => {
  const body =
    '<verse osisID="Obad.1.1">He said: <q who="Jesus" sID="q1" marker="“"/>Come</verse> <verse osisID="Obad.1.2">unto me.<q who="Jesus" eID="q1" marker="”"/> So.</verse>';
  const { run, text } = importOf(scratch, 'osis', filesIn(scratch, { 'a.xml': osis(body) }));
  await run();
  const [chapter] = text().chapters;
  const words = chapter?.styling.flatMap(({ kind, min, max }) =>
    kind === 'jesus' ? [chapter.content.slice(min, max)] : [],
  );
  expect(words).toEqual(['“Come', 'unto me.”']);
});

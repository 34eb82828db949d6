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

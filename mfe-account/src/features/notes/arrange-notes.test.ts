import { bookNames, type ReaderNote } from '@manna/shared/domain';
import { arrangeNotes, type NoteArrangement } from './arrange-notes';

const note = (chapter: string, verse: number, text: string, addedAt: number): ReaderNote => ({
  id: `${chapter}.${verse}`,
  chapter,
  verses: [verse],
  texts: { t1: text },
  addedAt,
  changedAt: 9,
});
const notes = [
  note('John.3', 16, 'Él amó', 3),
  note('Gen.10', 1, 'Nations', 1),
  note('Gen.2', 4, 'Rest', 2),
  note('Gen.2', 3, 'Rest', 4),
];
const ids = (arrangement: Partial<NoteArrangement>) =>
  arrangeNotes(notes, { words: '', order: 'date', names: bookNames, ...arrangement }).map(({ id }) => id);

test('notes are ordered by the Bible, or by the date on which they were written', () => {
  expect(ids({})).toEqual(['Gen.2.3', 'John.3.16', 'Gen.2.4', 'Gen.10.1']);
  expect(ids({ order: 'bible' })).toEqual(['Gen.2.3', 'Gen.2.4', 'Gen.10.1', 'John.3.16']);
});

test('notes are found by their words and their reference, without accents', () => {
  expect(ids({ words: 'el amo' })).toEqual(['John.3.16']);
  expect(ids({ words: 'genesis 2:4' })).toEqual(['Gen.2.4']);
  expect(ids({ words: 'rest john' })).toEqual([]);
  expect(ids({ words: 'rest john', always: 'Gen.2.4' })).toEqual(['Gen.2.4']);
});

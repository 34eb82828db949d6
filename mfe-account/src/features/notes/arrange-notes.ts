import { bookByOsisId, citeNote, noteText, type BookNames, type ReaderNote } from '@manna/shared/domain';
import { hasWords } from '../../parts/plain-words';

export const noteOrders = ['date', 'bible'] as const;
export type NoteOrder = (typeof noteOrders)[number];

/** Which notes are shown, and in which order. */
export interface NoteArrangement {
  readonly words: string;
  readonly order: NoteOrder;
  /** Names of the Bible's books in the language of the reader. */
  readonly names: BookNames;
  /** Id of a note that is shown whatever it says, because the reader is writing into it. */
  readonly always?: string | undefined;
}

/** Book, chapter and first verse. */
function positionOf({ chapter, verses: [first = 0] }: ReaderNote): readonly number[] {
  const [book = '', number] = chapter.split('.');
  return [bookByOsisId(book)?.number ?? 0, Number(number), first];
}

function compareByBible(one: ReaderNote, other: ReaderNote): number {
  const [mine, theirs] = [positionOf(one), positionOf(other)];
  return mine.map((number, index) => number - (theirs[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The notes whose text and reference have all words. By date, the newest are first: an edited note stays where it is. */
export function arrangeNotes(
  notes: readonly ReaderNote[],
  { words, order, names, always }: NoteArrangement,
): readonly ReaderNote[] {
  const found = notes.filter(
    (note) => note.id === always || hasWords(`${citeNote(note, names)} ${noteText(note)}`, words),
  );
  return found.toSorted(order === 'bible' ? compareByBible : (one, other) => other.addedAt - one.addedAt);
}

import { useEffect, useLayoutEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { chapterOsisId, readerNotes, type ChapterRef, type ReaderNote } from '@manna/shared/domain';
import { defineUserState, useUserState, whenIdle } from '@manna/shared/runtime';
import { inOrder } from '../../../names/verse-selection';
import { Later } from '../../../steps/later';
import { NoteMark } from './note-mark';

const ownNotesState = defineUserState<readonly ReaderNote[]>(readerNotes);

/** What is shown in the number of a verse, by verse. */
export type VerseAsides = ReadonlyMap<number, ReactNode>;

interface OwnNotesProps {
  chapter: ChapterRef;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  /** Whether the reader sees the button that opens them. */
  isOffered: boolean;
  /** The verses whose notes are open; undefined if none are. */
  verses: readonly number[] | undefined;
  /** Opens the notes on verses, or closes them. Always the same function, like the next one. */
  onOpen: (verses: readonly number[] | undefined) => void;
  /** Shows the marks in the text. */
  onMarks: (marks: VerseAsides | undefined) => void;
}

/** Its chunk has no name, because names of chunks cost bytes on every page of the pillar. */
const loadDialog = () => import('./note-dialog').then((part) => part.NoteDialog);

/** The marks of the reader's notes on a chapter, and the dialog to write them. */
export function OwnNotes({ chapter, textRef, isOffered, verses, onOpen, onMarks }: OwnNotesProps) {
  const [notes] = useUserState(ownNotesState);
  const osisId = chapterOsisId(chapter);
  const marks = useMemo(() => {
    const here = notes.filter((note) => note.chapter === osisId);
    const firsts = inOrder(here.flatMap((note) => note.verses[0] ?? []));
    const open = (wanted: readonly number[]) =>
      onOpen(inOrder(here.flatMap((note) => (wanted.includes(note.verses[0] ?? 0) ? note.verses : []))));
    const asides = firsts.map((verse) => [verse, <NoteMark key={verse} verse={verse} onOpen={open} />] as const);
    return asides.length > 0 ? new Map(asides) : undefined;
  }, [notes, osisId, onOpen]);
  // Before the browser paints: the next chapter never has the marks of this one.
  useLayoutEffect(() => onMarks(marks), [marks, onMarks]);
  // The network may be gone when they press it.
  useEffect(() => (isOffered ? whenIdle(() => void loadDialog().catch(() => undefined)) : undefined), [isOffered]);
  return (
    verses && (
      <Later
        key={verses.join()}
        load={loadDialog}
        isAsked
        props={{ chapter, verses, textRef, onClose: () => onOpen(undefined) }}
      />
    )
  );
}

import { useEffect, useState, type RefObject } from 'react';
import {
  accountPaths,
  bookNames,
  chapterOsisId,
  citeNote,
  type ChapterRef,
  type ReaderNote,
} from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { useReaderNotes } from '@manna/shared/runtime/user-data';
import { Actions, Button, ButtonLink } from '@manna/shared/ui';
import { Dialog } from '@manna/shared/ui/controls';
import { NoteField } from './note-field';
import { NoteStorage } from './note-storage';
import styles from './own-notes.module.css';
import { ownNotesText } from './own-notes-text';

interface NoteDialogProps {
  chapter: ChapterRef;
  verses: readonly number[];
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The reader's notes on verses, and those that share a verse with them. If there is none on exactly these, an empty one. */
export function NoteDialog({ chapter, verses, textRef, onClose }: NoteDialogProps) {
  const text = useText(ownNotesText);
  const names = useText(bookNames);
  const { notes, begin } = useReaderNotes();
  // As they were when it was opened: each field stays when its note is deleted, so that the reader can undo that.
  const [fields] = useState(() => {
    const osisId = chapterOsisId(chapter);
    const isSame = (note: ReaderNote) => note.verses.join() === verses.join();
    const here = notes.filter((note) => note.chapter === osisId && note.verses.some((verse) => verses.includes(verse)));
    const same = here.filter(isSame);
    return [...(same.length > 0 ? same : [begin(osisId, verses)]), ...here.filter((note) => !isSame(note))];
  });
  useReturnedFocus(textRef, verses[0]);
  const title = citeNote({ chapter: chapterOsisId(chapter), verses }, names);
  return (
    <Dialog open title={title} closeLabel={text.close} place="top" onClose={onClose}>
      <div className={styles.notes}>
        {fields.map((note) => {
          const citation = citeNote(note, names);
          return (
            <NoteField key={note.id} note={note} label={citation === title ? text.label : text.labelOf(citation)} />
          );
        })}
        <NoteStorage />
        <Actions>
          <Button look="filled" onClick={onClose}>
            {text.done}
          </Button>
          <ButtonLink as={Link} to={accountPaths.notes}>
            {text.all}
          </ButtonLink>
        </Actions>
      </div>
    </Dialog>
  );
}

/** The mark that opened the dialog is gone if its note was deleted: the focus goes to the number of the verse. */
function useReturnedFocus(textRef: RefObject<HTMLElement | null>, verse: number | undefined): void {
  useEffect(() => {
    const text = textRef.current;
    return () => {
      if (document.activeElement === document.body)
        text?.querySelector<HTMLElement>(`#v${verse ?? 0} > a`)?.focus({ preventScroll: true });
    };
  }, [textRef, verse]);
}

import { useEffect, useRef, useState, type MouseEvent as ReactMouseEvent, type RefObject } from 'react';
import { isForBrowser, useText } from '@manna/shared/runtime';
import { keepBeside, useListeners } from '@manna/shared/ui/hooks';
import type { Note } from '@manna/shared/domain/chapter-text';
import { NoteWords } from '../../../text/said-by-site';
import { notesText } from '../../../text/notes-text';
import { notePopoverText } from './note-popover-text';
import styles from './note-popover.module.css';

/** Gap between the letter and its note. CSS pixels. */
const MARGIN_PX = 6;

interface NotePopoverProps {
  notes: readonly Note[];
  /** Language of the text, BCP 47. */
  language: string;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
}

/** Shows a note beside its letter, instead of following the link down to the list of notes. */
export function NotePopover({ notes, language, textRef }: NotePopoverProps) {
  const text = useText(notesText);
  const { allNotes } = useText(notePopoverText);
  const [note, setNote] = useState<Note>();
  const popup = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLElement>(undefined);

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=doc-noteref]') : null;
    const asked = notes.find(({ ref }) => link?.getAttribute('href') === `#${ref}`);
    if (!link || !asked || !popup.current || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    letter.current = link;
    setNote(asked);
    // Tab on the last element of the note moves the focus to what follows the letter.
    popup.current.showPopover({ source: link });
    popup.current.focus({ preventScroll: true });
  };
  useListeners(textRef, { click: open });
  useListeners(popup, {
    // Close the note when the focus leaves it.
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !popup.current?.contains(relatedTarget)) popup.current?.hidePopover();
    },
  });
  useEffect(() => {
    if (!note || !popup.current || !letter.current) return;
    return keepBeside(popup.current, letter.current, { margin: MARGIN_PX, placement: 'bottom-start' }).stop;
  }, [note]);

  const goToNotes = (event: ReactMouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    popup.current?.hidePopover();
    const listed = textRef.current?.closest('article')?.querySelector<HTMLElement>(`#${note?.ref ?? ''}`);
    if (!listed) return;
    listed.tabIndex = -1;
    listed.scrollIntoView();
    listed.focus({ preventScroll: true });
  };

  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={note && text.note(note.letter)}
      tabIndex={-1}
      className={styles.popup}
      onToggle={({ newState }) => {
        if (newState === 'closed') setNote(undefined);
      }}
    >
      {note && (
        <>
          <p className={styles.note}>
            <NoteWords note={note} lang={language} />
          </p>
          <a href={`#${note.ref}`} className={styles.all} onClick={goToNotes}>
            {allNotes}
          </a>
        </>
      )}
    </div>
  );
}

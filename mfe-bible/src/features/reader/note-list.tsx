import { useLanguage, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import type { Note } from '../../text/layout-chapter';
import { NoteWords } from '../../text/said-by-site';
import { readerText } from './reader-text';
import styles from './note-list.module.css';

/** Id of the letter in the text that a note belongs to. */
export const noteAnchorId = ({ ref }: Note): string => `${ref}-mark`;

/** The letter in the text that leads to a note. */
export function NoteMark({ note, id }: { note: Note; id: string }) {
  const text = useText(readerText);
  return (
    <sup id={id} className={styles.mark}>
      <a href={`#${note.ref}`} role="doc-noteref" aria-label={text.note(note.letter)} lang={useLanguage()}>
        {note.letter}
      </a>
    </sup>
  );
}

interface NoteListProps {
  notes: readonly Note[];
  /** Language of the text, BCP 47. */
  language: string;
}

/** The marginal notes of a chapter. Each letter links back to its position in the text. */
export function NoteList({ notes, language }: NoteListProps) {
  const text = useText(readerText);
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2 id="notes" className={styles.title}>
        {text.notes}
      </h2>
      <ol>
        {notes.map((note) => (
          <li key={note.ref} id={note.ref} className={styles.note}>
            <a href={`#${noteAnchorId(note)}`} className={styles.back}>
              <VisuallyHidden>{text.backToNote} </VisuallyHidden>
              <span className={styles.letter}>{note.letter}</span>
              {note.verse !== undefined && (
                <>
                  <VisuallyHidden> {text.inVerse}</VisuallyHidden> {note.verse}
                </>
              )}
            </a>
            <NoteWords note={note} lang={language} />
          </li>
        ))}
      </ol>
    </section>
  );
}

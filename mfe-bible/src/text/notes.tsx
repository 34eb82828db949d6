import { useLanguage, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import type { Note } from '@manna/shared/domain/chapter-text';
import { notesText } from './notes-text';
import { NoteWords } from './said-by-site';
import styles from './notes.module.css';

/** Before the ids of notes, on a page of several chapters; none by default. */
interface Prefixed {
  prefix?: string | undefined;
}

const noteId = ({ ref }: Note, prefix = '') => prefix + ref;
const markId = (note: Note, prefix?: string) => `${noteId(note, prefix)}-mark`;

/** The letter in the text that leads to a note. */
export function NoteMark({ note, prefix }: { note: Note } & Prefixed) {
  const text = useText(notesText);
  return (
    <sup id={markId(note, prefix)} className={styles.mark}>
      <a href={`#${noteId(note, prefix)}`} role="doc-noteref" aria-label={text.note(note.letter)} lang={useLanguage()}>
        {note.letter}
      </a>
    </sup>
  );
}

interface NoteListProps extends Prefixed {
  notes: readonly Note[];
  /** Language of the text, BCP 47. */
  language: string;
  /** Name of the chapter that they belong to, if the page has several: its heading is one level lower then. */
  chapter?: string;
}

/** The marginal notes of a chapter. Each letter links back to its position in the text. */
export function NoteList({ notes, language, chapter, prefix = '' }: NoteListProps) {
  const text = useText(notesText);
  if (notes.length === 0) return null;
  const Heading = chapter === undefined ? 'h2' : 'h3';
  const id = `${prefix}notes`;
  return (
    <section className={styles.notes}>
      <Heading id={id} className={styles.title}>
        {chapter === undefined ? text.notes : text.notesOf(chapter)}
      </Heading>
      <ol aria-labelledby={id}>
        {notes.map((note) => (
          <li key={note.ref} id={noteId(note, prefix)} className={styles.note}>
            <a href={`#${markId(note, prefix)}`} className={styles.back}>
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

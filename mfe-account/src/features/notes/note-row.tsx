import { useEffect, useRef } from 'react';
import { bookNames, citeNote, notePath, noteText, type ReaderNote } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import collection from '../../parts/collection.module.css';
import { NoteEditor } from './note-editor';
import styles from './note-row.module.css';
import { noteListText } from './notes-text';

interface NoteRowProps {
  note: ReaderNote;
  isSelected: boolean;
  onSelect: () => void;
  isEdited: boolean;
  onEdit: () => void;
  /** Called with the text that the reader leaves in the note. */
  onClose: (text: string) => void;
}

/** A note in the list of the reader's own: to read, to edit, to select, and a link to its verses. */
export function NoteRow({ note, isSelected, onSelect, isEdited, onEdit, onClose }: NoteRowProps) {
  const text = useText(noteListText);
  const names = useText(bookNames);
  const language = useLanguage();
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const citation = citeNote(note, names);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(note.addedAt);
  return (
    <li className={collection.row}>
      <label className={collection.select}>
        <input type="checkbox" aria-label={text.select(citation)} checked={isSelected} onChange={onSelect} />
      </label>
      <div className={collection.page}>
        <Link to={notePath(note)} className={collection.link}>
          <span className={collection.icon} data-accent="red">
            <CategoryIcon name="bible" />
          </span>
          <span className={collection.title}>{citation}</span>
        </Link>
        <p className={collection.notes}>{text.writtenOn(day)}</p>
        {isEdited ? (
          <NoteEditor note={note} citation={citation} onClose={onClose} />
        ) : (
          <p className={styles.text} dir="auto">
            {noteText(note)}
          </p>
        )}
      </div>
      {!isEdited && (
        <button ref={edit} type="button" className={styles.edit} aria-label={text.editOf(citation)} onClick={onEdit}>
          {text.edit}
        </button>
      )}
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import { NOTE_LIMIT, type ReaderNote } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { useNoteDraft, useReaderNotes } from '@manna/shared/runtime/user-data';
import { Button } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import styles from './own-notes.module.css';
import { ownNotesText } from './own-notes-text';

/** From here on, a reader sees how much room is left. */
const NEAR_LIMIT = NOTE_LIMIT * 0.9;

interface NoteFieldProps {
  note: ReaderNote;
  label: string;
}

/** The text of one note, which is stored while the reader writes. An empty note gets the focus. */
export function NoteField({ note, label }: NoteFieldProps) {
  const text = useText(ownNotesText);
  const draft = useNoteDraft(note);
  const { remove } = useReaderNotes();
  const room = useRoom(draft.text.length);
  const [undo, setUndo] = useState<() => void>();
  const field = useRef<HTMLTextAreaElement>(null);
  const undoing = useRef<HTMLDivElement>(null);
  const isNew = Object.keys(note.texts).length === 0;
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (undo) undoing.current?.querySelector('button')?.focus();
  }, [undo]);

  if (undo) {
    return (
      <div ref={undoing} className={styles.deleted}>
        <p role="status">{text.deleted}</p>
        <Button
          onClick={() => {
            undo();
            setUndo(undefined);
          }}
        >
          {text.undo}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <Field label={label} {...(room !== undefined && { help: room })}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={5}
            maxLength={NOTE_LIMIT}
            value={draft.text}
            onChange={({ target }) => draft.write(target.value)}
            onBlur={draft.save}
          />
        )}
      </Field>
      {draft.text.trim() !== '' && (
        <Button
          onClick={() => {
            draft.save();
            const bringBack = remove([note]);
            setUndo(() => bringBack);
          }}
        >
          {text.delete}
        </Button>
      )}
    </div>
  );
}

/** How much of a long note's room is used; undefined for a short one. */
function useRoom(length: number): string | undefined {
  const text = useText(ownNotesText);
  const numbers = new Intl.NumberFormat(useLanguage());
  if (length < NEAR_LIMIT) return undefined;
  const limit = numbers.format(NOTE_LIMIT);
  return length < NOTE_LIMIT ? text.limit(numbers.format(length), limit) : text.full(limit);
}

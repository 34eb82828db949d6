import { useEffect, useRef } from 'react';
import { NOTE_LIMIT, type ReaderNote } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { useNoteDraft } from '@manna/shared/runtime/user-data';
import { Button } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import styles from './note-row.module.css';
import { noteListText } from './notes-text';

interface NoteEditorProps {
  note: ReaderNote;
  citation: string;
  /** Called with the text that the reader leaves in the note. */
  onClose: (text: string) => void;
}

/** The text of a note in a field, which is stored while the reader writes. */
export function NoteEditor({ note, citation, onClose }: NoteEditorProps) {
  const text = useText(noteListText);
  const language = useLanguage();
  const draft = useNoteDraft(note);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isFull = draft.text.length >= NOTE_LIMIT;
  return (
    <div className={styles.editor}>
      <Field
        label={text.note(citation)}
        {...(isFull && { help: text.limit(new Intl.NumberFormat(language).format(NOTE_LIMIT)) })}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={5}
            maxLength={NOTE_LIMIT}
            value={draft.text}
            onChange={({ target }) => draft.write(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onClose(draft.text);
            }}
          />
        )}
      </Field>
      <div>
        <Button look="filled" onClick={() => onClose(draft.text)}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}

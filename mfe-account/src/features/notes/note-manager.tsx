import { useRef, useState } from 'react';
import { biblePaths, bookNames, type ReaderNote } from '@manna/shared/domain';
import { defineUserState, Link, useSession, useText, useUserState } from '@manna/shared/runtime';
import { useReaderNotes } from '@manna/shared/runtime/user-data';
import { Actions, Button, ButtonLink } from '@manna/shared/ui';
import { Field, Select } from '@manna/shared/ui/controls';
import styles from '../../parts/collection.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button';
import { UndoNotice } from '../../parts/undo-notice';
import { arrangeNotes, noteOrders, type NoteOrder } from './arrange-notes';
import { NoteRow } from './note-row';
import { noteListText } from './notes-text';

const orderState = defineUserState<NoteOrder>({
  key: 'pillars/account/note-order',
  mode: 'local',
  read: (value) => noteOrders.find((order) => order === value),
  initial: 'date',
});

/** A deletion that the reader can still undo. */
interface Deletion {
  count: number;
  undo: () => void;
}

/** The notes of the reader, with an account or without, and everything that can be done with them. */
export function NoteManager() {
  const text = useText(noteListText);
  const names = useText(bookNames);
  const { profile } = useSession();
  const { notes, remove } = useReaderNotes();
  const [order, setOrder] = useUserState(orderState);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<Deletion>();
  const box = useRef<HTMLDivElement>(null);
  /** The note that is written into, as it was before. Its row stays, even if its text is empty for the moment. */
  const [edited, setEdited] = useState<ReaderNote>();
  const all = edited && notes.every(({ id }) => id !== edited.id) ? [edited, ...notes] : notes;
  const shown = arrangeNotes(all, { words, order, names, always: edited?.id });
  const selected = shown.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === shown.length;

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const deleteSelected = () => {
    setDeletion({ count: selected.length, undo: remove(selected) });
    setChosen(new Set());
    // The button that had the focus is gone; the next one from here is Undo.
    box.current?.focus();
  };
  const closeEditor = (text: string) => {
    setEdited(undefined);
    if (!edited || text.trim() !== '') return;
    setDeletion({ count: 1, undo: remove([edited]) });
    box.current?.focus();
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.manager}>
      {deletion && (
        <UndoNotice
          message={text.deleted(deletion.count)}
          onUndo={() => {
            deletion.undo();
            setDeletion(undefined);
            box.current?.focus();
          }}
        />
      )}
      {all.length === 0 ? (
        <NoNotes />
      ) : (
        <>
          {!profile && <p className={styles.lead}>{text.here}</p>}
          <div className={styles.tools}>
            <Field label={text.search}>
              {(control) => (
                <input {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
              )}
            </Field>
            <Select
              label={text.order}
              options={[
                { value: 'date', label: text.byDate },
                { value: 'bible', label: text.byBible },
              ]}
              value={order}
              onChange={setOrder}
            />
          </div>
          <section className={styles.bar} aria-label={text.actions}>
            <div className={styles.counts}>
              <p role="status">
                {selected.length > 0 ? text.selected(selected.length) : text.shown(shown.length, all.length)}
              </p>
              {shown.length > 0 && (
                <Button onClick={() => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id)))}>
                  {isAll ? text.selectNone : text.selectAll}
                </Button>
              )}
            </div>
            {selected.length > 0 && (
              <div className={styles.actions}>
                <ConfirmedButton
                  label={text.delete}
                  question={text.deleteQuestion(selected.length)}
                  confirm={text.delete}
                  onConfirm={deleteSelected}
                />
              </div>
            )}
          </section>
          {shown.length === 0 && <p>{text.noneFound}</p>}
          <ul>
            {shown.map((note) => (
              <NoteRow
                key={note.id}
                note={note}
                isSelected={chosen.has(note.id)}
                onSelect={() => toggle(note.id)}
                isEdited={edited?.id === note.id}
                onEdit={() => setEdited(note)}
                onClose={closeEditor}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoNotes() {
  const text = useText(noteListText);
  return (
    <>
      <p>{text.empty}</p>
      <Actions>
        <ButtonLink as={Link} to={biblePaths.contents} icon="book" look="filled">
          {text.read}
        </ButtonLink>
      </Actions>
    </>
  );
}

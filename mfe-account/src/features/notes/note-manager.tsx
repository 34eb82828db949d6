import { useState } from 'react';
import { biblePaths, bookNames, type ReaderNote } from '@manna/shared/domain';
import { defineUserState, Link, useSession, useText, useUserState } from '@manna/shared/runtime';
import { useReaderNotes } from '@manna/shared/runtime/user-data';
import { Actions, Button, ButtonLink } from '@manna/shared/ui';
import { Field, Select } from '@manna/shared/ui/controls';
import styles from '../../parts/collection.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button';
import { useChosen } from '../../parts/use-chosen';
import { useDeletion } from '../../parts/use-deletion';
import { arrangeNotes, noteOrders, type NoteOrder } from './arrange-notes';
import { NoteRow } from './note-row';
import { noteListText } from './notes-text';

const orderState = defineUserState<NoteOrder>({
  key: 'pillars/account/note-order',
  mode: 'local',
  read: (value) => noteOrders.find((order) => order === value),
  initial: 'date',
});

/** The notes of the reader, with an account or without, and everything that can be done with them. */
export function NoteManager() {
  const text = useText(noteListText);
  const names = useText(bookNames);
  const { profile } = useSession();
  const { notes, remove } = useReaderNotes();
  const [order, setOrder] = useUserState(orderState);
  const [words, setWords] = useState('');
  const { box, notice, showDeletion } = useDeletion(text.deleted);
  /** The note that is written into, as it was before. Its row stays, even if its text is empty for the moment. */
  const [edited, setEdited] = useState<ReaderNote>();
  const all = edited && notes.every(({ id }) => id !== edited.id) ? [edited, ...notes] : notes;
  const shown = arrangeNotes(all, { words, order, names, always: edited?.id });
  const chosen = useChosen(shown, ({ id }) => id);
  const { selected } = chosen;
  const isAll = selected.length === shown.length;

  const deleteSelected = () => {
    showDeletion(selected.length, remove(selected));
    chosen.chooseNone();
  };
  const closeEditor = (text: string) => {
    setEdited(undefined);
    if (edited && text.trim() === '') showDeletion(1, remove([edited]));
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.manager}>
      {notice}
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
                <Button onClick={isAll ? chosen.chooseNone : chosen.chooseAll}>
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
                isSelected={chosen.isChosen(note)}
                onSelect={() => chosen.toggle(note)}
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

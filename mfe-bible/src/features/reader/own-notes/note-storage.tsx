import { USER_DATA_VALUE_LIMIT } from '@manna/shared/contracts';
import { useSession, useText } from '@manna/shared/runtime';
import { useReaderNotes, useSyncState } from '@manna/shared/runtime/user-data';
import { Alert } from '@manna/shared/ui';
import styles from './own-notes.module.css';
import { ownNotesText } from './own-notes-text';

/** Where the reader's notes are stored; a warning if they are not stored, or only on this device. */
export function NoteStorage() {
  const text = useText(ownNotesText);
  const { profile } = useSession();
  const { isStored } = useSyncState();
  const { notes } = useReaderNotes();
  const isTooMuch = JSON.stringify(notes).length > USER_DATA_VALUE_LIMIT;
  if (!isStored || isTooMuch) {
    return (
      <Alert status="warning" readOnly>
        {isStored ? text.tooMuch : text.notStored}
      </Alert>
    );
  }
  return <p className={styles.hint}>{profile ? text.savedEverywhere : text.savedHere}</p>;
}

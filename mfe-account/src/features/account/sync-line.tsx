import { useLanguage, useText } from '@manna/shared/runtime';
import { useSyncState } from '@manna/shared/runtime/user-data';
import styles from './account-page.module.css';
import { syncText } from './account-text';

/** How far this device and the site are in sync. Changes of it are read out when a screen reader is idle. */
export function SyncLine() {
  const text = useText(syncText);
  const language = useLanguage();
  const { lastSynced, unsent, state, isStored } = useSyncState();
  const when = lastSynced === null ? null : formatMoment(lastSynced, language);
  const sentences = [
    when === null ? text.never : text.synced(when),
    unsent > 0 ? text.waiting(unsent) : null,
    state === 'offline' ? text.offline : null,
    state === 'failed' ? text.failed : null,
    state === 'refused' ? text.refused : null,
    isStored ? null : text.notStored,
  ];
  return (
    <p role="status" className={styles.sync} data-sync={state}>
      {sentences.filter((sentence) => sentence !== null).join(' ')}
    </p>
  );
}

/** 'Nov 21, 2026, 2:05 PM' in the language of the page. */
const formatMoment = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

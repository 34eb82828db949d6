import { useText } from '@manna/shared/runtime';
import { asksForGreek } from '../engine/strongs/strongs-number';
import styles from './search-panel.module.css';
import { strongsNoteText } from './strongs-note-text';

/** Says that Greek words cannot be searched by their numbers, if a query does so. */
export function StrongsNote({ query }: { query: string }) {
  const { onlyHebrew } = useText(strongsNoteText);
  return asksForGreek(query) ? <p className={styles.note}>{onlyHebrew}</p> : null;
}

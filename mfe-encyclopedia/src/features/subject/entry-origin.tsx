import { useText } from '@manna/shared/runtime';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-origin.module.css';

/** The source of an entry's text and, for a derived entry, the evidence for its category. */
export function EntryOrigin({ entry: { origin, evidence } }: { entry: Pick<EntryData, 'origin' | 'evidence'> }) {
  const text = useText(entryText);
  return (
    <footer className={styles.origin}>
      <h2 className={styles.heading}>{text.origin}</h2>
      <p>{text[origin]}</p>
      {origin === 'derived' && evidence.length > 0 && (
        <details>
          <summary className={styles.why}>{text.evidence}</summary>
          <ul className={styles.evidence} lang="en">
            {evidence.map(({ rule, found }) => (
              <li key={`${rule} ${found}`}>
                {rule}: “{found}”
              </li>
            ))}
          </ul>
        </details>
      )}
    </footer>
  );
}

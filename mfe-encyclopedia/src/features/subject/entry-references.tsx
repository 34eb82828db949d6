import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { entryText } from './subject-text';
import styles from './links.module.css';

/** The passages that an entry is based on, best first; `osis` has OSIS ranges, separated by commas. */
export function EntryReferences({ osis }: { osis: string }) {
  const text = useText(entryText);
  const names = useText(bookNames);
  return (
    <section>
      <h2 id="references" className={styles.heading}>
        {text.references}
      </h2>
      <ul className={styles.chips}>
        {osis.split(',').map((range) => (
          <li key={range}>
            <ReferenceLink as={Link} osis={range} names={names} className={styles.chip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { bookNames, mentionsPath } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { entryText } from './subject-text';
import styles from './links.module.css';

interface EntryReferencesProps {
  /** OSIS ranges, separated by commas. */
  osis: string;
  entry: { id: string; name: string };
}

/** The passages that an entry is based on, best first, and a search of all verses about it. */
export function EntryReferences({ osis, entry }: EntryReferencesProps) {
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
      <p className={styles.mentions}>
        <Link to={mentionsPath(entry)}>{text.mentions(entry.name)}</Link>
      </p>
    </section>
  );
}

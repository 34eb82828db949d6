import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageSection, ReferenceLink } from '@manna/shared/ui';
import { namesText } from '../names/names-text';
import styles from './passages.module.css';

/** The passages that an entry is based on, from 'Gen.12.1-Gen.12.3,Heb.11.8'. Renders nothing without passages. */
export function Passages({ osis }: { osis: string }) {
  const text = useText(namesText);
  const names = useText(bookNames);
  if (osis === '') return null;
  return (
    <PageSection id="passages" title={text.passages}>
      <ul className={styles.passages}>
        {osis.split(',').map((range) => (
          <li key={range}>
            <ReferenceLink as={Link} osis={range} names={names} className={styles.passage} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { lookOf } from '../../names/categories';
import type { Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './verse-entries.module.css';

/** The entries that a verse mentions. */
export function VerseEntries({ entries }: Pick<Verse, 'entries'>) {
  const text = useText(verseText);
  return (
    <PageSection id="entries" title={text.entries}>
      <ul className={styles.entries} lang="en">
        {entries.map(({ id, name, title, pagePath, category }) => {
          const { accent, icon } = lookOf(category.slug);
          return (
            <li key={id} data-accent={accent}>
              <Link to={pagePath} className={styles.entry}>
                <CategoryIcon name={icon} />
                <span>
                  <span className={styles.name}>{name}</span>
                  {title && <span className={styles.title}>{title}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

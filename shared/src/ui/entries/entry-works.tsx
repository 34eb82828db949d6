import { useText } from '@manna/shared/runtime';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-works.module.css';

type Citation = EntryData['sources'][number];

/** The works that an entry rests on, and those in which a reader finds more. */
export function EntryWorks({ entry: { sources, reading } }: { entry: Pick<EntryData, 'sources' | 'reading'> }) {
  const text = useText(entryText);
  if (sources.length + reading.length === 0) return null;
  return (
    <div className={styles.works}>
      {sources.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text.sources}</h2>
          <p className={styles.lead}>{text.sourcesLead}</p>
          <Works works={sources} />
        </section>
      )}
      {reading.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text.reading}</h2>
          <Works works={reading} />
        </section>
      )}
    </div>
  );
}

function Works({ works }: { works: readonly Citation[] }) {
  return (
    <ul className={styles.list} lang="en">
      {works.map(({ author, title, year, part }) => (
        <li key={`${title} ${part ?? ''}`}>
          {author && `${author}, `}
          <cite>{title}</cite>
          {year != null && ` (${year})`}
          {part != null && `, ${part}`}
        </li>
      ))}
    </ul>
  );
}

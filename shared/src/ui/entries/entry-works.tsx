import styles from './entry-works.module.css';

/** A work outside the Bible, as GraphQL's Citation returns it. */
export interface CitedWork {
  author: string | null;
  title: string;
  /** The year of its first edition; null for ancient works and finds. */
  year: number | null;
  /** An article, or a book and chapter. */
  part: string | null;
}

interface EntryWorksProps {
  /** The works that the entry rests on. */
  sources: readonly CitedWork[];
  /** The works in which a reader finds more. */
  reading: readonly CitedWork[];
  /** Headings, and the sentence below that of the sources. */
  text: { sources: string; sourcesLead: string; reading: string };
}

/** The works that an entry cites. Renders nothing without works. */
export function EntryWorks({ sources, reading, text }: EntryWorksProps) {
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

function Works({ works }: { works: readonly CitedWork[] }) {
  return (
    <ul className={styles.list} lang="en">
      {works.map(({ author, title, year, part }) => (
        <li key={`${title} ${part ?? ''}`}>
          {author && `${author}, `}
          <cite>{title}</cite>
          {year !== null && ` (${year})`}
          {part !== null && `, ${part}`}
        </li>
      ))}
    </ul>
  );
}

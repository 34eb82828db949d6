import styles from './citation.module.css';

interface CitationProps {
  /** What the closed part is called: 'Cite this article'. */
  label: string;
  /** The English name of the page. */
  name: string;
  /** The name of the site. */
  publisher: string;
  /** When it was published, as readers see it; nothing by default. */
  date?: string;
  /** URL of the page. */
  address: string;
}

/** How to cite a page in a text of one's own. */
export function Citation({ label, name, publisher, date, address }: CitationProps) {
  return (
    <details className={styles.citation}>
      <summary>{label}</summary>
      <p>
        “<span lang="en">{name}</span>”. {date === undefined ? publisher : `${publisher}, ${date}`}. {address}
      </p>
    </details>
  );
}

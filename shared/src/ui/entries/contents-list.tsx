import styles from './contents-list.module.css';

interface Heading {
  id: string;
  text: string;
}

interface ContentsListProps {
  /** Those of the text, in its order, and in English as it is. */
  headings: readonly Heading[];
  title: string;
}

/** Fewer headings are seen at a glance. */
const FEWEST = 3;

function Headings({ headings }: Pick<ContentsListProps, 'headings'>) {
  return (
    <ol lang="en" className={styles.headings}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/** The headings of a long text, above it and folded. Shown where there is no room beside the text. */
export function FoldedContents({ headings, title }: ContentsListProps) {
  if (headings.length < FEWEST) return null;
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Headings headings={headings} />
    </details>
  );
}

/** The headings of a long text, beside it. Shown if there is room. The last part of its column, along which it stays in sight. */
export function ContentsBeside({ headings, title }: ContentsListProps) {
  if (headings.length < FEWEST) return null;
  return (
    <nav aria-label={title} className={styles.beside}>
      <p className={styles.title}>{title}</p>
      <Headings headings={headings} />
    </nav>
  );
}

import { useText } from '@manna/shared/runtime';
import { namesText } from '../names/names-text';
import styles from './contents-list.module.css';

export interface Heading {
  id: string;
  text: string;
}

interface ContentsListProps {
  /** Those of the text, in its order and language. */
  headings: readonly Heading[];
}

/** Fewer headings are seen at a glance. */
const FEWEST = 3;

function Headings({ headings }: ContentsListProps) {
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
export function FoldedContents({ headings }: ContentsListProps) {
  const text = useText(namesText);
  if (headings.length < FEWEST) return null;
  return (
    <details className={styles.folded}>
      <summary>{text.contents}</summary>
      <Headings headings={headings} />
    </details>
  );
}

/** The headings of a long text, beside it. Shown where there is room. */
export function ContentsBeside({ headings }: ContentsListProps) {
  const text = useText(namesText);
  if (headings.length < FEWEST) return null;
  return (
    <nav aria-label={text.contents} className={styles.beside}>
      <p className={styles.title}>{text.contents}</p>
      <Headings headings={headings} />
    </nav>
  );
}

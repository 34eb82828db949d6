import { Link, useText } from '@manna/shared/runtime';
import type { OwnPage } from './own-pages';
import { ownText } from './own-text';
import styles from './own-results.module.css';

interface OwnResultsProps {
  /** Id of the heading. */
  id: string;
  pages: readonly OwnPage[];
  /** Called when the reader opens one. */
  onOpen: () => void;
}

/** The reader's own pages among the results, marked as theirs. Nothing if there are none. */
export function OwnResults({ id, pages, onOpen }: OwnResultsProps) {
  const text = useText(ownText);
  if (pages.length === 0) return null;
  return (
    <section className={styles.own}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {text.heading} <small>{text.note}</small>
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {pages.map(({ path, title, language, isBookmarked }) => (
          <li key={path} className={styles.row}>
            <Link to={path} data-result="" lang={language} className={styles.link} onClick={onOpen}>
              {title}
            </Link>
            <span className={styles.kind}>{isBookmarked ? text.bookmark : text.visited}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

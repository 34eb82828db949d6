import { Link } from '@manna/shared/runtime';
import { PillToggle } from '../pills/pill-toggle';
import { Marked } from './marked';
import { ResultPicture } from './result-picture';
import { pillOf, type ResultView } from './result-view';
import styles from './result-row.module.css';

interface ResultRowProps {
  result: ResultView;
  /** The name of its category, if results of several are shown. */
  category: string | undefined;
  /** Called when the reader opens it. */
  onOpen: () => void;
}

/** One result: all of it leads to its page. */
export function ResultRow({ result, category, onOpen }: ResultRowProps) {
  const { path, title, context, look } = result;
  const pill = pillOf(result);
  return (
    <li className={styles.row} data-accent={look.accent}>
      <ResultPicture result={result} />
      <div className={styles.words}>
        <p className={styles.title} lang={result.category === undefined ? undefined : 'en'}>
          <Link to={path} className={styles.link} data-result="" onClick={onOpen}>
            <Marked {...title} />
          </Link>
          {category !== undefined && <span className={styles.category}>{category}</span>}
        </p>
        {context && (
          <p className={styles.context} lang="en">
            <Marked {...context} />
          </p>
        )}
      </div>
      {pill && <PillToggle pill={pill} />}
    </li>
  );
}

import { Link } from '@manna/shared/runtime';
import { useMarkOpened } from '../marks/use-mark-opened';
import { PillToggle } from '../pills/pill-toggle';
import { Marked } from './marked';
import { ResultPicture } from './result-picture';
import { ResultReasons } from './result-reasons';
import { pillOf, type ResultView } from './result-view';
import styles from './result-row.module.css';

interface ResultRowProps {
  result: ResultView;
  /** The name of its category, if results of several are shown. */
  category: string | undefined;
  /** Whether it says why it was found. */
  showsReasons: boolean;
  /** Called when the reader opens it. */
  onOpen: () => void;
}

/** One result: all of it leads to its page. */
export function ResultRow({ result, category, showsReasons, onOpen }: ResultRowProps) {
  const { path, title, context, look, reasons } = result;
  const markOpened = useMarkOpened();
  const pill = pillOf(result);
  return (
    <li className={styles.row} data-accent={look.accent}>
      <ResultPicture result={result} />
      <div className={styles.words}>
        <p className={styles.title} lang={result.category === undefined ? undefined : 'en'}>
          <Link
            to={path}
            className={styles.link}
            data-result=""
            onClick={(event) => {
              onOpen();
              markOpened(event, result);
            }}
            onAuxClick={(event) => markOpened(event, result)}
          >
            <Marked {...title} />
          </Link>
          {(result.wordings ?? category) !== undefined && (
            <span className={styles.category}>{result.wordings ?? category}</span>
          )}
        </p>
        {context && (
          <p className={styles.context} lang="en">
            <Marked {...context} />
          </p>
        )}
        {showsReasons && reasons.length > 0 && <ResultReasons reasons={reasons} />}
      </div>
      {pill && <PillToggle pill={pill} />}
    </li>
  );
}

import { useId, type Ref } from 'react';
import { Link, useText } from '@manna/shared/runtime';
import { useMarkOpened } from '../marks/use-mark-opened';
import { OwnMark } from '../own/own-mark';
import type { OwnKind } from '../own/own-kinds';
import { PillToggle } from '../pills/pill-toggle';
import { Marked } from './marked';
import { ResultPicture } from './result-picture';
import { ResultReasons } from './result-reasons';
import { resultRowText } from './result-row-text';
import { pillOf, type ResultView } from './result-view';
import styles from './result-row.module.css';

export interface ResultRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  result: ResultView;
  /** The name of its category, if results of several are shown. */
  category: string | undefined;
  /** Why its page is the reader's own, if it is. */
  own?: OwnKind | undefined;
  /** Whether it says why it was found. */
  showsReasons: boolean;
  /** Called when the reader opens it. */
  onOpen: () => void;
}

/** One result: all of it leads to its page. */
export function ResultRow({ ref, result, category, own, showsReasons, onOpen }: ResultRowProps) {
  const { _resultPath: path, _resultPrimary: title, language, _resultSecondary: context, look, reasons } = result;
  const markOpened = useMarkOpened();
  const markId = useId();
  const text = useText(resultRowText);
  const pill = pillOf(result);
  const label = result.opensIn === undefined ? (result._resultTertiary ?? category) : text.opensIn(result.opensIn);
  return (
    <li ref={ref} className={styles.row} data-accent={look.accent}>
      <ResultPicture result={result} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link
            to={path}
            lang={language}
            className={styles.link}
            data-result=""
            aria-describedby={own && markId}
            onClick={(event) => {
              onOpen();
              markOpened(event, result);
            }}
            onAuxClick={(event) => markOpened(event, result)}
          >
            <Marked {...title} />
          </Link>
          {label !== undefined && <span className={styles.category}>{label}</span>}
          {own && <OwnMark id={markId} kind={own} />}
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

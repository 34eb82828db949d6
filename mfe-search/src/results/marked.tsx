import { Fragment } from 'react';
import type { Excerpt } from '../engine/excerpt';
import styles from './marked.module.css';

/** A text, or a part of one, in which the words that were found are marked. */
export function Marked({ text, marks, isStart, isEnd }: Excerpt) {
  const parts = marks.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(marks[index - 1]?.end ?? 0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <>
      {!isStart && '… '}
      {parts}
      {text.slice(marks.at(-1)?.end ?? 0)}
      {!isEnd && ' …'}
    </>
  );
}

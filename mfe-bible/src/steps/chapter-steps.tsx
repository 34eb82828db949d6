import { useRef } from 'react';
import { bookNames, chapterName, type ChapterRef, nextChapter, previousChapter } from '@manna/shared/domain';
import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { Later } from './later';
import { stepsText } from './steps-text';
import styles from './chapter-steps.module.css';

interface ChapterStepsProps {
  chapter: ChapterRef;
  /** Returns the path of a chapter in the current translation. */
  pathOf: (chapter: ChapterRef) => string;
}

const loadTurns = () =>
  import(/* webpackChunkName: "reader-tools" */ './turn-chapters').then((part) => part.TurnChapters);

/** Links to the previous and next chapter, across books; both are preloaded while the reader reads. */
export function ChapterSteps({ chapter, pathOf }: ChapterStepsProps) {
  const text = useText(stepsText);
  const partName = usePartName();
  const names = useText(bookNames);
  const nameOf = (ref: ChapterRef) => chapterName(ref, names);
  const previous = previousChapter(chapter);
  const next = nextChapter(chapter);
  const steps = useRef<HTMLElement>(null);
  usePrefetch([next, previous].flatMap((ref) => (ref ? [pathOf(ref)] : [])));
  return (
    <nav ref={steps} aria-label={partName(text.chapters)} className={styles.steps}>
      {previous && (
        <Link to={pathOf(previous)} rel="prev" className={`${styles.step} ${styles.previous}`}>
          <span>
            <span className={styles.kind}>{text.previous} </span>
            {nameOf(previous)}
          </span>
        </Link>
      )}
      {next && (
        <Link to={pathOf(next)} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.kind}>{text.next} </span>
            {nameOf(next)}
          </span>
        </Link>
      )}
      <Later
        load={loadTurns}
        props={{ place: steps, previous: previous && pathOf(previous), next: next && pathOf(next) }}
      />
    </nav>
  );
}

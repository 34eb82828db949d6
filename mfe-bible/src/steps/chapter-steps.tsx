import { useRef } from 'react';
import { bookNames, chapterName, type ChapterRef, nextChapter, previousChapter } from '@manna/shared/domain';
import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { Later } from './later';
import { stepsText } from './steps-text';
import styles from './chapter-steps.module.css';

/** The page before or after this one. */
export interface Step {
  path: string;
  name: string;
}

interface StepLinksProps {
  /** Name of the landmark. */
  label: string;
  /** Labels of the two links. */
  labels: Record<'previous' | 'next', string>;
  previous: Step | undefined;
  next: Step | undefined;
}

const loadTurns = () =>
  import(/* webpackChunkName: "reader-tools" */ './turn-chapters').then((part) => part.TurnChapters);

/** Links to the previous and next page; the arrow keys and swipes go there as well. */
export function StepLinks({ label, labels, previous, next }: StepLinksProps) {
  const steps = useRef<HTMLElement>(null);
  return (
    <nav ref={steps} aria-label={usePartName()(label)} className={styles.steps}>
      {previous && (
        <Link to={previous.path} rel="prev" className={`${styles.step} ${styles.previous}`}>
          <span>
            <span className={styles.kind}>{labels.previous} </span>
            {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.kind}>{labels.next} </span>
            {next.name}
          </span>
        </Link>
      )}
      <Later load={loadTurns} props={{ place: steps, previous: previous?.path, next: next?.path }} />
    </nav>
  );
}

interface ChapterStepsProps {
  chapter: ChapterRef;
  /** Returns the path of a chapter in the current translation. */
  pathOf: (chapter: ChapterRef) => string;
}

/** Links to the previous and next chapter, across books; both are preloaded while the reader reads. */
export function ChapterSteps({ chapter, pathOf }: ChapterStepsProps) {
  const text = useText(stepsText);
  const names = useText(bookNames);
  const step = (ref: ChapterRef | undefined) => ref && { path: pathOf(ref), name: chapterName(ref, names) };
  const previous = step(previousChapter(chapter));
  const next = step(nextChapter(chapter));
  usePrefetch([next, previous].flatMap((one) => (one ? [one.path] : [])));
  return <StepLinks label={text.chapters} labels={text} previous={previous} next={next} />;
}

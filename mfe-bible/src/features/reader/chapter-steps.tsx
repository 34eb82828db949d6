import { useRef } from 'react';
import {
  bookNames,
  chapterName,
  chapterPath,
  type ChapterRef,
  nextChapter,
  previousChapter,
} from '@manna/shared/domain';
import { Link, usePrefetch, useSite, useText } from '@manna/shared/runtime';
import { Later } from './later';
import { readerText } from './reader-text';

import styles from './chapter-steps.module.css';

const loadKeys = () => import(/* webpackChunkName: "reader-tools" */ './chapter-keys').then((part) => part.ChapterKeys);

/** The chapters before and after, over the borders of books; both are made ready while the reader reads. */
export function ChapterSteps({ chapter, translation }: { chapter: ChapterRef; translation: string }) {
  const { defaultTranslation } = useSite();
  const text = useText(readerText);
  const names = useText(bookNames);
  const nameOf = (ref: ChapterRef) => chapterName(ref, names);
  const pathOf = (ref: ChapterRef) => chapterPath(ref, translation, defaultTranslation);
  const previous = previousChapter(chapter);
  const next = nextChapter(chapter);
  const steps = useRef<HTMLElement>(null);
  usePrefetch([next, previous].flatMap((ref) => (ref ? [pathOf(ref)] : [])));
  return (
    <nav ref={steps} aria-label={text.chapters} className={styles.steps}>
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
        load={loadKeys}
        props={{ place: steps, previous: previous && pathOf(previous), next: next && pathOf(next) }}
      />
    </nav>
  );
}

import { chapterPath, chapterTitle, nextChapter, previousChapter, type ChapterRef } from '@manna/shared/domain';
import { Link, usePrefetch, useSite } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import styles from './chapter-steps.module.css';

/** The chapters before and after, over the borders of books; both are made ready while the reader reads. */
export function ChapterSteps({ chapter, translation }: { chapter: ChapterRef; translation: string }) {
  const { defaultTranslation } = useSite();
  const pathOf = (ref: ChapterRef) => chapterPath(ref, translation, defaultTranslation);
  const previous = previousChapter(chapter);
  const next = nextChapter(chapter);
  usePrefetch([next, previous].flatMap((ref) => (ref ? [pathOf(ref)] : [])));
  return (
    <nav aria-label="Chapters" className={styles.steps}>
      {previous && (
        <Link to={pathOf(previous)} rel="prev" className={styles.step}>
          <Icon name="previous" />
          <span>
            <span className={styles.kind}>Previous chapter </span>
            {chapterTitle(previous)}
          </span>
        </Link>
      )}
      {next && (
        <Link to={pathOf(next)} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.kind}>Next chapter </span>
            {chapterTitle(next)}
          </span>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

import { bookNames, chapterName, versePath } from '@manna/shared/domain';
import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { verseAt, type VerseData } from './load-verse';
import { verseText } from './verse-text';
import styles from './verse-steps.module.css';

/** Links to the previous and the next verse, across chapters and books. The next one is prefetched. */
export function VerseSteps({ previous, next }: Pick<VerseData, 'previous' | 'next'>) {
  const text = useText(verseText);
  const partName = usePartName();
  const names = useText(bookNames);
  const stepTo = (osisId: string) => {
    const { book, chapter, verse } = verseAt(osisId);
    return { path: versePath(book, chapter, verse), title: `${chapterName({ book, chapter }, names)}:${verse}` };
  };
  const [before, after] = [previous, next].map((osisId) => (osisId === null ? undefined : stepTo(osisId)));
  usePrefetch(after ? [after.path] : []);
  return (
    <nav aria-label={partName(text.verses)} className={styles.steps}>
      {before && (
        <Link to={before.path} rel="prev" className={styles.step}>
          <Icon name="previous" />
          <span>
            <span className={styles.kind}>{text.previous} </span>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.path} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.kind}>{text.next} </span>
            {after.title}
          </span>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

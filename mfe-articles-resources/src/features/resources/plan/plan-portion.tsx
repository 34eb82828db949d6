import { bookNames, chapterName, chapterPath, parseChapterRun, type ChapterRun } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import styles from './plan.module.css';

const chaptersOf = ({ book, first, last }: ChapterRun) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ book, chapter: first + index }));

/** What is read on a day, with a link to each chapter: the first of a book by its name, the others by their numbers. */
export function PlanPortion({ runs }: { runs: readonly string[] }) {
  const names = useText(bookNames);
  return (
    <ul className={styles.portion}>
      {runs.map((osis) => {
        const run = parseChapterRun(osis);
        return (
          <li key={osis} className={styles.run}>
            {run
              ? chaptersOf(run).map((chapter, index) => {
                  const name = chapterName(chapter, names);
                  const number = String(chapter.chapter);
                  return (
                    <Link key={number} to={chapterPath(chapter)} className={styles.chapter}>
                      {index === 0 ? (
                        name
                      ) : (
                        <>
                          <VisuallyHidden>{name.slice(0, -number.length)}</VisuallyHidden>
                          {number}
                        </>
                      )}
                    </Link>
                  );
                })
              : osis}
          </li>
        );
      })}
    </ul>
  );
}

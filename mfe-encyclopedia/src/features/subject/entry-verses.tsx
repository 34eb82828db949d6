import { lazy, Suspense } from 'react';
import { useLanguage, useText } from '@manna/shared/runtime';
import { VERSES_A_BLOCK, type EntryData } from './load-subject';
import { entryText } from './subject-text';
import { VersesByBook } from './verses-by-book';
import closed from '../../names/closed-list.module.css';
import styles from './entry-verses.module.css';

/** With at least this many verses, the list is closed until the reader opens it, and a chart shows where they are. */
const MANY = 24;

const MentionsByBook = lazy(() =>
  import(/* webpackChunkName: "route-subject.books" */ './mentions-by-book').then((module) => ({
    default: module.MentionsByBook,
  })),
);
const VersesInBlocks = lazy(() =>
  import(/* webpackChunkName: "route-subject.books" */ './verses-in-blocks').then((module) => ({
    default: module.VersesInBlocks,
  })),
);

/** The verses that mention an entry, or those that were chosen for it, by book, each with a link to the Bible reader. */
export function EntryVerses({
  entry,
}: {
  entry: Pick<EntryData, 'id' | 'pagePath' | 'page' | 'verses' | 'verseCount' | 'versesByBook' | 'versesAreChosen'>;
}) {
  const { id, page, verses, verseCount, versesAreChosen } = entry;
  const text = useText(entryText);
  const language = useLanguage();
  if (verses.length === 0) return null;
  return (
    <section>
      <h2 id="verses" className={styles.heading}>
        {versesAreChosen ? text.chosenVerses : text.verses}
      </h2>
      {verseCount >= MANY && (
        <Suspense>
          <MentionsByBook entry={entry} />
        </Suspense>
      )}
      <details open={verseCount < MANY || page > 1}>
        <summary className={closed.summary}>{text.verseCount(verseCount, verseCount.toLocaleString(language))}</summary>
        {verseCount > VERSES_A_BLOCK ? (
          <Suspense>
            <VersesInBlocks key={`${id} ${page}`} entry={entry} />
          </Suspense>
        ) : (
          <VersesByBook verses={verses} />
        )}
      </details>
    </section>
  );
}

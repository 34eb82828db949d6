import { lazy, Suspense } from 'react';
import { bookName, bookNames, books, parseVerseId, versePlace } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import closed from '../../names/closed-list.module.css';
import styles from './entry-verses.module.css';

/** With at least this many verses, the list is closed until the reader opens it, and a chart shows where they are. */
const MANY = 24;

const MentionsByBook = lazy(() =>
  import(/* webpackChunkName: "route-subject.books" */ './mentions-by-book').then((module) => ({
    default: module.MentionsByBook,
  })),
);

interface BookVerses {
  /** Number in the canon. */
  number: number;
  verses: { osis: string; label: string }[];
}

function byBook(osisIds: readonly string[]): BookVerses[] {
  const groups: BookVerses[] = [];
  for (const osis of osisIds) {
    const { book, chapter, verse } = versePlace(parseVerseId(osis) ?? 0);
    const found = { osis, label: `${chapter}:${verse}` };
    const last = groups.at(-1);
    if (last?.number === book) last.verses.push(found);
    else groups.push({ number: book, verses: [found] });
  }
  return groups;
}

/** The verses that mention an entry, or those that were chosen for it, by book, each with a link to the Bible reader. */
export function EntryVerses({
  entry,
}: {
  entry: Pick<EntryData, 'id' | 'verses' | 'verseCount' | 'versesByBook' | 'versesAreChosen'>;
}) {
  const { verses, verseCount, versesAreChosen } = entry;
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
      <details open={verses.length < MANY}>
        <summary className={closed.summary}>{text.verseCount(verseCount, verseCount.toLocaleString(language))}</summary>
        <VersesByBook verses={verses} />
      </details>
    </section>
  );
}

function VersesByBook({ verses }: Pick<EntryData, 'verses'>) {
  const names = useText(bookNames);
  return (
    <dl className={styles.books}>
      {byBook(verses).map(({ number, verses: places }) => {
        const book = books[number - 1];
        return (
          book && (
            <div key={number} className={styles.book}>
              <dt className={styles.name}>{bookName(book, names)}</dt>
              <dd className={styles.places}>
                {places.map(({ osis, label }) => (
                  <ReferenceLink key={osis} as={Link} osis={osis} className={styles.place}>
                    {label}
                  </ReferenceLink>
                ))}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

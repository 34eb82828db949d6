import type { Ref } from 'react';
import { bookName, bookNames, books, parseVerseId, versePlace } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import styles from './entry-verses.module.css';

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

/** Verses by book, each a link to the Bible reader. */
export function VersesByBook({ verses, ref }: { verses: readonly string[]; ref?: Ref<HTMLDListElement> }) {
  const names = useText(bookNames);
  return (
    <dl ref={ref} className={styles.books}>
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

import type { ReactNode } from 'react';
import {
  bookNames,
  books,
  chapterName,
  chapterPath,
  parseVerseId,
  versePlace,
  type BookNames,
  type ChapterRef,
} from '../domain';
import type { LinkComponent } from './link-component';

interface Place extends ChapterRef {
  verse: number;
}

function placeOf(osisId: string): Place | undefined {
  const number = parseVerseId(osisId);
  if (number === undefined) return undefined;
  const { book: position, chapter, verse } = versePlace(number);
  const book = books[position - 1];
  return book && chapter <= book.chapterCount ? { book, chapter, verse } : undefined;
}

/** First and last verse of 'Gen.12.1-Gen.12.3' or 'Gen.12.1'; undefined if either is not in the canon. */
function endsOf(osis: string): readonly [first: Place, last: Place] | undefined {
  const [start = '', end = start] = osis.split('-');
  const [first, last] = [placeOf(start), placeOf(end)];
  return first && last && [first, last];
}

const sameChapter = (one: Place, other: Place) => one.book === other.book && one.chapter === other.chapter;

/**
 * The title of an OSIS range or verse, 'Genesis 12:1–3', in the language of `names`, with the dashes of formatReference;
 * returned unchanged if it names no verses.
 */
export function referenceTitle(osis: string, names: BookNames = bookNames): string {
  const ends = endsOf(osis);
  if (!ends) return osis;
  const [first, last] = ends;
  const start = `${chapterName(first, names)}:${first.verse}`;
  if (first.book !== last.book) return `${start} – ${chapterName(last, names)}:${last.verse}`;
  if (first.chapter !== last.chapter) return `${start}–${last.chapter}:${last.verse}`;
  return first.verse === last.verse ? start : `${start}–${last.verse}`;
}

/** The path in the reader with the verses selected; for a passage across chapters, with its first verse. */
function referencePath(osis: string): string | undefined {
  const ends = endsOf(osis);
  if (!ends) return undefined;
  const [first, last] = ends;
  const range = sameChapter(first, last) && first.verse !== last.verse ? `${first.verse}-${last.verse}` : first.verse;
  return `${chapterPath(first)}?v=${range}`;
}

interface ReferenceLinkProps {
  as: LinkComponent;
  /** OSIS id of a verse, or a range: 'Gen.12.1-Gen.12.3'. */
  osis: string;
  className?: string | undefined;
  /** Names of the books; in English by default. */
  names?: BookNames;
  /** The title of the reference by default. */
  children?: ReactNode;
}

/** A link to verses in the reader. Plain text if there are no such verses. */
export function ReferenceLink({
  as: Link,
  osis,
  className,
  names = bookNames,
  children = referenceTitle(osis, names),
}: ReferenceLinkProps) {
  const path = referencePath(osis);
  if (path === undefined) return <>{children}</>;
  return (
    <Link to={path} className={className} data-preview={path}>
      {children}
    </Link>
  );
}

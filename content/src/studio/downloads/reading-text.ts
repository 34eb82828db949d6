import type { Book, ChapterRef } from '@manna/shared/domain';

const chaptersText = (book: Book, first: number, last: number): string => {
  if (book.chapterCount === 1) return book.name;
  const name = book.osisId === 'Ps' && first === last ? 'Psalm' : book.name;
  return first === last ? `${name} ${first}` : `${name} ${first}–${last}`;
};

/** Chapters in canonical order as a reader looks them up: 'Genesis 50; Exodus 1–3', 'Psalm 23', 'Jude; Revelation 1'. */
export function readingText(chapters: readonly ChapterRef[]): string {
  const runs: { book: Book; first: number; last: number }[] = [];
  for (const { book, chapter } of chapters) {
    const run = runs.at(-1);
    if (run?.book === book && run.last === chapter - 1) run.last = chapter;
    else runs.push({ book, first: chapter, last: chapter });
  }
  return runs.map(({ book, first, last }) => chaptersText(book, first, last)).join('; ');
}

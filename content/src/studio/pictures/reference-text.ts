import type { BibleRef } from '@manna/shared/contracts';
import { books } from '@manna/shared/domain';
import { formatReference } from '@manna/shared/domain/references';

const singleChapterBooks = books.filter(({ chapterCount }) => chapterCount === 1).map(({ name }) => name);

/** A reference in the house style: 'Genesis 12:1–3', 'Psalm 23:1', 'Jude 5'. */
export function referenceText(ref: BibleRef): string {
  const text = formatReference([ref]);
  const single = singleChapterBooks.find((name) => text.startsWith(`${name} 1:`));
  return single ? text.replace(`${single} 1:`, `${single} `) : text;
}

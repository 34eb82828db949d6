import { verseTitle } from '@manna/shared/domain';

/** 'Genesis 1:1', 'Genesis 1:1 and one more verse', 'Genesis 1:1 and 33 more verses'; undefined for no verse. */
export function describeVerses(verses: readonly number[]): string | undefined {
  const [first, ...more] = verses;
  const title = first === undefined ? undefined : verseTitle(first);
  if (title === undefined || more.length === 0) return title;
  return `${title} and ${more.length === 1 ? 'one more verse' : `${more.length.toLocaleString('en-GB')} more verses`}`;
}

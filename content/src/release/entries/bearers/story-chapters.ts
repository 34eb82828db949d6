import type { DerivedName } from '../../names/derived-name';
import { chapterOf } from './tell-apart';

/** A verse of a story names fewer people than this on average, if it names any. Lists of names have more. */
const NAMES_OF_A_LIST = 2;

/** Finds the chapters that tell a story, by how many people their verses name. */
export function storyChapters(names: readonly DerivedName[]): (chapter: number) => boolean {
  const counts = new Map<number, { names: number; verses: Set<number> }>();
  for (const { verses } of names.filter(({ typename }) => typename === 'Person')) {
    for (const verse of verses) {
      const count = counts.get(chapterOf(verse)) ?? { names: 0, verses: new Set() };
      counts.set(chapterOf(verse), count);
      count.names += 1;
      count.verses.add(verse);
    }
  }
  return (chapter) => {
    const count = counts.get(chapter);
    return count !== undefined && count.names / count.verses.size < NAMES_OF_A_LIST;
  };
}

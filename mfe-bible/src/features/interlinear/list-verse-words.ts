import type { WordPosition } from '../../hebrew/use-verse-word';
import { wholeWord } from '@manna/shared/domain';
import type { InterlinearVerse, InterlinearWord } from './load-interlinear';

/** The positions of words in the written text. A word that is only read has the position of the written word before it. */
function positionsOf(words: readonly InterlinearWord[], verse: number, inTitle: boolean): WordPosition[] {
  const [first] = words.filter(({ reading }) => reading !== 'qere');
  let index = -1;
  let text = wholeWord(first?.text ?? '');
  return words.map((word) => {
    if (word.reading !== 'qere') {
      index += 1;
      text = wholeWord(word.text);
    }
    return { text, verse, inTitle, index: Math.max(index, 0) };
  });
}

/** The words of a chapter, in the order of their columns. */
export const listVerseWords = (verses: readonly InterlinearVerse[]): WordPosition[] =>
  verses.flatMap(({ verse, title = [], words }) => [
    ...positionsOf(title, verse, true),
    ...positionsOf(words, verse, false),
  ]);

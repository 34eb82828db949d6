import { hebrewRuns, isHebrew } from '@manna/shared/domain';
import type { Block, Piece } from '@manna/shared/domain/chapter-text';
import type { WordPosition } from '../../../hebrew/use-verse-word';
import type { WordButton } from './hebrew-text';

/** A word of a Hebrew chapter, and the run of text that shows it. */
export interface HebrewWord extends Pick<WordButton, 'piece' | 'run'>, WordPosition {}

const piecesOf = (block: Block): Piece[] =>
  block.kind === 'stanza' ? block.lines.flatMap(({ pieces }) => pieces) : block.pieces;

/** All words of a chapter, in the order of their elements. Words before the first verse number are the title. */
export function listWords(blocks: readonly Block[]): HebrewWord[] {
  const words: HebrewWord[] = [];
  for (const piece of blocks.flatMap(piecesOf)) {
    if (piece.kind !== 'text' || !isHebrew(piece.text)) continue;
    const inTitle = piece.verse === undefined;
    const verse = piece.verse ?? 1;
    for (const [run, { text, isWord }] of hebrewRuns(piece.text).entries()) {
      const last = words.at(-1);
      const isSame = last?.verse === verse && last.inTitle === inTitle;
      if (isWord) words.push({ piece, run, text, verse, inTitle, index: isSame ? last.index + 1 : 0 });
    }
  }
  return words;
}

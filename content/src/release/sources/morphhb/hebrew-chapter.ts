import type { HebrewWord } from '@manna/shared/contracts';
import type { Block, Piece } from '../../../base/bible/blocks';
import { hebrewPieces, type HebrewToken } from './hebrew-verse';
import type { HebrewChapter } from './place-hebrew';

const wordsOf = (tokens: readonly HebrewToken[]): HebrewWord[] =>
  tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []));

/** Sets a chapter in the paragraphs of the manuscript, under its title where it has one. */
export function hebrewChapterBlocks({ title, verses }: HebrewChapter): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  if (title.length > 0) blocks.push({ kind: 'title', pieces: hebrewPieces(title).map(({ piece }) => piece) });
  for (const [index, tokens] of verses.entries()) {
    const verse = index + 1;
    if (tokens.length === 0) pieces.push({ text: '', marks: [], notes: [], verse });
    for (const { piece, endsParagraph } of hebrewPieces(tokens)) {
      pieces.push({ ...piece, verse });
      if (!endsParagraph) continue;
      blocks.push({ kind: 'paragraph', pieces });
      pieces = [];
    }
  }
  if (pieces.length > 0) blocks.push({ kind: 'paragraph', pieces });
  return blocks;
}

/** The words of a chapter's verses, the first at 0; those of a psalm's title come first in verse 1. */
export const hebrewChapterWords = ({ title, verses }: HebrewChapter): HebrewWord[][] =>
  verses.map((tokens, index) => [
    ...(index === 0 ? wordsOf(title).map((word) => ({ ...word, title: true as const })) : []),
    ...wordsOf(tokens),
  ]);

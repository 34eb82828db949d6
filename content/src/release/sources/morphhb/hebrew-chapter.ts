import type { HebrewWord } from '@manna/shared/contracts';
import type { Block, Piece } from '../../../base/bible/blocks';
import { hebrewPieces, type HebrewToken } from './hebrew-verse';
import type { HebrewChapter } from './place-hebrew';

const wordsOf = (tokens: readonly HebrewToken[]): HebrewWord[] =>
  tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []));

/** Converts a chapter to blocks: the title, if there is one, then the paragraphs of the manuscript. */
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

/** Returns the words of a chapter by verse; verse 1 has index 0 and begins with the words of a psalm's title. */
export const hebrewChapterWords = ({ title, verses }: HebrewChapter): HebrewWord[][] =>
  verses.map((tokens, index) => [
    ...(index === 0 ? wordsOf(title).map((word) => ({ ...word, title: true as const })) : []),
    ...wordsOf(tokens),
  ]);

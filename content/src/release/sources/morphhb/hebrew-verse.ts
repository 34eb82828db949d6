import type { HebrewWord } from '@manna/shared/contracts';
import type { Piece } from '../../../base/bible/blocks';

/** What a verse of the Hebrew source is made of, in the text's order. */
export type HebrewToken =
  | { readonly kind: 'word'; readonly word: HebrewWord }
  /** Joins the words on its two sides. */
  | { readonly kind: 'maqqef'; readonly text: string }
  /** Stands behind a word, without a space. */
  | { readonly kind: 'stop'; readonly text: string }
  /** Stands by itself. */
  | { readonly kind: 'sign'; readonly text: string }
  /** A space in the manuscript that ends a paragraph: 'פ' for an open line, 'ס' for a gap. */
  | { readonly kind: 'break'; readonly text: string };

/** The parts of a word without what parts them. */
const wholeWord = (text: string): string => text.replaceAll('/', '');

/** Words of the text: a qere is read for what is written, and written in the margin. */
const isWritten = ({ reading }: HebrewWord) => reading !== 'qere';

/** The part of a verse up to a paragraph's end. */
interface Part {
  text: string;
  notes: { text: string; at: number }[];
  endsParagraph: boolean;
}

/**
 * Sets a verse's tokens as text, a piece up to each paragraph's end in it: words parted by spaces but at a maqqef, each
 * qere as a note on the written word before it. The last piece tells whether a paragraph ends with the verse.
 */
export function hebrewPieces(
  tokens: readonly HebrewToken[],
): { piece: Omit<Piece, 'verse'>; endsParagraph: boolean }[] {
  const parts: Part[] = [];
  let part: Part = { text: '', notes: [], endsParagraph: false };
  let wordAt = 0;
  let joined = false;
  const write = (text: string, spaced: boolean) => {
    if (spaced && part.text !== '') part.text += ' ';
    wordAt = part.text.length;
    part.text += text;
  };
  const reads: string[] = [];
  const endReading = () => {
    const last = parts.at(-1);
    // Behind a paragraph's end nothing is written yet for the note to hang on.
    const holder = part.text === '' && last ? last : part;
    if (reads.length > 0) holder.notes.push({ text: `Qere: ${reads.join(' ')}`, at: wordAt });
    reads.length = 0;
  };
  for (const token of tokens) {
    if (token.kind === 'word' && !isWritten(token.word)) {
      reads.push(wholeWord(token.word.text));
      continue;
    }
    endReading();
    if (token.kind === 'word') write(wholeWord(token.word.text), !joined);
    else if (token.kind === 'sign') write(token.text, true);
    else if (token.kind !== 'break') part.text += token.text;
    else if (part.text !== '') {
      part.endsParagraph = true;
      parts.push(part);
      part = { text: '', notes: [], endsParagraph: false };
    }
    joined = token.kind === 'maqqef';
  }
  endReading();
  if (part.text !== '') parts.push(part);
  return parts.map(({ text, notes, endsParagraph }) => ({ piece: { text, marks: [], notes }, endsParagraph }));
}

import type { HebrewWord } from '@manna/shared/contracts';
import type { Piece } from '../../../base/bible/blocks';

/** A token of a verse in the Hebrew source. */
export type HebrewToken =
  | { readonly kind: 'word'; readonly word: HebrewWord }
  /** Joins the words before and after it. */
  | { readonly kind: 'maqqef'; readonly text: string }
  /** Follows a word without a space. */
  | { readonly kind: 'stop'; readonly text: string }
  /** Is separated by spaces. */
  | { readonly kind: 'sign'; readonly text: string }
  /** A space in the manuscript that ends a paragraph: 'פ' for an open line, 'ס' for a gap. */
  | { readonly kind: 'break'; readonly text: string };

/** Removes the slashes between the parts of a word. */
const wholeWord = (text: string): string => text.replaceAll('/', '');

/** Whether the word is part of the text. A qere is read in place of the written word and is only in the margin. */
const isWritten = ({ reading }: HebrewWord) => reading !== 'qere';

/** The part of a verse up to the end of a paragraph. */
interface Part {
  text: string;
  notes: { text: string; at: number }[];
  endsParagraph: boolean;
}

/**
 * Converts the tokens of a verse to text, with one piece for each paragraph that it belongs to. Words are separated by
 * spaces except at a maqqef. Each qere becomes a note on the written word before it. `endsParagraph` of the last piece
 * says whether a paragraph ends with the verse.
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
    // Directly after the end of a paragraph, the written word is in the previous part.
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

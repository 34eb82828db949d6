import { verseNumber } from '@manna/shared/domain';
import type { AnchoredNote } from '../../base/bible/blocks';
import { cutPiece } from './cut-piece';
import type { RawBlock, RawBook, RawPiece } from './raw-book';

const ROMANS = 45;
const romans = (chapter: number, verse: number) => verseNumber({ book: ROMANS, chapter, verse });
/** The doxology of Romans: 14:24-26 in the Majority Text, 16:25-27 in the King James Version. */
const early = [romans(14, 24), romans(14, 25), romans(14, 26)] as const;
const late = [romans(16, 25), romans(16, 26), romans(16, 27)] as const;
/** The words with which its second and its third verse begin, in translations that give it as one verse. */
const beginnings = [/\bbut now\b/i, /\bto the only wise God\b/i] as const;

const isIn = (verses: readonly number[], { verse }: RawPiece) => verse !== undefined && verses.includes(verse);

/** Parts the doxology if it is one piece and begins its verses with the known words. */
function parted(pieces: readonly RawPiece[]): readonly RawPiece[] {
  const [piece, ...more] = pieces;
  if (!piece || more.length > 0) return pieces;
  const [second = -1, third = -1] = beginnings.map((words) => piece.text.search(words));
  if (second <= 0 || third <= second) return pieces;
  return [
    cutPiece(piece, 0, second, early[0]),
    cutPiece(piece, second, third, early[1]),
    cutPiece(piece, third, piece.text.length, early[2]),
  ];
}

const withNotes = (piece: RawPiece, notes: readonly AnchoredNote[]): RawPiece => ({
  ...piece,
  notes: [...piece.notes, ...notes.map(({ text }) => ({ text, at: piece.text.length }))],
});

/**
 * Moves the doxology of Romans from 14:24-26 to 16:25-27, where the King James Version numbers it. Returns any other
 * book as it is, and Romans too if it has no words at the one place or has words at the other.
 */
export function withDoxologyLast(raw: RawBook): RawBook {
  const found = raw.blocks.flatMap(({ pieces }) => pieces.filter((piece) => piece.text !== '' && isIn(early, piece)));
  const inLate = raw.blocks.flatMap(({ pieces }) => pieces.filter((piece) => isIn(late, piece)));
  const home = raw.blocks.find(({ pieces }) => pieces.some((piece) => isIn(early, piece)));
  if (raw.book.number !== ROMANS || !home || found.length === 0 || inLate.some(({ text }) => text !== '')) return raw;
  const verses = parted(found);
  const notes = inLate.flatMap((piece) => piece.notes);
  const pieces = verses.map((piece, index) => {
    const moved = { ...piece, verse: late[early.findIndex((verse) => verse === piece.verse)] ?? late[0] };
    return index === verses.length - 1 ? withNotes(moved, notes) : moved;
  });
  const others = raw.blocks
    .map((block) => ({ ...block, pieces: block.pieces.filter((piece) => !isIn(early, piece) && !isIn(late, piece)) }))
    .filter((block) => block.pieces.length > 0);
  const doxology: RawBlock = { kind: home.kind, chapter: 16, pieces };
  const end = others.findLastIndex(({ kind, chapter }) => chapter === 16 && kind !== 'colophon') + 1;
  const isJoined = pieces.length === 1;
  return {
    ...raw,
    blocks: end === 0 ? [...others, doxology] : [...others.slice(0, end), doxology, ...others.slice(end)],
    joined: new Set([...raw.joined, ...(isJoined ? late.slice(1) : [])]),
  };
}

import type { RawPiece } from './raw-book';

/**
 * Cuts a part out of a piece, text.slice(min, max) without spaces at its ends, with its marks and notes, and gives it
 * another verse number, or none if it becomes a title.
 */
export function cutPiece(piece: RawPiece, min: number, max: number, verse?: number): RawPiece {
  const part = piece.text.slice(min, max);
  const text = part.trim();
  const start = min + part.indexOf(text);
  const end = start + text.length;
  const inside = (offset: number) => Math.min(Math.max(offset, start), end) - start;
  return {
    place: piece.place,
    text,
    marks: piece.marks
      .map((mark) => ({ kind: mark.kind, min: inside(mark.min), max: inside(mark.max) }))
      .filter((mark) => mark.min < mark.max),
    notes: piece.notes
      .filter(({ at }) => at >= min && (at < max || max === piece.text.length))
      .map((note) => ({ text: note.text, at: inside(note.at) })),
    ...(verse === undefined ? {} : { verse }),
  };
}

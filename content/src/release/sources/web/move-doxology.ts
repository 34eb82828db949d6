import { ContentError } from '../../../base/content-error';
import type { Block } from '../../../base/bible/blocks';

const FROM_CHAPTER = 14;
const TO_CHAPTER = 16;
const FIRST_MOVED = 24;
const LAST_MOVED = 26;
const SHIFT = 1;

const isMoved = (verse: number | undefined) => verse !== undefined && verse >= FIRST_MOVED && verse <= LAST_MOVED;

/** Returns the blocks without the pieces that fail the test. Blocks that become empty are removed. */
const keeping = (blocks: readonly Block[], keep: (piece: Block['pieces'][number]) => boolean): Block[] =>
  blocks.map((block) => ({ ...block, pieces: block.pieces.filter(keep) })).filter(({ pieces }) => pieces.length > 0);

/**
 * Moves the doxology of Romans from 14:24-26, its position in the Greek text that the World English Bible follows, to
 * 16:25-27, its position in the versification of this project. It replaces the empty 16:25. Throws ContentError if
 * either position is not as expected.
 */
export function moveDoxology(romans: ReadonlyMap<number, readonly Block[]>): Map<number, readonly Block[]> {
  const from = romans.get(FROM_CHAPTER) ?? [];
  const to = romans.get(TO_CHAPTER) ?? [];
  const moved = keeping(from, ({ verse }) => isMoved(verse)).map((block) => ({
    ...block,
    pieces: block.pieces.map((piece) => ({ ...piece, verse: (piece.verse ?? 0) + SHIFT })),
  }));
  const placeholder = to.at(-1)?.pieces.at(-1);
  if (moved.length === 0 || placeholder?.verse !== FIRST_MOVED + SHIFT || placeholder.text !== '') {
    throw new ContentError('Romans 14:24-26 or the empty Romans 16:25 is not where the World English Bible had it.');
  }
  return new Map([
    ...romans,
    [FROM_CHAPTER, keeping(from, ({ verse }) => !isMoved(verse))],
    [TO_CHAPTER, [...keeping(to, (piece) => piece !== placeholder), ...moved]],
  ]);
}

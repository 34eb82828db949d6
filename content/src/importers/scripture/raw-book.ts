import type { Book } from '@manna/shared/domain';
import type { BlockKind, MarkedText } from '../../base/bible/blocks';
import type { Place } from '../../base/files/place';

/** Text in a file's block. `verse` is the verse number in the file's numbering; undefined outside of verses. */
export interface RawPiece extends MarkedText {
  readonly verse?: number;
  readonly place: Place;
}

/** One block of a file. */
export interface RawBlock {
  readonly kind: BlockKind;
  readonly level?: number;
  /** Consecutive lines with the same number form a stanza. */
  readonly stanza?: number;
  /** In the file's numbering. */
  readonly chapter: number;
  readonly pieces: readonly RawPiece[];
}

/** One book of a file. */
export interface RawBook {
  readonly book: Book;
  readonly blocks: readonly RawBlock[];
  /** The number of verse numbers in the book. */
  readonly verses: number;
  /** Verses that share the text of the verse before them, by verse number: 'Gen.1.2' under 'Gen.1.1-2'. */
  readonly joined: ReadonlySet<number>;
  /** Whether the file marks the beginnings of paragraphs. */
  readonly paragraphs: boolean;
  /** The position of its end, and whether the file's last line was complete. */
  readonly end: Place;
  readonly ended: boolean;
}

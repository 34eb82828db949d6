import type { Book } from '@manna/shared/domain';
import type { BlockKind, MarkedText } from '../../base/bible/blocks';
import type { Place } from '../../base/files/place';

/** A run of text in a file's block; `verse` is the verse number by the file's own numbering, none outside all verses. */
export interface RawPiece extends MarkedText {
  readonly verse?: number;
  readonly place: Place;
}

/** One block as a file has it. */
export interface RawBlock {
  readonly kind: BlockKind;
  readonly level?: number;
  /** Lines of one number stand together. */
  readonly stanza?: number;
  /** By the file's own numbering. */
  readonly chapter: number;
  readonly pieces: readonly RawPiece[];
}

/** One book as a file has it. */
export interface RawBook {
  readonly book: Book;
  readonly blocks: readonly RawBlock[];
  /** How many verses it has a number for. */
  readonly verses: number;
  /** Verses that are told together with the one before them, by verse number: 'Gen.1.2' under 'Gen.1.1-2'. */
  readonly joined: ReadonlySet<number>;
  /** Whether it tells where paragraphs begin. */
  readonly paragraphs: boolean;
  /** Where it ends, and whether the file's last line was whole. */
  readonly end: Place;
  readonly ended: boolean;
}

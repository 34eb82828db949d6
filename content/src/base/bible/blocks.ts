import type { StylingKind } from '@manna/shared/contracts';

/** A styled run inside a piece of text: text.slice(min, max) in UTF-16 code units. */
export interface Mark {
  readonly kind: Extract<StylingKind, 'added' | 'jesus'>;
  readonly min: number;
  readonly max: number;
}

/** A marginal note and the offset in its piece's text that it belongs to. */
export interface AnchoredNote {
  readonly text: string;
  readonly at: number;
}

/** Text with its marks and notes; never begins or ends with a space. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly notes: readonly AnchoredNote[];
}

/**
 * A run of text inside one block. With a verse number it is that verse or a part of it; empty text with a verse number
 * says that the translation leaves the verse out, and its notes why. Titles, headings and colophons have no verse number.
 */
export interface Piece extends MarkedText {
  readonly verse?: number;
}

export type BlockKind = Extract<StylingKind, 'paragraph' | 'line' | 'title' | 'heading' | 'colophon'>;

/** One paragraph, line of poetry or heading, before it is put into a chapter's text. */
export interface Block {
  readonly kind: BlockKind;
  readonly pieces: readonly Piece[];
  /** The level of indentation of a line of poetry; 1 is the outermost level and the default. */
  readonly level?: number;
  /** Consecutive lines with the same number form one stanza. */
  readonly stanza?: number;
}

/** The blocks of one chapter, in order. */
export interface ChapterBlocks {
  readonly osisId: string;
  readonly blocks: readonly Block[];
}

/** A piece of plain text: no marks, no notes. */
export const plainText = (text: string): MarkedText => ({ text, marks: [], notes: [] });

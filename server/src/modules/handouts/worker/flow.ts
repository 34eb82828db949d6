import type { Lettering } from '@manna/shared/print';
import type { PdfDocument } from '@manna/shared/print/pdf';

/** How words look. Words in one style are the same object. */
export interface Style {
  readonly lettering: Lettering;
  readonly fill: string;
  /** Points above the baseline. */
  readonly rise: number;
  /** Points of space behind the words, such as a verse number. */
  readonly gap: number;
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

/** What a block is to a reader who listens. */
export type FlowRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TR' | 'BlockQuote' | 'Figure' | 'Caption';

/** A cell of a row of a table. Lengths are points. */
export interface Cell {
  readonly role: 'TH' | 'TD';
  readonly runs: readonly Run[];
  /** From the left end of the column of text. */
  readonly left: number;
  readonly width: number;
}

/** Something to look at. Lengths are points. */
export interface Art {
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (doc: PdfDocument, left: number, top: number) => void;
}

/** A block of text, or something to look at, that flows through columns and pages. Lengths are points. */
export interface FlowBlock {
  readonly role: FlowRole;
  readonly runs: readonly Run[];
  /** Shown in the middle of the column instead of `runs`; its height is the leading. */
  readonly art?: Art;
  /** Side by side instead of `runs`, from left to right, with a line below them. */
  readonly cells?: readonly Cell[];
  /** From baseline to baseline. */
  readonly leading: number;
  /** Space before it; none at the top of a column. */
  readonly before: number;
  /** Indent of the first line, and of the others. */
  readonly first: number;
  readonly rest: number;
  readonly direction: 'ltr' | 'rtl';
  readonly isCentred?: boolean;
  /** Whether the next block's first line must be in the same column. */
  readonly keepsNext?: boolean;
  /** Whether all of its lines must be in the same column. */
  readonly isWhole?: boolean;
  /** Its line in the document's outline. */
  readonly outline?: string;
}

import { ContentError } from '../../../base/content-error';
import type { Block, MarkedText, Piece } from '../../../base/bible/blocks';
import { cutPrefix, type StyledText } from './cut-prefix';
import type { KjvVerse } from './kjv-markup';
import { parseLayoutText } from './layout-text';
import { lemmaOf, noteAnchor } from './note-anchor';

/** One chapter of the King James sources: its verses, and the texts around them (see Layout). */
export interface KjvChapter {
  readonly osisId: string;
  readonly verses: readonly KjvVerse[];
  readonly title?: string | undefined;
  /** Headings by the number of the verse after them. */
  readonly headings: ReadonlyMap<number, string>;
  readonly colophon?: string | undefined;
}

const hang = ({ text, marks }: StyledText, notes: readonly string[]): MarkedText => ({
  text,
  marks,
  notes: notes.map((note) => ({ text: note, at: noteAnchor(text, note) })),
});

/** Splits the title from verse 1. Notes about words of the title go with it. */
function partTitle(verse: KjvVerse, title: string): { head: MarkedText; rest: MarkedText } {
  const { head, rest } = cutPrefix(verse, title);
  const ofTitle = new Set(verse.notes.filter((note) => noteAnchor(verse.text, note) < head.text.length));
  return {
    head: hang(head, [...ofTitle]),
    rest: hang(
      rest,
      verse.notes.filter((note) => !ofTitle.has(note)),
    ),
  };
}

function partHeading(verse: KjvVerse, heading: string): { head: MarkedText; rest: MarkedText } {
  const { head, rest } = cutPrefix(verse, heading);
  return { head: hang(head, []), rest: hang(rest, verse.notes) };
}

/**
 * Removes an epistle's subscription from the notes. The verse source has it as the last note of the last verse, but the
 * layout's text is used instead.
 */
function withoutSubscription(osisId: string, verses: readonly KjvVerse[]): readonly KjvVerse[] {
  const last = verses.at(-1);
  const note = last?.notes.at(-1);
  if (!last || note === undefined || lemmaOf(note) !== undefined) {
    throw new ContentError(`The last verse of ${osisId} has no note with the subscription that the layout has.`);
  }
  return [...verses.slice(0, -1), { ...last, notes: last.notes.slice(0, -1) }];
}

/**
 * Converts a chapter to blocks: the title first, headings before their verses, a paragraph up to each verse that ends
 * one, the subscription last. Throws ContentError if the two sources disagree.
 */
export function kjvChapterBlocks({ osisId, verses, title, headings, colophon }: KjvChapter): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  const endParagraph = () => {
    if (pieces.length > 0) blocks.push({ kind: 'paragraph', pieces });
    pieces = [];
  };
  const setApart = (kind: 'title' | 'heading', { head, rest }: { head: MarkedText; rest: MarkedText }) => {
    endParagraph();
    blocks.push({ kind, pieces: [head] });
    return rest;
  };

  const printed = colophon === undefined ? verses : withoutSubscription(osisId, verses);
  for (const [index, verse] of printed.entries()) {
    const number = index + 1;
    const heading = headings.get(number);
    let body: MarkedText;
    if (number === 1 && title !== undefined) body = setApart('title', partTitle(verse, title));
    else if (heading !== undefined) body = setApart('heading', partHeading(verse, heading));
    else body = hang(verse, verse.notes);
    pieces.push({ ...body, verse: number });
    if (verse.endsParagraph) endParagraph();
  }
  endParagraph();
  if (colophon !== undefined) blocks.push({ kind: 'colophon', pieces: [parseLayoutText(colophon)] });
  return blocks;
}

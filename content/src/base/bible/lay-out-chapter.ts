import { stylingKinds, type ChapterText, type StylingKind, type StylingSpan } from '@manna/shared/contracts';
import { ContentError } from '../content-error';
import type { Block, ChapterBlocks, Piece } from './blocks';

const blockKinds: ReadonlySet<StylingKind> = new Set<StylingKind>([
  'paragraph',
  'line',
  'stanza',
  'title',
  'heading',
  'colophon',
  'note',
]);

/** Blocks come before what they contain, and an omitted verse before the verse after it. */
const layer = ({ kind }: StylingSpan): number => (blockKinds.has(kind) ? 0 : kind === 'omitted' ? 1 : 2);

/** Sorts spans by their start; an outer span comes before an inner one. */
const inReadingOrder = (a: StylingSpan, b: StylingSpan): number =>
  a.min - b.min || layer(a) - layer(b) || b.max - a.max || stylingKinds.indexOf(a.kind) - stylingKinds.indexOf(b.kind);

interface Hanging {
  readonly at: number;
  readonly text: string;
}

/** The text of a chapter while it is built, and the spans over it. */
class ChapterDraft {
  private content = '';
  private readonly spans: StylingSpan[] = [];
  private readonly notes: Hanging[] = [];
  private lastVerse = 0;
  private verse: StylingSpan | undefined;
  private stanza: { id: number; span: StylingSpan } | undefined;

  constructor(private readonly osisId: string) {}

  addBlock(block: Block): void {
    if (this.content !== '') this.content += '\n';
    const min = this.content.length;
    // A verse may continue after a paragraph or line, but never after a heading.
    if (block.kind !== 'paragraph' && block.kind !== 'line') this.verse = undefined;
    for (const piece of block.pieces) this.addPiece(piece, min);
    const max = this.content.length;
    if (max === min) throw new ContentError(`${this.osisId} has a ${block.kind} with no text.`);
    const { kind, level = 1 } = block;
    this.spans.push(kind === 'line' ? { kind, min, max, level } : { kind, min, max });
    this.growStanza(block.stanza, min, max);
  }

  finish(): ChapterText {
    const hanging = [...this.notes].sort((a, b) => a.at - b.at);
    hanging.forEach(({ at, text }, index) => {
      const ref = `n${index + 1}`;
      this.content += '\n';
      const min = this.content.length;
      this.content += text;
      this.spans.push({ kind: 'noteAnchor', min: at, max: at, ref });
      this.spans.push({ kind: 'note', min, max: this.content.length, ref });
    });
    return { osisId: this.osisId, content: this.content, styling: this.spans.sort(inReadingOrder) };
  }

  private addPiece(piece: Piece, blockStart: number): void {
    if (piece.verse !== undefined && piece.text === '') return this.omit(piece.verse, piece.notes);
    if (this.content.length > blockStart) this.content += ' ';
    const min = this.content.length;
    this.content += piece.text;
    for (const mark of piece.marks) this.spans.push({ kind: mark.kind, min: min + mark.min, max: min + mark.max });
    for (const note of piece.notes) this.notes.push({ at: min + note.at, text: note.text });
    if (piece.verse !== undefined) this.growVerse(piece.verse, min);
  }

  private growVerse(verse: number, min: number): void {
    if (this.verse && verse === this.lastVerse) {
      this.verse.max = this.content.length;
      return;
    }
    this.expectNext(verse);
    this.verse = { kind: 'verse', min, max: this.content.length, ref: `${this.osisId}.${verse}` };
    this.spans.push(this.verse);
  }

  private omit(verse: number, notes: Piece['notes']): void {
    this.expectNext(verse);
    this.verse = undefined;
    const at = this.content.length;
    for (const { text } of notes) this.notes.push({ at, text });
    this.spans.push({ kind: 'omitted', min: at, max: at, ref: `${this.osisId}.${verse}` });
  }

  private expectNext(verse: number): void {
    if (verse !== this.lastVerse + 1) {
      throw new ContentError(`${this.osisId} has verse ${verse} after verse ${this.lastVerse}.`);
    }
    this.lastVerse = verse;
  }

  private growStanza(id: number | undefined, min: number, max: number): void {
    if (id === undefined) this.stanza = undefined;
    else if (this.stanza?.id === id) this.stanza.span.max = max;
    else {
      this.stanza = { id, span: { kind: 'stanza', min, max } };
      this.spans.push(this.stanza.span);
    }
  }
}

/**
 * Builds the text of a chapter with its stand-off spans from blocks. Pieces of a block are joined by a space, blocks
 * by a line feed, and the notes follow the last block. Throws ContentError if verses are not numbered in order from 1,
 * if a verse continues after a heading, or if a block has no text.
 */
export function layOutChapter({ osisId, blocks }: ChapterBlocks): ChapterText {
  const draft = new ChapterDraft(osisId);
  for (const block of blocks) draft.addBlock(block);
  return draft.finish();
}

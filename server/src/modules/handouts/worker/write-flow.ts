import { lineWidth, palette, sans, serif } from '@manna/shared/print';
import { openPdf, writeWords, type PdfDocument, type PdfElement } from '@manna/shared/print/pdf';
import { frameOf, GUTTER, type Frame, type FrameLayout } from '../page-frame';
import { breakBlock, type PlacedArt, type Row } from './break-block';
import { fillPages, type PageRows } from './fill-pages';
import type { Cell, FlowBlock } from './flow';

const HEAD_Y = 34;
const FOOT = 26;
const TITLE_SIZE = 23;
/** Points from the descenders of a row of a table to the line below it. */
const RULE_BELOW = 1.5;
/** A reference that is longer than this part of a line is shortened in the head of the page. */
const HEAD_PART = 0.7;

export interface FlowDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly subject: string;
  readonly siteName: string;
  readonly address: string;
  /** BCP 47. */
  readonly language: string;
  /** 'Page 2 of 3'. */
  readonly pageOf: (page: number, pages: number) => string;
  readonly layout: FrameLayout;
  readonly blocks: readonly FlowBlock[];
}

/** The title over all columns, its translation or kind below it, and a line. */
function titleBlocks({ title, subtitle }: FlowDocument): FlowBlock[] {
  const style = (lettering: ReturnType<typeof serif>, fill: string) => ({ lettering, fill, rise: 0, gap: 0 });
  const block = { before: 0, first: 0, rest: 0, direction: 'ltr' } as const;
  const below = style(sans(9.5), palette.inkSoft);
  return [
    {
      ...block,
      role: 'H1',
      leading: TITLE_SIZE * 1.2,
      runs: [{ text: title, style: style(serif(TITLE_SIZE, 600), palette.ink) }],
      outline: title,
    },
    ...(subtitle === ''
      ? []
      : [{ ...block, role: 'P' as const, leading: 15, runs: [{ text: subtitle, style: below }] }]),
  ];
}

function shortened(words: string, lettering: ReturnType<typeof sans>, width: number): string {
  if (lineWidth(words, lettering) <= width) return words;
  let end = words.length;
  while (end > 1 && lineWidth(`${words.slice(0, end)}…`, lettering) > width) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}

/** What is on every page; not read aloud. */
function writeEdges(doc: PdfDocument, flow: FlowDocument, frame: Frame, page: number, pages: number): void {
  const [width, height] = frame.size;
  const right = width - frame.left;
  const small = sans(8);
  const edge = (words: string, y: number, anchor: 'start' | 'end', lettering = small) =>
    writeWords(doc, { words, lettering, x: anchor === 'end' ? right : frame.left, y, anchor, fill: palette.inkSoft });
  doc.markContent('Artifact', { type: 'Pagination' });
  if (page > 1)
    edge(shortened(flow.title, serif(9, 400, true), frame.width * HEAD_PART), HEAD_Y, 'start', serif(9, 400, true));
  edge(flow.siteName, HEAD_Y, 'end');
  edge(shortened(flow.address, small, frame.width * HEAD_PART), height - FOOT, 'start');
  edge(flow.pageOf(page, pages), height - FOOT, 'end');
  doc
    .moveTo(frame.left, HEAD_Y + 7)
    .lineTo(right, HEAD_Y + 7)
    .lineWidth(0.6)
    .stroke(palette.rule);
  doc.endMarkedContent();
}

/** Left, top, right and bottom. Points from the upper left corner of the page. */
type Box = readonly [number, number, number, number];

/** What items of a list and rows of a table are in. */
const groups = { LI: 'L', TR: 'Table' } as const;

/** Adds the blocks to what is read aloud, in order. Items of a list are in one list, rows of a table in one table. */
class Structure {
  readonly #doc: PdfDocument;
  readonly #root: PdfElement;
  #group: { role: 'L' | 'Table'; element: PdfElement } | undefined;
  #open: { block: FlowBlock; elements: PdfElement[]; cells: PdfElement[] } | undefined;

  constructor(doc: PdfDocument, root: PdfElement) {
    this.#doc = doc;
    this.#root = root;
  }

  /**
   * Writes a part of a block: all of its lines in one column. `box` is where something to look at is on its page. Each cell
   * of a table is written by itself.
   */
  write(block: FlowBlock, box: Box | undefined, write: (cell?: number) => void): void {
    if (this.#open?.block !== block) this.#begin(block, box);
    const { elements = [], cells = [] } = this.#open ?? {};
    if (block.cells) cells.forEach((element, cell) => element.add(() => write(cell)));
    else elements.at(-1)?.add(() => write());
  }

  end(): void {
    this.#endBlock();
    this.#endGroup();
  }

  #begin(block: FlowBlock, bbox: Box | undefined): void {
    this.#endBlock();
    if (block.outline !== undefined) this.#doc.outline.addItem(block.outline);
    if (block.role === 'LI' || block.role === 'TR') {
      const group = this.#groupOf(groups[block.role]);
      const item = this.#doc.struct(block.role);
      group.add(item);
      const cells = (block.cells ?? []).map(({ role }) => this.#doc.struct(role));
      const inner = block.role === 'LI' ? [this.#doc.struct('LBody')] : cells;
      for (const element of inner) item.add(element);
      this.#open = { block, elements: [item, ...inner], cells };
      return;
    }
    this.#endGroup();
    // PDFKit knows a bounding box, its types do not.
    const attributes = block.art && { alt: block.art.alt, bbox };
    const element = this.#doc.struct(block.role, attributes);
    this.#root.add(element);
    this.#open = { block, elements: [element], cells: [] };
  }

  #groupOf(role: 'L' | 'Table'): PdfElement {
    if (this.#group?.role !== role) {
      this.#endGroup();
      this.#group = { role, element: this.#doc.struct(role) };
      this.#root.add(this.#group.element);
    }
    return this.#group.element;
  }

  #endGroup(): void {
    this.#group?.element.end();
    this.#group = undefined;
  }

  #endBlock(): void {
    for (const element of this.#open?.elements.toReversed() ?? []) element.end();
    this.#open = undefined;
  }
}

interface Writing {
  doc: PdfDocument;
  structure: Structure;
  frame: Frame;
}

/** Writes a line, or what a cell of a table has of it. */
function writeRow(doc: PdfDocument, words: Row['words'], left: number, baseline: number): void {
  for (const { text, style, x } of words)
    writeWords(doc, {
      words: text,
      lettering: style.lettering,
      x: left + x,
      y: baseline - style.rise,
      anchor: 'start',
      fill: style.fill,
    });
}

/** A line below a row of a table; not read aloud. */
function ruleBelow(doc: PdfDocument, cells: readonly Cell[], left: number, y: number): void {
  const { left: from = 0, width = 0 } = cells.at(-1) ?? {};
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(left, y + RULE_BELOW)
    .lineTo(left + from + width, y + RULE_BELOW)
    .lineWidth(0.5)
    .stroke(palette.rule);
  doc.endMarkedContent();
}

const boxOf = ({ art, x }: PlacedArt, left: number, bottom: number): Box => [
  left + x,
  bottom - art.height,
  left + x + art.width,
  bottom,
];

function writePage({ doc, structure, frame }: Writing, page: PageRows, blocks: readonly FlowBlock[]): void {
  const parts: PageRows[number][][] = [];
  for (const placed of page) {
    const last = parts.at(-1);
    const [before] = last ?? [];
    if (last && before?.row.block === placed.row.block && before.column === placed.column) last.push(placed);
    else parts.push([placed]);
  }
  for (const part of parts) {
    const [first] = part;
    const block = blocks[first?.row.block ?? 0];
    if (!block || !first) continue;
    const left = frame.left + first.column * (frame.columnWidth + GUTTER);
    const box = first.row.art && boxOf(first.row.art, left, frame.top + first.y);
    structure.write(block, box, (cell) => {
      for (const { row, y } of part) {
        const words = row.words.filter((each) => each.cell === cell);
        if (box) row.art?.art.draw(doc, box[0], box[1]);
        // The baseline is where a line's descenders still have room.
        else writeRow(doc, words, left, frame.top + y - row.leading * 0.26);
      }
    });
    const last = part.at(-1);
    if (block.cells && last?.row.isLast) ruleBelow(doc, block.cells, left, frame.top + last.y);
  }
}

/** Blocks as a tagged PDF with an outline; the same blocks give the same bytes. */
export async function writeFlow(flow: FlowDocument): Promise<Uint8Array> {
  const { title, subject, language, blocks } = flow;
  const frame = frameOf(flow.layout);
  const head = titleBlocks(flow);
  const headRows = head.flatMap((block, index) => breakBlock(block, index, frame.width));
  const headHeight = headRows.reduce((sum, { leading }) => sum + leading, 0);
  const rows = blocks.flatMap((block, index) => breakBlock(block, index, frame.columnWidth));
  const pages = fillPages(rows, { height: frame.height, taken: headHeight + 16, columns: frame.columns });

  const { doc, root, finish } = openPdf({ title, subject, keywords: '', language }, frame.size);
  const structure = new Structure(doc, root);
  pages.forEach((page, index) => {
    doc.addPage();
    writeEdges(doc, flow, frame, index + 1, pages.length);
    if (index === 0) {
      const [placed = []] = fillPages(headRows, { height: frame.height, taken: 0, columns: 1 });
      writePage({ doc, structure, frame }, placed, head);
    }
    writePage({ doc, structure, frame }, page, blocks);
  });
  structure.end();
  return finish();
}

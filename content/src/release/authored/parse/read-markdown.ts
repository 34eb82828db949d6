import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseReference } from '../../../base/bible/find-references';
import { onOneLine, type Draft, type DraftBlock, type DraftFootnote, type DraftInline, type DraftRow } from '../draft';
import type { LineFault } from '../fault';
import { entryRefPattern } from '../front-matter';
import { footnoteFaults, inOrderOfMarks } from './footnotes';
import { InlineReader, textFrom, type Block, type MarkdownRules, type Paragraph } from './read-inlines';
import { isRule, isTable, tableRows } from './table-cells';

const rulesOfEntries: MarkdownRules = { language: 'en', link: entryRefPattern };

const CAPTION = 'Table: ';
/** The text may begin on the next line, as the formatter has it. */
const noteStart = /^\[\^([a-z0-9-]+)\]:\s+/;
const figurePattern = /^figures\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const ALT_LENGTHS = [20, 500] as const;

/** Collects the blocks that an entry may have, and a fault for everything else. */
class MarkdownReader extends InlineReader {
  readonly blocks: DraftBlock[] = [];
  private readonly notes: DraftFootnote[] = [];
  private caption: { readonly line: number; readonly inlines: readonly DraftInline[] } | undefined;

  /** Returns the words of a block quotation that is emphasised as a whole. */
  private pulledWords({ children: [emphasis, ...more] }: Paragraph): string | undefined {
    if (emphasis?.type !== 'emphasis' || more.length > 0) return undefined;
    const [words, ...rest] = emphasis.children;
    return words?.type === 'text' && rest.length === 0 ? onOneLine(words.value) : undefined;
  }

  private quotation(node: Extract<Block, { type: 'blockquote' }>): void {
    const line = this.lineOf(node);
    const [paragraph, ...more] = node.children;
    const pulled = paragraph?.type === 'paragraph' && more.length === 0 ? this.pulledWords(paragraph) : undefined;
    if (pulled !== undefined) {
      this.blocks.push({ kind: 'pullQuote', line, text: pulled });
      return;
    }
    const [words, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (more.length > 0 || rest.length > 0 || words?.type !== 'text') {
      this.fault(line, 'A block quotation holds one reference and nothing else.');
      return;
    }
    const text = onOneLine(words.value).trim();
    const refs = parseReference(text, this.rules.language);
    if (typeof refs === 'string') this.fault(line, `The block quotation "${text}" ${refs}.`);
    else if (refs.length > 1) this.fault(line, `The block quotation "${text}" names more than one run of verses.`);
    else for (const ref of refs) this.blocks.push({ kind: 'scripture', line, ref });
  }

  private heading(node: Extract<Block, { type: 'heading' }>): void {
    const line = this.lineOf(node);
    const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (node.depth !== 2 && node.depth !== 3) this.fault(line, 'Headings have two or three number signs.');
    else if (text.trim() === '' || !node.children.every(({ type }) => type === 'text')) {
      this.fault(line, 'A heading holds plain words only.');
    } else {
      this.references(text, () => line);
      this.blocks.push({ kind: 'heading', line, level: node.depth, text });
    }
  }

  private list(node: Extract<Block, { type: 'list' }>): void {
    const items = node.children.flatMap((item) => {
      const [first, ...rest] = item.children;
      if (first?.type !== 'paragraph') {
        this.fault(item.position ? item.position.start.line + this.linesBefore : 1, 'An item of the list is no text.');
        return [];
      }
      for (const block of rest) {
        if (block.type === 'paragraph') this.fault(this.lineOf(block), 'An item of a list is one paragraph.');
        else this.unwanted(block, 'a list');
      }
      return [first.children.flatMap((child) => this.inline(child))];
    });
    const written = items.filter((item) => item.length > 0);
    if (written.length > 0) {
      this.blocks.push({ kind: 'list', line: this.lineOf(node), ordered: node.ordered ?? false, items: written });
    }
  }

  private figure({ children: [image, ...rest] }: Paragraph): void {
    if (image?.type !== 'image') return;
    const line = this.lineOf(image);
    const [, figure] = figurePattern.exec(image.url) ?? [];
    const alt = onOneLine(image.alt ?? '');
    const [least, most] = ALT_LENGTHS;
    const [below, ...others] = rest;
    // The caption begins on the line below the picture.
    const words =
      below?.type === 'text' ? [textFrom(below, below.value.slice(1), line - this.linesBefore + 1), ...others] : rest;
    const caption = words.flatMap((child) => this.inline(child));
    if (figure === undefined) this.fault(line, `"${image.url}" is not written as figures/slug.`);
    else if (alt.length < least || alt.length > most)
      this.fault(line, `The words in place of the figure are ${alt.length} characters; wanted: ${least} to ${most}.`);
    else if (caption.length === 0) this.fault(line, 'The figure has no caption on the lines below it.');
    else this.blocks.push({ kind: 'figure', line, figure, alt, caption });
  }

  private table(node: Paragraph): void {
    const line = this.lineOf(node);
    const { caption } = this;
    this.caption = undefined;
    if (!caption) {
      this.fault(line, 'The table has no caption above it, a paragraph that begins with "Table: ".');
      return;
    }
    const rows = tableRows(node.children, node.position?.start.line ?? 1);
    const [head, rule, ...body] = rows;
    if (!head || !rule || !isRule(rule) || body.length === 0) {
      this.fault(line, 'A table has a row of headers, a row of hyphens and rows, between bars.');
      return;
    }
    const columns = head.cells.length;
    if (columns < 2) this.fault(line, 'A table has two columns at least.');
    const read = (row: typeof head): DraftRow => {
      const at = line + row.line;
      const cells = row.cells.map((cell) => cell.flatMap((child) => this.inline(child)));
      if (cells.length !== columns)
        this.fault(at, `The row has ${cells.length} cells, and the table ${columns} columns.`);
      else if (cells.some((cell) => cell.length === 0)) this.fault(at, 'A cell of the table is empty.');
      return { line: at, cells };
    };
    this.blocks.push({ kind: 'table', line, caption: caption.inlines, head: read(head), rows: body.map(read) });
  }

  /** Reads a paragraph that is the text of a footnote. Returns false for any other paragraph. */
  private footnote(node: Paragraph): boolean {
    const [first, ...rest] = node.children;
    if (first?.type !== 'text') return false;
    const [start, key] = noteStart.exec(first.value) ?? [];
    if (start === undefined || key === undefined) return false;
    const line = this.lineOf(node) - this.linesBefore + start.split('\n').length - 1;
    const words = textFrom(first, first.value.slice(start.length), line);
    const inlines = [words, ...rest].flatMap((child) => this.inline(child));
    this.notes.push({ line: this.lineOf(node), key, inlines });
    return true;
  }

  private paragraph(node: Paragraph): void {
    const [first] = node.children;
    if (first?.type === 'image') this.figure(node);
    else if (isTable(node.children)) this.table(node);
    else if (first?.type === 'text' && first.value.startsWith(CAPTION)) {
      const words = { ...first, value: first.value.slice(CAPTION.length) };
      const inlines = [words, ...node.children.slice(1)].flatMap((child) => this.inline(child));
      this.captionWithoutTable();
      this.caption = { line: this.lineOf(node), inlines };
    } else {
      const inlines = node.children.flatMap((child) => this.inline(child));
      if (inlines.length > 0) this.blocks.push({ kind: 'paragraph', line: this.lineOf(node), inlines });
    }
  }

  private captionWithoutTable(): void {
    if (this.caption) this.fault(this.caption.line, 'There is no table below this caption.');
    this.caption = undefined;
  }

  /** Adds the footnotes as the last block, in the order of their marks. */
  end(): void {
    this.captionWithoutTable();
    this.faults.push(...footnoteFaults(this.blocks, this.notes));
    const notes = inOrderOfMarks(this.blocks, this.notes);
    const [first] = notes;
    if (first) this.blocks.push({ kind: 'footnotes', line: first.line, notes });
  }

  block(node: Block): void {
    if (node.type !== 'paragraph') this.captionWithoutTable();
    if (node.type === 'paragraph' && this.footnote(node)) return;
    if (this.notes.length > 0) {
      this.fault(this.lineOf(node), 'Footnotes are the end of the text.');
      return;
    }
    if (node.type === 'heading') this.heading(node);
    else if (node.type === 'list') this.list(node);
    else if (node.type === 'blockquote') this.quotation(node);
    else if (node.type === 'paragraph') this.paragraph(node);
    else this.unwanted(node, 'the text');
  }
}

/** Reports headings with nothing under them, and third-level headings without a second-level heading above them. */
function headingFaults(blocks: Draft): LineFault[] {
  const faults: LineFault[] = [];
  let above = false;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading') continue;
    const next = blocks[index + 1];
    if (!next || (next.kind === 'heading' && next.level <= block.level)) {
      faults.push({ line: block.line, sentence: `Nothing stands under the heading "${block.text}".` });
    }
    above ||= block.level === 2;
    if (!above) faults.push({ line: block.line, sentence: `"${block.text}" has no heading of two signs above it.` });
  }
  return faults;
}

/**
 * Parses the Markdown that entries may have: paragraphs, headings of the second and third level, lists, emphasis, links
 * to other entries, scripture blocks, tables, figures, pull quotes and footnotes. Everything else is a fault. `linesBefore` is the number of lines in the file
 * before the Markdown. The default rules are those of entries.
 */
export function readMarkdown(
  text: string,
  linesBefore: number,
  rules: MarkdownRules = rulesOfEntries,
): { blocks: Draft; faults: readonly LineFault[] } {
  const reader = new MarkdownReader(linesBefore, rules);
  for (const node of fromMarkdown(text).children) reader.block(node);
  reader.end();
  return { blocks: reader.blocks, faults: [...reader.faults, ...headingFaults(reader.blocks)] };
}

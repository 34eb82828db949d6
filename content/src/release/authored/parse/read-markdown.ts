import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Language } from '@manna/shared/contracts';
import { findReferences, parseReference, type ReferencePart } from '../../../base/bible/find-references';
import { onOneLine, type Draft, type DraftBlock, type DraftInline } from '../draft';
import type { LineFault } from '../fault';
import { entryRefPattern } from '../front-matter';

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Rules that differ between entries and pages. */
interface MarkdownRules {
  /** The language of the book names in references. */
  readonly language: Language;
  /** The pattern of valid link targets. */
  readonly link: RegExp;
}

const rulesOfEntries: MarkdownRules = { language: 'en', link: entryRefPattern };

type TextKind = 'text' | 'emphasis' | 'strong';

const nodeNames: Readonly<Partial<Record<(Block | Inline)['type'], string>>> = {
  html: 'HTML',
  code: 'a block of code (or a line that begins with four spaces)',
  inlineCode: 'code',
  image: 'a picture',
  imageReference: 'a picture',
  break: 'a forced line break',
  thematicBreak: 'a line across the page',
  definition: 'a definition of a link',
  linkReference: 'a link without its own target',
  blockquote: 'a block quotation',
  list: 'a list inside a list',
  heading: 'a heading',
};

const bareAddress = /\bhttps?:\/\/\S+/;
const tableRow = /^ *\|.*\| *$/m;

/** Collects the blocks that an entry may have, and a fault for everything else. */
class MarkdownReader {
  readonly blocks: DraftBlock[] = [];
  readonly faults: LineFault[] = [];

  constructor(
    private readonly linesBefore: number,
    private readonly rules: MarkdownRules,
  ) {}

  private lineOf(node: Block | Inline): number {
    return (node.position?.start.line ?? 1) + this.linesBefore;
  }

  private fault(line: number, sentence: string): void {
    this.faults.push({ line, sentence });
  }

  private unwanted(node: Block | Inline, where: string): void {
    this.fault(
      this.lineOf(node),
      `There is ${nodeNames[node.type] ?? node.type} in ${where}, which no entry may have.`,
    );
  }

  private references(text: string, lineAt: (offset: number) => number): ReferencePart[] {
    const { found, faults } = findReferences(onOneLine(text), this.rules.language);
    for (const { min, text: words, fault } of faults) this.fault(lineAt(min), `"${words}" ${fault}.`);
    return found.flatMap(({ parts }) => parts);
  }

  /** Splits text at its references. */
  private words(kind: TextKind, node: Extract<Inline, { type: 'text' }>): DraftInline[] {
    const text = node.value;
    const lineAt = (offset: number) => this.lineOf(node) + text.slice(0, offset).split('\n').length - 1;
    const parts = this.references(text, lineAt);
    const address = bareAddress.exec(text);
    if (address) this.fault(lineAt(address.index), `"${address[0]}" leads out of the site.`);
    const row = tableRow.exec(text);
    if (row) this.fault(lineAt(row.index), 'There is a table, which no entry may have.');
    const inlines: DraftInline[] = [];
    let at = 0;
    const upTo = (end: number) => {
      if (end > at) inlines.push({ kind, text: text.slice(at, end), line: lineAt(at) });
      at = end;
    };
    for (const { min, max, ref } of parts) {
      upTo(min);
      inlines.push({ kind: 'reference', text: text.slice(min, max), line: lineAt(min), ref });
      at = max;
    }
    upTo(text.length);
    return inlines;
  }

  private inline(node: Inline): DraftInline[] {
    if (node.type === 'text') return this.words('text', node);
    if (node.type === 'emphasis' || node.type === 'strong') {
      const kind = node.type;
      return node.children.flatMap((child) => (child.type === 'text' ? this.words(kind, child) : this.nested(child)));
    }
    if (node.type !== 'link') {
      this.unwanted(node, 'the text');
      return [];
    }
    const line = this.lineOf(node);
    const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (!node.children.every(({ type }) => type === 'text')) this.fault(line, 'A link holds plain words only.');
    else if (text.trim() === '') this.fault(line, `The link to ${node.url} has no words.`);
    else if (!this.rules.link.test(node.url)) this.fault(line, `"${node.url}" is not written as collection/slug.`);
    this.references(text, () => line);
    return text === '' ? [] : [{ kind: 'link', text, line, target: node.url }];
  }

  private nested(node: Inline): DraftInline[] {
    this.fault(this.lineOf(node), 'Emphasis, strong words and links do not stand inside each other.');
    return this.inline(node);
  }

  private quotation(node: Extract<Block, { type: 'blockquote' }>): void {
    const line = this.lineOf(node);
    const [paragraph, ...more] = node.children;
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

  block(node: Block): void {
    if (node.type === 'heading') this.heading(node);
    else if (node.type === 'list') this.list(node);
    else if (node.type === 'blockquote') this.quotation(node);
    else if (node.type === 'paragraph') {
      const inlines = node.children.flatMap((child) => this.inline(child));
      if (inlines.length > 0) this.blocks.push({ kind: 'paragraph', line: this.lineOf(node), inlines });
    } else this.unwanted(node, 'the text');
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
 * to other entries, and scripture blocks. Everything else is a fault. `linesBefore` is the number of lines in the file
 * before the Markdown. The default rules are those of entries.
 */
export function readMarkdown(
  text: string,
  linesBefore: number,
  rules: MarkdownRules = rulesOfEntries,
): { blocks: Draft; faults: readonly LineFault[] } {
  const reader = new MarkdownReader(linesBefore, rules);
  for (const node of fromMarkdown(text).children) reader.block(node);
  return { blocks: reader.blocks, faults: [...reader.faults, ...headingFaults(reader.blocks)] };
}

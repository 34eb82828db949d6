import type { fromMarkdown } from 'mdast-util-from-markdown';
import type { Language } from '@manna/shared/contracts';
import { findReferences, type ReferencePart } from '../../../base/bible/find-references';
import { onOneLine, type DraftInline } from '../draft';
import type { LineFault } from '../fault';
import { footnoteMark } from './footnotes';

export type Block = ReturnType<typeof fromMarkdown>['children'][number];
export type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Rules that differ between entries and pages. */
export interface MarkdownRules {
  /** The language of the book names in references. */
  readonly language: Language;
  /** The pattern of valid link targets. */
  readonly link: RegExp;
}

export type Paragraph = Extract<Block, { type: 'paragraph' }>;
export type TextNode = Extract<Inline, { type: 'text' }>;
type TextKind = 'text' | 'emphasis' | 'strong';

const nodeNames: Readonly<Partial<Record<(Block | Inline)['type'], string>>> = {
  html: 'HTML',
  code: 'a block of code (or a line that begins with four spaces)',
  inlineCode: 'code',
  image: 'a picture',
  imageReference: 'a picture',
  break: 'a forced line break',
  thematicBreak: 'a line across the page',
  definition: 'a definition of a link (or a footnote of one word)',
  linkReference: 'a link without its own target',
  blockquote: 'a block quotation',
  list: 'a list inside a list',
  heading: 'a heading',
};

const bareAddress = /\bhttps?:\/\/\S+/;
const tableRow = /^ *\|.*\| *$/m;

/** Returns a text node for words of another one, with the line on which they begin. */
export function textFrom(node: TextNode, value: string, line: number): TextNode {
  const { position } = node;
  return { ...node, value, ...(position && { position: { ...position, start: { ...position.start, line } } }) };
}

/** Reads the words of paragraphs, and collects a fault for everything that is not allowed there. */
export class InlineReader {
  readonly faults: LineFault[] = [];

  constructor(
    protected readonly linesBefore: number,
    protected readonly rules: MarkdownRules,
  ) {}

  protected lineOf(node: Block | Inline): number {
    return (node.position?.start.line ?? 1) + this.linesBefore;
  }

  protected fault(line: number, sentence: string): void {
    this.faults.push({ line, sentence });
  }

  protected unwanted(node: Block | Inline, where: string): void {
    this.fault(
      this.lineOf(node),
      `There is ${nodeNames[node.type] ?? node.type} in ${where}, which no entry may have.`,
    );
  }

  protected references(text: string, lineAt: (offset: number) => number): ReferencePart[] {
    const { found, faults } = findReferences(onOneLine(text), this.rules.language);
    for (const { min, text: words, fault } of faults) this.fault(lineAt(min), `"${words}" ${fault}.`);
    return found.flatMap(({ parts }) => parts);
  }

  /** Splits text at the marks of footnotes and at its references. */
  private words(kind: TextKind, node: TextNode): DraftInline[] {
    let line = this.lineOf(node) - this.linesBefore;
    return node.value.split(footnoteMark).flatMap((value, index): DraftInline[] => {
      if (index % 2 === 1) return [{ kind: 'footnote', text: '', line: line + this.linesBefore, key: value }];
      const inlines = this.plainWords(kind, textFrom(node, value, line));
      line += value.split('\n').length - 1;
      return inlines;
    });
  }

  /** Splits text at its references. */
  private plainWords(kind: TextKind, node: TextNode): DraftInline[] {
    const text = node.value;
    const lineAt = (offset: number) => this.lineOf(node) + text.slice(0, offset).split('\n').length - 1;
    const parts = this.references(text, lineAt);
    const address = bareAddress.exec(text);
    if (address) this.fault(lineAt(address.index), `"${address[0]}" leads out of the site.`);
    const row = tableRow.exec(text);
    if (row)
      this.fault(lineAt(row.index), 'A table is a paragraph of its own, and each of its lines begins with a bar.');
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

  protected inline(node: Inline): DraftInline[] {
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
}

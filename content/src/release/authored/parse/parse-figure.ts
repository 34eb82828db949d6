import sax, { type Tag } from 'sax';
import { figureShapeSchema, type FigureShape } from '@manna/shared/contracts';
import type { AuthoredFigure } from '../authored';
import type { Fault, LineFault } from '../fault';
import { repositoryPath, type AuthoredFile } from './authored-file';
import { slugOfFile } from './parse-entry';

/** CSS pixels of every figure: as wide as a phone, so that its words never become smaller than they are written. */
const FIGURE_WIDTH = 328;
const MOST_HEIGHT = 560;
const MOST_BYTES = 10_000;

const viewBoxPattern = new RegExp(`^0 0 ${FIGURE_WIDTH} ([1-9][0-9]*)$`);
/** Attributes whose values are words. All others are numbers. */
const words = new Set(['d', 'points', 'fill', 'stroke', 'strokeDasharray', 'fontStyle', 'textAnchor']);

/** 'stroke-width' becomes 'strokeWidth'. */
const camelCased = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Attributes = Readonly<Record<string, string | number>>;

const attributesOf = ({ attributes }: Tag): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const key = camelCased(name);
      return [key, words.has(key) || value.trim() === '' ? value : Number(value)];
    }),
  );

/** Reads the shapes of an SVG one after the other. What a group says holds for each shape in it. */
class FigureReader {
  readonly shapes: FigureShape[] = [];
  readonly faults: LineFault[] = [];
  height = 0;
  private readonly groups: Attributes[] = [];
  private open:
    | { readonly line: number; readonly tag: string; readonly attributes: Attributes; text: string }
    | undefined;

  fault(line: number, sentence: string): void {
    this.faults.push({ line, sentence });
  }

  openTag(tag: Tag, line: number): void {
    if (tag.name === 'svg') {
      const [, height = '0'] = viewBoxPattern.exec(tag.attributes['viewBox'] ?? '') ?? [];
      this.height = Number(height);
      if (this.height === 0 || this.height > MOST_HEIGHT)
        this.fault(line, `A figure is an <svg> with viewBox="0 0 ${FIGURE_WIDTH} N", N at most ${MOST_HEIGHT}.`);
    } else if (this.open) this.fault(line, `<${tag.name}> is inside <${this.open.tag}>.`);
    else if (tag.name === 'g') this.groups.push(attributesOf(tag));
    else this.open = { line, tag: tag.name, attributes: attributesOf(tag), text: '' };
  }

  text(text: string, line: number): void {
    if (this.open?.tag === 'text') this.open.text += text;
    else if (text.trim() !== '') this.fault(line, 'Words of a figure are in a <text>.');
  }

  closeTag(name: string): void {
    if (name === 'g') this.groups.pop();
    if (!this.open || name !== this.open.tag) return;
    const { line, tag, attributes, text } = this.open;
    this.open = undefined;
    const inherited = Object.fromEntries(this.groups.flatMap((group) => Object.entries(group)));
    const shape = { tag, ...inherited, ...attributes, ...(tag === 'text' && { text }) };
    const read = figureShapeSchema.safeParse(shape);
    if (read.success) this.shapes.push(read.data);
    else for (const { path, message } of read.error.issues) this.fault(line, faultOf(tag, path, message));
  }
}

const faultOf = (tag: string, path: readonly PropertyKey[], message: string): string =>
  path[0] === 'tag'
    ? `A figure has no <${tag}>.`
    : `<${tag}> of a figure${path.length > 0 ? `, ${path.join('.')}` : ''}: ${message}.`;

/**
 * Parses a file of content/authored/figures: an SVG of plain shapes and words, in the inks of the site. `figure` is
 * missing if it has faults.
 */
export function parseFigure(authored: AuthoredFile): { figure?: AuthoredFigure; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const named = slugOfFile(authored, '.svg');
  if ('fault' in named) return { faults: [named.fault] };
  const reader = new FigureReader();
  const parser = sax.parser(true, { position: true });
  let isWellFormed = true;
  parser.onerror = (error) => {
    const [first = ''] = error.message.split('\n');
    if (isWellFormed) reader.fault(parser.line + 1, `The SVG is not well-formed: ${first}.`);
    isWellFormed = false;
    parser.resume();
  };
  parser.onopentag = (tag) => reader.openTag(tag as Tag, parser.line + 1);
  parser.ontext = (text) => reader.text(text, parser.line + 1);
  parser.onclosetag = (name) => reader.closeTag(name);
  parser.write(authored.text).close();
  const bytes = Buffer.byteLength(authored.text);
  if (bytes > MOST_BYTES) reader.fault(1, `Bytes of the figure: ${bytes}; at most ${MOST_BYTES}.`);
  if (reader.height === 0 && reader.faults.length === 0) reader.fault(1, 'The figure is no <svg>.');
  if (reader.shapes.length === 0 && reader.faults.length === 0) reader.fault(1, 'The figure has no shapes.');
  if (reader.faults.length > 0) return { faults: reader.faults.map((fault) => ({ file, ...fault })) };
  const { height, shapes } = reader;
  return { figure: { slug: named.slug, file, width: FIGURE_WIDTH, height, shapes }, faults: [] };
}

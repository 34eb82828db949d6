import { glyphPath, setLine, type Family, type Lettering } from '@manna/shared/print';
import { writeWords, type PdfDocument } from '@manna/shared/print/pdf';
import { ContentError } from '../../base/content-error';
import { inkWith, paintPath, plainInk, setLines, type Ink } from './drawing-ink';
import { nodesById, type DrawingNode, type NodeAttributes } from './drawing-nodes';

type Anchor = 'start' | 'middle' | 'end';

const numberOf = (attributes: NodeAttributes, name: string): number => Number(attributes[name] ?? 0);
const idIn = (reference: string | undefined): string => /#([^)]+)/.exec(reference ?? '')?.[1] ?? '';

/** Describes nothing that is painted. */
const silent = new Set(['title', 'desc', 'defs']);

function transform(doc: PdfDocument, list: string): void {
  for (const [, name, values = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third] = values.split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(first, second ?? 0);
    else if (name === 'rotate') doc.rotate(first, { origin: [second ?? 0, third ?? 0] });
    else throw new ContentError(`A drawing is transformed by ${name}, which its PDF cannot be.`);
  }
}

/** Begins the path of an element; false if it is no shape. */
function beginPath(doc: PdfDocument, { name, attributes }: DrawingNode): boolean {
  const at = (key: string) => numberOf(attributes, key);
  if (name === 'path') doc.path(attributes['d'] ?? '');
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  else if (name !== 'rect') return false;
  else if (at('rx')) doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else doc.rect(at('x'), at('y'), at('width'), at('height'));
  return true;
}

const letteringOf = (attributes: NodeAttributes): Lettering => ({
  family: attributes['font-family'] as Family,
  size: numberOf(attributes, 'font-size'),
  weight: Number(attributes['font-weight'] ?? 400),
  italic: attributes['font-style'] === 'italic',
  spacing: numberOf(attributes, 'letter-spacing'),
  tabular: attributes['font-variant-numeric'] === 'tabular-nums',
});

/** The edge around the letters of a line, below the line itself. It is no text, so that nobody reads the line twice. */
function strokeLetters(doc: PdfDocument, words: string, lettering: Lettering, ink: Ink, x: number, y: number): void {
  for (const placed of setLine(words, lettering).glyphs) {
    doc.save();
    doc.translate(x + placed.x, y + placed.y).scale(placed.scale, -placed.scale);
    setLines(doc, { ...ink, width: ink.width / placed.scale });
    doc.path(glyphPath(placed)).stroke();
    doc.restore();
  }
}

function writeText(doc: PdfDocument, { attributes, text, children }: DrawingNode, ink: Ink): void {
  if (children.length > 0)
    throw new ContentError(`The words "${text}" of a drawing have parts, which a PDF cannot have.`);
  const lettering = letteringOf(attributes);
  const [x, y] = [numberOf(attributes, 'x'), numberOf(attributes, 'y')];
  const anchor = (attributes['text-anchor'] ?? 'start') as Anchor;
  if (ink.stroke !== 'none') {
    const share = { start: 0, middle: 0.5, end: 1 }[anchor];
    strokeLetters(doc, text, lettering, ink, x - setLine(text, lettering).width * share, y);
  }
  // The words would have the opacity of what was painted before them.
  doc.fillOpacity(ink.opacity);
  writeWords(doc, { words: text, lettering, x, y, anchor, fill: ink.fill });
}

/**
 * Paints a drawing on the current page as it is: shapes as shapes, words as words. Throws ContentError for an element or a
 * transformation that no drawing of the site has had so far.
 */
export function paintDrawing(doc: PdfDocument, drawing: DrawingNode): void {
  const named = nodesById(drawing);
  const clip = (reference: string) => {
    for (const shape of named.get(idIn(reference))?.children ?? []) {
      const target = shape.name === 'use' ? named.get(idIn(shape.attributes['href'])) : shape;
      if (target) beginPath(doc, target);
    }
    doc.clip();
  };
  const paint = (node: DrawingNode, around: Ink): void => {
    const { name, attributes, children } = node;
    if (silent.has(name)) return;
    const ink = inkWith(around, attributes);
    const [moved, clipped] = [attributes['transform'], attributes['clip-path']];
    const isSaved = moved !== undefined || clipped !== undefined;
    if (isSaved) doc.save();
    if (moved !== undefined) transform(doc, moved);
    if (clipped !== undefined) clip(clipped);
    if (name === 'g' || name === 'svg') for (const child of children) paint(child, ink);
    else if (name === 'use') {
      const target = named.get(idIn(attributes['href']));
      if (target) paint(target, ink);
    } else if (name === 'text') writeText(doc, node, ink);
    else if (beginPath(doc, node)) paintPath(doc, ink);
    else throw new ContentError(`A drawing has the element ${name}, which its PDF cannot have.`);
    if (isSaved) doc.restore();
  };
  paint(drawing, plainInk);
}

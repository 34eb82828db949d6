import type { FigureShape, ProseBlock } from '@manna/shared/contracts';
import { palette, printed, sans } from '@manna/shared/print';
import { writeWords, type PdfDocument } from '@manna/shared/print/pdf';
import { settable } from './settable';

type Figure = Pick<Extract<ProseBlock, { kind: 'figure' }>, 'width' | 'height' | 'shapes'>;
type Ink = NonNullable<FigureShape['fill']>;
type Words = Extract<FigureShape, { tag: 'text' }>;

/** CSS pixels: the size of words that have none of their own. */
const WORDS_SIZE = 12;

const inksOf = (accent: string): Readonly<Record<Exclude<Ink, 'none'>, string>> => ({
  currentColor: palette.ink,
  'var(--ink-soft)': palette.inkSoft,
  'var(--rule)': palette.rule,
  'var(--paper)': palette.paper,
  'var(--sunk)': palette.sunk,
  'var(--accent)': accent,
  'var(--red)': palette.red,
  'var(--orange)': palette.orange,
  'var(--yellow)': palette.yellow,
  'var(--green)': palette.green,
  'var(--blue)': palette.blue,
  'var(--purple)': palette.purple,
});

function outline(doc: PdfDocument, shape: Exclude<FigureShape, Words>): void {
  switch (shape.tag) {
    case 'path':
      doc.path(shape.d);
      break;
    case 'rect':
      if (shape.rx === undefined) doc.rect(shape.x, shape.y, shape.width, shape.height);
      else doc.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.rx);
      break;
    case 'line':
      doc.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2);
      break;
    case 'circle':
      doc.circle(shape.cx, shape.cy, shape.r);
      break;
    case 'ellipse':
      doc.ellipse(shape.cx, shape.cy, shape.rx, shape.ry);
      break;
    case 'polyline':
      doc.path(`M${shape.points}`);
      break;
    case 'polygon':
      doc.path(`M${shape.points}Z`);
      break;
  }
}

function drawShape(doc: PdfDocument, shape: FigureShape, inks: ReturnType<typeof inksOf>): void {
  const { fill = 'currentColor', fillOpacity = 1, stroke = 'none', strokeWidth = 1, strokeDasharray } = shape;
  doc.save().fillOpacity(fillOpacity);
  if (shape.tag === 'text') {
    const { text, x, y, fontSize = WORDS_SIZE, fontWeight = 400, fontStyle, textAnchor: anchor = 'start' } = shape;
    const lettering = sans(fontSize, fontWeight, fontStyle === 'italic');
    const words = settable(printed(text), lettering);
    if (fill !== 'none') writeWords(doc, { words, lettering, x, y, anchor, fill: inks[fill] });
  } else {
    outline(doc, shape);
    doc.lineWidth(strokeWidth);
    const dashes = (strokeDasharray ?? '').trim().split(/ +/).map(Number);
    // PDFKit takes all lengths at once, its types only the first. It throws for a length of 0.
    if (dashes.every((length) => length > 0)) doc.dash(dashes as unknown as number, {});
    const isFilled = fill !== 'none' && shape.tag !== 'line';
    if (isFilled && stroke !== 'none') doc.fillAndStroke(inks[fill], inks[stroke]);
    else if (isFilled) doc.fill(inks[fill]);
    else if (stroke !== 'none') doc.stroke(inks[stroke]);
  }
  doc.restore();
}

/** Draws a figure, `scale` points for each of its CSS pixels, in the inks that it has on a light page. */
export function drawFigure(
  doc: PdfDocument,
  { width, height, shapes }: Figure,
  { left, top, scale, accent }: { left: number; top: number; scale: number; accent: string },
): void {
  const inks = inksOf(accent);
  doc.save().translate(left, top).scale(scale, scale).rect(0, 0, width, height).clip();
  for (const shape of shapes) drawShape(doc, shape, inks);
  doc.restore();
}

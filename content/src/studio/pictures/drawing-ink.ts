import type { PdfDocument } from '@manna/shared/print/pdf';
import type { NodeAttributes } from './drawing-nodes';

/** How an element is painted: what it says itself, and what the elements around it say. */
export interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly join: 'miter' | 'round' | 'bevel';
  readonly cap: 'butt' | 'round' | 'square';
  readonly dash: readonly number[];
  /** The product of its own and those around it. The opacity of a group is applied to each of its elements. */
  readonly opacity: number;
}

/** What SVG has if nothing is said. */
export const plainInk: Ink = {
  fill: 'black',
  stroke: 'none',
  width: 1,
  join: 'miter',
  cap: 'butt',
  dash: [],
  opacity: 1,
};

/** The ink of an element with these attributes, inside elements with `around`. */
export function inkWith(around: Ink, attributes: NodeAttributes): Ink {
  const dash = attributes['stroke-dasharray'];
  return {
    fill: attributes['fill'] ?? around.fill,
    stroke: attributes['stroke'] ?? around.stroke,
    width: Number(attributes['stroke-width'] ?? around.width),
    join: (attributes['stroke-linejoin'] as Ink['join'] | undefined) ?? around.join,
    cap: (attributes['stroke-linecap'] as Ink['cap'] | undefined) ?? around.cap,
    dash: dash?.split(' ').map(Number) ?? around.dash,
    opacity: around.opacity * Number(attributes['opacity'] ?? 1),
  };
}

/** Sets how lines are drawn. */
export function setLines(doc: PdfDocument, { stroke, width, join, cap, dash, opacity }: Ink): void {
  doc.lineWidth(width).lineJoin(join).lineCap(cap).strokeColor(stroke, opacity);
  const [length, space = length] = dash;
  if (length === undefined) doc.undash();
  else doc.dash(length, { ...(space !== undefined && { space }) });
}

/** Paints the path that the document has begun. */
export function paintPath(doc: PdfDocument, ink: Ink): void {
  const [isFilled, isStroked] = [ink.fill !== 'none', ink.stroke !== 'none'];
  if (isFilled) doc.fillColor(ink.fill, ink.opacity);
  if (isStroked) setLines(doc, ink);
  if (isFilled && isStroked) doc.fillAndStroke();
  else if (isFilled) doc.fill();
  else if (isStroked) doc.stroke();
  // PDFKit has no name for it: ends the path without painting it.
  else doc.addContent('n');
}

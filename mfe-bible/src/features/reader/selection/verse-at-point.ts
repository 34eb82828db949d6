import { verseNumbers, verseOfNumber } from './verse-numbers';

/**
 * How far from its letters a click still counts for a word: half of the space between two lines, and more for fingers.
 * CSS pixels.
 */
const SLACK = 12;

interface Caret {
  node: Node;
  offset: number;
}

/** The caret position in the text at this point of the window. */
function caretAt(x: number, y: number): Caret | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // Safari only has this one.
  const { caretRangeFromPoint }: { caretRangeFromPoint?: (x: number, y: number) => Range | null } = document;
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** Whether the point is on the letters beside the caret: the nearest caret may be far away. */
function isOnWords({ node, offset }: Caret, x: number, y: number): boolean {
  if (!(node instanceof Text)) return false;
  const letters = document.createRange();
  letters.setStart(node, Math.max(0, offset - 1));
  letters.setEnd(node, Math.min(node.length, offset + 1));
  return [...letters.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - SLACK && x <= right + SLACK && y >= top - SLACK && y <= bottom + SLACK,
  );
}

/** The verse whose words are at a point of the window. Verses have no elements of their own, to keep the DOM small. */
export function verseAtPoint(text: Element, x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  if (!caret || !text.contains(caret.node) || !isOnWords(caret, x, y)) return undefined;
  return verseBefore(text, caret.node);
}

/** The verse that a node of the text belongs to, which is that of the last number before it; undefined in a heading or title. */
export function verseBefore(text: Element, node: Node): number | undefined {
  if (node.parentElement?.closest('[data-apart]')) return undefined;
  const isBefore = (number: Element) =>
    (number.compareDocumentPosition(node) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
    0;
  return verseOfNumber(verseNumbers(text).filter(isBefore).at(-1));
}

/** Left and top edge of something beside a link. CSS pixels of the window. */
export interface FreePlace {
  left: number;
  top: number;
}

const contains = (rect: DOMRect, x: number, y: number): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;

/** Whether a letter or another control is at a point. */
function isTaken(x: number, y: number, link: Element): boolean {
  const control = document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, summary');
  if (control && control !== link) return true;
  // Older browsers cannot tell; there, only controls count.
  if (!('caretPositionFromPoint' in document)) return false;
  const caret = document.caretPositionFromPoint(x, y);
  const node = caret?.offsetNode;
  if (!caret || !(node instanceof Text)) return false;
  const letters = document.createRange();
  letters.setStart(node, Math.max(0, caret.offset - 1));
  letters.setEnd(node, Math.min(node.length, caret.offset + 1));
  return [...letters.getClientRects()].some((rect) => contains(rect, x, y));
}

/** Whether nothing is written in a square. */
function isFree({ left, top }: FreePlace, size: number, link: Element): boolean {
  if (left + size > document.documentElement.clientWidth || top < 0) return false;
  const steps = [0.1, 0.5, 0.9].map((part) => part * size);
  return steps.every((across) => steps.every((down) => !isTaken(left + across, top + down, link)));
}

/**
 * Where a square of `size` pixels can stand near the end of a link and cover no words: right after it, in the margin of its
 * line, or under its last line. Undefined if all of them are taken.
 */
export function freePlace(link: Element, size: number): FreePlace | undefined {
  const line = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const top = line.top + (line.height - size) / 2;
  const block = link.closest('p, li, td, dd, figcaption, blockquote, section, article, main') ?? link;
  const margin = Math.max(block.getBoundingClientRect().right, line.right);
  return [
    { left: line.right + 1, top },
    { left: margin + 1, top },
    { left: line.right - size, top: line.bottom },
  ].find((place) => isFree(place, size, link));
}

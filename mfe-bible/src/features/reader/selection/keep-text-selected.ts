/** The offset of a boundary of a range in the text of an element. */
function offsetOf(element: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** The boundary at an offset in the text of an element. */
function boundaryAt(element: Element, offset: number): [node: Node, offset: number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  let last: Text | undefined;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    if (rest <= last.length) return [last, rest];
    rest -= last.length;
  }
  return [last ?? element, last?.length ?? 0];
}

/**
 * Selects the same words of a text again if what is about to happen remounts them, which clears the selection: React wraps the
 * words of a selected verse in an element of their own.
 */
export function keepTextSelected(text: Element): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return;
  const start = offsetOf(text, range.startContainer, range.startOffset);
  const end = offsetOf(text, range.endContainer, range.endOffset);
  requestAnimationFrame(() => {
    if (!selection.isCollapsed || !text.isConnected) return;
    selection.setBaseAndExtent(...boundaryAt(text, start), ...boundaryAt(text, end));
  });
}

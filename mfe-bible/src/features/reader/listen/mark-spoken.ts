import { showCentred, uncover } from '../../../text/show-centred';
import { verseNumbers, verseOfNumber } from '../selection/verse-numbers';

/** Name of the highlight in the style sheet. */
const HIGHLIGHT = 'spoken-verse';

/** The words of a verse as they stand on the page, without numbers, notes and headings. */
function wordsOf(text: Element, number: HTMLElement, following: HTMLElement | undefined): Range[] {
  const isApart = (node: Node) => node.parentElement?.closest('sup, [data-apart]') !== null;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  walker.currentNode = number;
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (following && node.compareDocumentPosition(following) & Node.DOCUMENT_POSITION_CONTAINS) break;
    if (isApart(node)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    ranges.push(range);
  }
  return ranges;
}

/** Brings a verse into sight; the bars at the end of the panel cover some of it. */
function show(text: Element, number: HTMLElement, following: HTMLElement | undefined): void {
  const bars = text.closest('article')?.querySelector('[role=toolbar]')?.parentElement;
  showCentred(number, true, bars?.getBoundingClientRect().height);
  if (bars) uncover(number, following ?? text, bars);
}

/**
 * Marks the verse that is being read and brings it into sight. By a highlight, where the browser has those: the text
 * itself is not drawn anew.
 *
 * @returns What takes the mark away.
 */
export function markSpoken(text: Element, verse: number): () => void {
  const numbers = verseNumbers(text);
  const at = numbers.findIndex((number) => verseOfNumber(number) === verse);
  const number = numbers[at];
  if (!number) return () => undefined;
  const following = numbers[at + 1];
  show(text, number, following);
  if (!('highlights' in CSS)) return () => undefined;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...wordsOf(text, number, following)));
  return () => void CSS.highlights.delete(HIGHLIGHT);
}

import { verseOfNumber } from '../selection/verse-numbers';
import { showCentred } from '../../../text/show-centred';

/** Name of the highlight in the style sheet. */
const HIGHLIGHT = 'spoken-verse';

/** Room that a bar at the end of the panel covers. CSS pixels. */
const COVERED_PX = 160;

const numbersOf = (text: Element): HTMLElement[] =>
  [...text.querySelectorAll<HTMLElement>('sup')].filter((mark) => verseOfNumber(mark) !== undefined);

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

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < window.innerHeight - COVERED_PX;
};

/**
 * Marks the verse that is being read and brings it into sight. By a highlight, where the browser has those: the text
 * itself is not drawn anew.
 *
 * @returns What takes the mark away.
 */
export function markSpoken(text: Element, verse: number): () => void {
  const numbers = numbersOf(text);
  const at = numbers.findIndex((number) => verseOfNumber(number) === verse);
  const number = numbers[at];
  if (!number) return () => undefined;
  if (!isInSight(number)) showCentred(number, true);
  if (!('highlights' in CSS)) return () => undefined;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...wordsOf(text, number, numbers[at + 1])));
  return () => void CSS.highlights.delete(HIGHLIGHT);
}

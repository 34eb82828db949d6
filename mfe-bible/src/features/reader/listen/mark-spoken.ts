import { showCentred, uncover } from '../../../text/show-centred';
import { verseNumbers, verseOfNumber } from '../selection/verse-numbers';

/** Name of the CSS highlight in the style sheet. */
const HIGHLIGHT = 'spoken-verse';

/** Ranges of the words of a verse on the page, without numbers, notes and headings. */
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

/** Scrolls a verse into view, allowing for the bars at the end of the panel. */
function show(text: Element, number: HTMLElement, following: HTMLElement | undefined): void {
  const bars = text.closest('article')?.querySelector('[role=toolbar]')?.parentElement;
  showCentred(number, bars?.getBoundingClientRect().height);
  if (bars) uncover(number, following ?? text, bars);
}

/**
 * Highlights the verse that is being read and scrolls it into view. Uses the CSS highlight API if available, which does
 * not render the text again.
 *
 * @returns A cleanup function that removes the highlight.
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

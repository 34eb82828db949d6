/** Longer pages are marked up to here, in UTF-16 code units. */
const LONGEST_TEXT = 500_000;
const MOST_RANGES = 500;

/** What is no text of the page, and what the reader does not see. */
const NO_TEXT =
  'nav, button, input, select, textarea, script, style, svg, noscript, [hidden], [inert], [aria-hidden=true]';
/** Words on both sides of the border of one of these do not follow each other. */
const BLOCKS = 'p, li, dd, dt, h1, h2, h3, h4, h5, h6, td, th, blockquote, figcaption, section, article, div';

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Matches the words, whole and in any case, and whatever stands between those of one run. Undefined if there are none. */
function patternOf(runs: readonly string[]): RegExp | undefined {
  const alternatives = runs
    .map((run) => run.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    // The longest first, so that a run is not marked in parts.
    .sort((one, other) => other.join('').length - one.join('').length)
    .map((words) => words.map(escaped).join(String.raw`[^\p{L}\p{N}\n]{1,4}`));
  if (alternatives.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

interface TextPart {
  node: Text;
  /** Where its text begins in the joined text. */
  start: number;
}

/** The text below an element, with line breaks between blocks, and the nodes that it is made of. */
function textBelow(element: Element): { text: string; parts: TextPart[] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: TextPart[] = [];
  let text = '';
  let block: Element | null = null;
  while (text.length < LONGEST_TEXT && walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest(NO_TEXT)) continue;
    const own = parent.closest(BLOCKS);
    if (own !== block) text += '\n';
    block = own;
    parts.push({ node, start: text.length });
    text += node.data;
  }
  return { text, parts };
}

/** Finds words in the text below an element. `runs` are words or runs of words; a run may go over several nodes. */
export function rangesOf(element: Element, runs: readonly string[]): Range[] {
  const pattern = patternOf(runs);
  if (!pattern) return [];
  const { text, parts } = textBelow(element);
  const ranges: Range[] = [];
  let at = 0;
  const partAt = (offset: number): TextPart | undefined => {
    while ((parts[at + 1]?.start ?? Infinity) <= offset) at += 1;
    return parts[at];
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const first = partAt(index);
    const last = partAt(index + match.length - 1);
    if (!first || !last) continue;
    const range = document.createRange();
    range.setStart(first.node, index - first.start);
    range.setEnd(last.node, index + match.length - last.start);
    ranges.push(range);
    if (ranges.length === MOST_RANGES) break;
  }
  return ranges;
}

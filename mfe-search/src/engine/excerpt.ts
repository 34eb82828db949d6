import type { Mark } from './marks';

/** About two lines of a result. Shorter texts are shown whole. */
export const EXCERPT_LENGTH = 240;
/** How much of it is before the first mark. */
const LEAD = 40;

/** A part of a text, and what is marked in it. */
export interface Excerpt {
  readonly text: string;
  /** Positions within the part. */
  readonly marks: readonly Mark[];
  /** Whether it begins at the start of the text, and ends at its end. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** The mark from which on the most others fit into an excerpt; the first of several. */
function densest(marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined;
  let most = 0;
  let last = 0;
  marks.forEach((mark, first) => {
    while (last < marks.length && (marks[last]?.end ?? 0) - mark.start <= EXCERPT_LENGTH - LEAD) last += 1;
    if (last - first <= most) return;
    most = last - first;
    best = mark;
  });
  return best;
}

/** Takes the part of a text that has the most marks, from word to word; the beginning if it has none. */
export function excerptOf(text: string, marks: readonly Mark[]): Excerpt {
  if (text.length <= EXCERPT_LENGTH) return { text, marks, isStart: true, isEnd: true };
  const wanted = Math.max((densest(marks)?.start ?? 0) - LEAD, 0);
  // Words are not cut, unless one is as long as the excerpt.
  const space = text.indexOf(' ', wanted);
  const start = wanted === 0 || space === -1 || space > wanted + LEAD ? wanted : space + 1;
  const limit = start + EXCERPT_LENGTH;
  const lastSpace = text.lastIndexOf(' ', limit);
  const end = limit >= text.length ? text.length : Math.max(lastSpace, start + EXCERPT_LENGTH - LEAD);
  return {
    text: text.slice(start, end),
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start })),
    isStart: start === 0,
    isEnd: end === text.length,
  };
}

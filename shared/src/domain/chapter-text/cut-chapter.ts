import type { ChapterText, StylingSpan } from '../../contracts';

type Text = Pick<ChapterText, 'content' | 'styling'>;

/** Verses of a chapter, both ends included. `toEnd`: the chapter ends with them, in every translation. */
export interface VerseRange {
  first: number;
  last: number;
  toEnd: boolean;
}

/** 'Gen.1.4' to 4. */
const verseOf = ({ ref }: StylingSpan): number => Number(ref?.split('.').at(-1));

const isVerse = ({ kind }: StylingSpan): boolean => kind === 'verse' || kind === 'omitted';

/** Where the marginal notes after the text start: at the line feed before them. */
const bodyEnd = ({ content, styling }: Text): number =>
  styling.reduce((end, { kind, min }) => (kind === 'note' ? Math.min(end, min - 1) : end), content.length);

/** Moves a start offset up over the headings on the lines right before it. */
function withHeadings(min: number, text: Text): number {
  const heading = text.styling.find(({ kind, max }) => kind === 'heading' && max + 1 === min);
  return heading ? withHeadings(heading.min, text) : min;
}

/**
 * The verses of a range with everything between them, and their notes. Returns the chapter itself if the range is all
 * of it, undefined if the chapter has none of these verses.
 */
export function cutChapter(text: Text, { first, last, toEnd }: VerseRange): Text | undefined {
  const isIn = (span: StylingSpan) => verseOf(span) >= first && (toEnd || verseOf(span) <= last);
  const verses = text.styling.filter((span) => isVerse(span) && isIn(span));
  if (verses.length === 0) return undefined;
  if (first === 1 && toEnd) return { content: text.content, styling: text.styling };

  const min = first === 1 ? 0 : withHeadings(Math.min(...verses.map((span) => span.min)), text);
  const max = toEnd ? bodyEnd(text) : Math.max(...verses.map((span) => span.max));

  const styling: StylingSpan[] = [];
  for (const span of text.styling) {
    const from = Math.max(span.min, min);
    const to = Math.min(span.max, max);
    const isMark = span.min === span.max;
    if (span.kind === 'note' || from > to || (from === to && !isMark) || (isVerse(span) && !isIn(span))) continue;
    styling.push({ ...span, min: from - min, max: to - min });
  }

  let content = text.content.slice(min, max);
  const hangsHere = (ref: string | undefined) => styling.some((span) => span.kind === 'noteAnchor' && span.ref === ref);
  for (const note of text.styling.filter(({ kind, ref }) => kind === 'note' && hangsHere(ref))) {
    const words = text.content.slice(note.min, note.max);
    styling.push({ ...note, min: content.length + 1, max: content.length + 1 + words.length });
    content += `\n${words}`;
  }
  return { content, styling };
}

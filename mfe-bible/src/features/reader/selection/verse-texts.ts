import type { StylingSpan } from '@manna/shared/contracts';
import { parseVerses, VERSES_PARAMETER } from '../../../names/verse-selection';

/** The part of a chapter's text that its verses are read from. */
interface VersedText {
  content: string;
  styling: readonly StylingSpan[];
}

/** The words of one verse in one line; '' if the text does not have the verse. */
export interface VerseText {
  verse: number;
  text: string;
}

const numberOf = ({ ref }: StylingSpan): number => Number(ref?.split('.').at(-1));

/** Number of the chapter's last verse, including verses that this text omits. */
export const countVerses = ({ styling }: Pick<VersedText, 'styling'>): number =>
  Math.max(0, ...styling.filter(({ kind }) => kind === 'verse' || kind === 'omitted').map(numberOf));

/** The verses of a text that a URL selects; none if there is no text. */
export const selectedVerses = (url: URL, text: Pick<VersedText, 'styling'> | null): number[] =>
  text ? parseVerses(url.searchParams.get(VERSES_PARAMETER), countVerses(text)) : [];

/** The words of these verses, in order. */
export const verseTexts = ({ content, styling }: VersedText, verses: readonly number[]): VerseText[] =>
  verses.map((verse) => {
    const span = styling.find((candidate) => candidate.kind === 'verse' && numberOf(candidate) === verse);
    return { verse, text: span ? content.slice(span.min, span.max).replace(/\s+/g, ' ') : '' };
  });

/** 'In the beginning ... (Genesis 1:1, KJV)'. `citation` is without the translation. */
export function quote(texts: readonly VerseText[], citation: string, translation: string): string {
  const words = texts.flatMap(({ text }) => text || []).join(' ');
  return `${words} (${citation}, ${translation})`.trimStart();
}

import type { ChapterText } from '@manna/shared/contracts';
import { englishStem } from './english-stem';

/** A word of a verse of the King James Version. */
export interface EnglishToken {
  readonly text: string;
  readonly stem: string;
  /** Whether the translators supplied it: it renders no Hebrew word. */
  readonly isAdded: boolean;
  /** Whether it is the first, or punctuation or a supplied word separates it from the token before it. */
  readonly afterStop: boolean;
}

/** Returns the words of a span of a chapter's content. */
export function englishTokens(
  { content, styling }: ChapterText,
  { min, max }: { min: number; max: number },
): EnglishToken[] {
  const added = styling.filter((span) => span.kind === 'added' && span.min < max && span.max > min);
  const tokens: EnglishToken[] = [];
  let end = min;
  for (const { 0: text, index } of content.slice(min, max).matchAll(/[\p{L}\d]+(?:['’-][\p{L}]+)*/gu)) {
    const at = min + index;
    tokens.push({
      text,
      stem: englishStem(text),
      isAdded: added.some((span) => span.min <= at && at < span.max),
      afterStop: /[,;:.?!()]/.test(content.slice(end, at)) || (tokens.at(-1)?.isAdded ?? true),
    });
    end = at + text.length;
  }
  return tokens;
}

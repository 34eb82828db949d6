import type { GuideChapter } from '../kjv-guide';
import type { Likeness } from '../likeness';

/** Matches the end of a sentence. No title ends with a question or exclamation mark outside quotation marks. */
const sentenceEnd = /(?:[.:]|\?['"])['"]? (?=\S)/g;

/**
 * Splits a psalm's title from verse 1, which it was merged into. The split is at the end of a sentence, so that the
 * first part is most similar to the title and the second to the verse of the King James Version. Undefined if that
 * version has no title, or if no split is more similar than the whole text. `end` matches the end of titles that end
 * differently.
 */
export function cutTitle(
  text: string,
  guide: GuideChapter | undefined,
  likeness: Likeness,
  end: RegExp = sentenceEnd,
): { title: string; rest: string } | undefined {
  const verse = guide?.verses[0];
  if (guide?.title === undefined || verse === undefined) return undefined;
  const { title } = guide;
  let best = likeness.between(text, verse);
  let found: { title: string; rest: string } | undefined;
  for (const match of text.matchAll(end)) {
    const at = match.index + match[0].length;
    const parts = { title: text.slice(0, at).trim(), rest: text.slice(at) };
    const score = likeness.between(parts.title, title) + likeness.between(parts.rest, verse);
    if (score > best) {
      best = score;
      found = parts;
    }
  }
  return found;
}

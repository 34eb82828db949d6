import type { GuideChapter } from '../kjv-guide';
import type { Likeness } from '../likeness';

/** No title ends with a question or a call of its own. */
const sentenceEnd = /(?:[.:]|\?['"])['"]? (?=\S)/g;

/**
 * Parts a psalm's title from verse 1, which it was merged into: at the sentence's end that makes the first part most like
 * the King James Version's title and the second most like its verse. Undefined where that version has no title, or no
 * place makes the parts more like than the whole is. Where titles are known to end otherwise, `end` says how.
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

import { EARLY_CLICKS_ATTRIBUTE } from './element-ids';

/** How much of the text is searched: its first verses. */
const SEARCHED_CHARACTERS = 4_000;

/**
 * Makes the browser wait with its first frame until the first verse has arrived. Otherwise it paints the header alone just
 * before that, which takes a slow phone 50 ms in which it could have painted the text. Empty for a page without such a text.
 */
export function firstTextTag(body: string): string {
  const start = body.indexOf(EARLY_CLICKS_ATTRIBUTE);
  if (start === -1) return '';
  const [first, second = first] = body.slice(start, start + SEARCHED_CHARACTERS).matchAll(/ id="([\w.-]+)"/g);
  // Where the second verse begins, the first is whole.
  return second?.[1] === undefined ? '' : `<link rel="expect" href="#${second[1]}" blocking="render">`;
}

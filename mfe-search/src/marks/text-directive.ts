/** A hyphen has a meaning of its own in a text directive. */
const encoded = (words: string): string => encodeURIComponent(words).replaceAll('-', '%2D');

/**
 * A path with a text directive: a browser that opens it in another tab marks the first place of each of these words, and does not
 * show the directive in the address. Browsers without text directives ignore it.
 *
 * @param words words and runs of words, as they are written on the page
 */
export function withTextDirective(path: string, words: readonly string[]): string {
  if (words.length === 0) return path;
  const directive = `:~:${words.map((each) => `text=${encoded(each)}`).join('&')}`;
  return path + (path.includes('#') ? '' : '#') + directive;
}

/** Letters of a small text that a line of a box has room for. */
const LINE = 18;

/** No text ends with one of these before its ellipsis: 'mother of…', 'named in 1…'. */
const OPEN_END = /(?:[,;]| (?:\d+|a|an|and|at|by|for|from|her|his|in|named|of|on|the|to|who|with))+$/i;

/** The first words of a text that have room in so many lines, with an ellipsis if any are left out. */
export function fitWords(text: string, lines: number): string {
  const words = text.split(' ');
  let [line, length] = [1, 0];
  for (const [index, word] of words.entries()) {
    // In the last line there may be an ellipsis after the word.
    const needed = word.length + (line === lines && index < words.length - 1 ? 1 : 0);
    if (length > 0 && length + 1 + needed > LINE) {
      if (line === lines) return `${words.slice(0, index).join(' ').replace(OPEN_END, '')}…`;
      [line, length] = [line + 1, 0];
    }
    length += (length > 0 ? 1 : 0) + word.length;
  }
  return text;
}

const STAR = 0x2a;
const ONE = 0x3f;

/** The UTF-16 code units of a text. */
export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index += 1) codes[index] = text.charCodeAt(index);
  return codes;
}

/** Whether a term is a pattern. No term of a text contains these characters. */
export const isPattern = (term: string): boolean => /[*?]/.test(term);

const matchesCode = (pattern: number, code: number) => pattern === code || pattern === ONE;

/**
 * Whether a pattern matches the whole term; '*' stands for any letters or none, '?' for one letter. When letters differ, it goes back to the
 * last '*' and lets that one stand for one letter more, so the time is at most the product of both lengths.
 *
 * @param from where the term begins in `letters`
 * @param to where it ends; not a part of it
 */
export function matchesGlob(letters: Uint16Array, pattern: Uint16Array, from = 0, to = letters.length): boolean {
  let letter = from;
  let position = 0;
  let star = -1;
  let resume = 0;
  while (letter < to) {
    if (position < pattern.length && (pattern[position] ?? 0) === STAR) {
      star = position;
      resume = letter;
      position += 1;
    } else if (position < pattern.length && matchesCode(pattern[position] ?? 0, letters[letter] ?? 0)) {
      letter += 1;
      position += 1;
    } else if (star === -1) {
      return false;
    } else {
      position = star + 1;
      resume += 1;
      letter = resume;
    }
  }
  while (position < pattern.length && (pattern[position] ?? 0) === STAR) position += 1;
  return position === pattern.length;
}

/** Letters without accents, in lower case: readers search for 'exodo', too. */
const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether a text has all words that a reader typed, as parts of its words. */
export function hasWords(text: string, words: string): boolean {
  const searched = plainWords(text);
  return plainWords(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

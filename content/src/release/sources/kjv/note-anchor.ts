/**
 * Returns the words that a marginal note is about: 'the light from…' for 'the light from…: Heb. between'. Undefined if
 * the note does not begin with such words and a colon.
 */
export function lemmaOf(note: string): string | undefined {
  const colon = note.indexOf(': ');
  const lemma = colon < 0 ? '' : note.slice(0, colon).trim();
  return lemma.replaceAll('…', '').trim() === '' ? undefined : lemma;
}

/** Converts only English letters to lower case, so that no offset changes. */
const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

/** Returns the offsets at which the text contains the words, only as whole words. */
function wholeWordOffsets(text: string, words: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) offsets.push(at);
  }
  return offsets;
}

/**
 * Returns the offset of a note: the beginning of its words if the text has them exactly once as whole words, otherwise
 * the end of the text. '…' means any words, so only the first words between ellipses are searched for.
 */
export function noteAnchor(text: string, note: string): number {
  const words = lemmaOf(note)
    ?.split('…')
    .map((part) => part.trim())
    .find((part) => part !== '');
  if (words === undefined) return text.length;
  const [only, ...more] = wholeWordOffsets(folded(text), folded(words));
  return only === undefined || more.length > 0 ? text.length : only;
}

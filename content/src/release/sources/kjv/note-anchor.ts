/**
 * The words that a marginal note is about: 'the light from…: Heb. between' is about 'the light from'. Undefined where
 * the note does not begin with its words and a colon.
 */
export function lemmaOf(note: string): string | undefined {
  const colon = note.indexOf(': ');
  const lemma = colon < 0 ? '' : note.slice(0, colon).trim();
  return lemma.replaceAll('…', '').trim() === '' ? undefined : lemma;
}

/** Lower case for English letters alone, so that every offset stays what it was. */
const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

/** The offsets at which a run of words stands in the text, never as a part of longer words. */
function wholeWordOffsets(text: string, words: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) offsets.push(at);
  }
  return offsets;
}

/**
 * The offset at which a note hangs: where its words begin, when the text has them exactly once as whole words, else
 * the text's end. '…' in the words stands for anything, so that the words before the first one decide.
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

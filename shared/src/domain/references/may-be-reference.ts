import { awoken } from './awoken';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Words that the library's parser accepts besides names of books: numbers, the 'v' of a verse, parts of the Bible. */
const further = `v i ii iii st nd rd first second third song of songs solomon sol gospel gospels torah pentateuch law five
  book books moses old new testament testement tanakh ketuvim nevi'im neviim`;

const known = new Set([
  ...wordsOf(further),
  ...awoken.versification.order.flatMap(({ id, name, aliases }) => [id, name, ...aliases].flatMap(wordsOf)),
]);

/** A number that is written together with the name after it: '1stJohn', 'IIKings'. */
const numberBefore = /^(?:st|nd|rd|first|second|third|i{1,3})/;

const hasOnlyKnownWords = (spelt: string): boolean =>
  wordsOf(spelt).every((word) => known.has(word) || known.has(word.replace(numberBefore, '')));

/** A number that is both chapter and verse, a range of ranges, a word after a number of two digits, or an open end. */
const misshapen = /\d ?[:v.] ?\d+ ?[:v.]|-[^;,_-]*-|\d\d ?[a-uw-z]|[-,:]$/i;

/**
 * Whether a spelt text may contain references: all its words may occur in references, and its shape is not ruled out.
 * This check is fast, whereas the library's parser tries every alternative before it gives up.
 */
export const mayBeReference = (spelt: string): boolean => !misshapen.test(spelt) && hasOnlyKnownWords(spelt);

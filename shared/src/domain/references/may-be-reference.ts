import { awoken } from './awoken';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** What the library's parser reads beside names of books: numbers, the sign of a verse, shelves of the Bible. */
const further = `v i ii iii st nd rd first second third song of songs solomon sol gospel gospels torah pentateuch law five
  book books moses old new testament testement tanakh ketuvim nevi'im neviim`;

const known = new Set([
  ...wordsOf(further),
  ...awoken.versification.order.flatMap(({ id, name, aliases }) => [id, name, ...aliases].flatMap(wordsOf)),
]);

/** A number that is written to the name after it: '1stJohn', 'IIKings'. */
const numberBefore = /^(?:st|nd|rd|first|second|third|i{1,3})/;

const hasOnlyKnownWords = (spelt: string): boolean =>
  wordsOf(spelt).every((word) => known.has(word) || known.has(word.replace(numberBefore, '')));

/** A number of a chapter and of a verse at once, a range of a range, a word after a number that is no book's, an open end. */
const misshapen = /\d ?[:v.] ?\d+ ?[:v.]|-[^;,_-]*-|\d\d ?[a-uw-z]|[-,:]$/i;

/**
 * Whether a spelt text may be one of references: it has no other words than theirs, and no shape that none has. It is told
 * at once, where the library's parser tries every way before it gives up.
 */
export const mayBeReference = (spelt: string): boolean => !misshapen.test(spelt) && hasOnlyKnownWords(spelt);

/** Words in references that are not names, in lower case and without accents. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const chapterWords = set('chapter chapters chap chaps ch chs capitulo capitulos cap');
export const verseWords = set('verse verses v vv vs vss ver vers versiculo versiculos');
export const rangeWords = set('to through thru until hasta al');
export const andWords = set('and y');
/** Short forms of books that are words, too: no Roman chapter stands behind them ('am I'). */
export const everydayNames = set('am is he');
/** Before a reference: 'see also John 3:16'. */
export const leadWords = set('see cf compare also from');
/** After a verse, for the next verse or for all that follow in the chapter. */
export const nextWords = set('f');
export const restWords = set('ff');
/** After a psalm, for the words above it, which belong to its first verse. */
export const titleWords = set('title');

/** Before a name: "Paul's letter", 'St. John'. */
export const honours = set("the st saint prophet paul's pauls");
/** Before the kind of a book: 'general epistle'. */
export const qualifiers = set('general catholic');
/** Between the kind of a book and its name: 'gospel according to St. Luke', 'epistle general of Peter'. */
export const linkWords = set('of to the according general catholic st saint paul apostle prophet');
export const letterWords = set('letter epistle');
export const gospelWords = set('gospel');
export const bookWords = set('book books prophecy');

export const ordinals: ReadonlyMap<string, number> = new Map([
  ...[...['first', 'i', 'primera'].map((word) => [word, 1] as const)],
  ...[...['second', 'ii', 'segunda'].map((word) => [word, 2] as const)],
  ...[...['third', 'iii', 'tercera'].map((word) => [word, 3] as const)],
]);

/**
 * Translations that readers name after a reference. Left out are those that number the Psalms otherwise (Septuagint,
 * Vulgate, Douay, the Jewish translations), because the same number means other verses there.
 */
export const translationWords = set(
  `kjv nkjv kjva av akjv rv asv web niv nivuk tniv nirv esv nasb nasu nrsv nrsvue rsv nlt net csb hcsb msg amp ylt dby
  darby bsb lsb lsv leb nheb webster wbt geneva bbe cev gnb gnt tev isv ceb erv ncv tlb rvr nbla lbla nvi ntv`.replaceAll(
    /\s+/g,
    ' ',
  ),
);

/** A translation with its year: 'rv1909', 'asv1901', 'rvr60', 'niv84'. */
export const translationWithYear = /^[a-z]{2,6}(?:[12]\d{3}|60|77|84|95)$/;

/** Other names of translations, by the slug that this site has for them. */
const translationNames: ReadonlyMap<string, string> = new Map([
  ['av', 'kjv'],
  ['akjv', 'kjv'],
  ['asv1901', 'asv'],
  ['dby', 'darby'],
  ['webster', 'wbt'],
  ['rvr1909', 'rv1909'],
]);

/** The slug that a translation would have on this site: 'kjv' for 'av'. */
export const translationSlug = (word: string): string => translationNames.get(word) ?? word;

const romanShape = /^(?=[clxvi])c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const romanValue: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a Roman number up to 199, as old books number chapters; undefined for any other word. */
export function romanNumber(word: string): number | undefined {
  if (!romanShape.test(word)) return undefined;
  const values = [...word].map((letter) => romanValue[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

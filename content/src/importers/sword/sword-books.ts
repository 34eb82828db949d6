import { books, type Book } from '@manna/shared/domain';

const numerals: readonly (readonly [RegExp, string])[] = [
  [/^III /, '3 '],
  [/^II /, '2 '],
  [/^I /, '1 '],
];
const others: Readonly<Record<string, string>> = {
  'revelation of john': 'Rev',
  'song of songs': 'Song',
  psalm: 'Ps',
  'acts of the apostles': 'Acts',
};
const plain = (name: string) =>
  numerals.reduce((text, [numeral, digit]) => text.replace(numeral, digit), name).toLowerCase();
const byName = new Map<string, Book>(
  books.flatMap((book) => [[book.osisId.toLowerCase(), book] as const, [book.name.toLowerCase(), book] as const]),
);

/**
 * Finds a book by the name in a key: 'Gen', 'Genesis', 'II Samuel', 'Revelation of John'. Undefined for books outside
 * the canon.
 */
export const bookOfKey = (name: string): Book | undefined => {
  const key = plain(name);
  return byName.get(others[key]?.toLowerCase() ?? key);
};

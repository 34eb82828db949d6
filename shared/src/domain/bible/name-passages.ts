import type { BookNames } from './book-names';
import { books } from './books';

/** Pairs of English and translated names of the books and of a psalm, if they differ. */
function differingNames(names: BookNames): (readonly [english: string, translated: string])[] {
  const all = books.map(({ usfmId, name }) => [name, names[usfmId] ?? name] as const);
  return [...all, ['Psalm', names.psalm] as const].filter(([english, translated]) => english !== translated);
}

/** Replaces names by others; '1 John' before the 'John' in it. */
function replaceNames(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  if (pairs.length === 0) return text;
  const instead = new Map(pairs);
  const longestFirst = [...instead.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  return text.replaceAll(pattern, (name) => instead.get(name) ?? name);
}

/** Translates the names of books in a printed reference into the language of `names`: 'Salmo 23' of 'Psalm 23'. */
export const nameTranslated = (printed: string, names: BookNames): string =>
  replaceNames(printed, differingNames(names));

import type { BookNames } from '@manna/shared/domain';
import { booksNamedLike } from '../names/near-passages';

/** Longer texts are not references. Characters. */
const LONGEST = 500;

/** A book as typed, with its number, and what follows: '1 jhon' and '3:16'. */
const bookAndRest = /^((?:\d\s?)?\D+?)\s*(\d.*)?$/;

/**
 * Suggestions for a reference with an unknown book, in English: 'John 3:16' for 'jhon 3:16'. Several if a number was left
 * out, or if the names of several books are as similar.
 */
export function nearReferences(typed: string, names: BookNames): string[] {
  if (typed.length > LONGEST) return [];
  const [, written = '', rest = ''] = bookAndRest.exec(typed.trim()) ?? [];
  if (written === '') return [];
  return booksNamedLike(written, names).map(({ name }) => `${name} ${rest}`.trim());
}

import { books, type BookDivision } from '../bible/books';
import type { Token } from './tokens';
import { bookWords, gospelWords, honours, letterWords, linkWords, ordinals, qualifiers } from './words';
import { MOST_WORDS, type WrittenNames, writtenParts } from './written-names';

/** A book's USFM id, and the position of the token after its name. */
export interface WrittenBook {
  readonly id: string;
  readonly next: number;
}

const divisions = new Map(books.map(({ usfmId, division }) => [usfmId, division]));

/** A number that is written together with the name after it: 'stjohn' of '1stJohn', 'iikings'. */
const glued = /^(i{1,3}|st|nd|rd)([a-z]{2,})$/;

const wordAt = (tokens: readonly Token[], at: number): string | undefined => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : undefined;
};

const isDot = (token: Token | undefined) => token?.kind === 'sign' && token.text === '.';

/** The position after a word and the full stop that may shorten it. */
const after = (tokens: readonly Token[], at: number): number => (isDot(tokens[at + 1]) ? at + 2 : at + 1);

function skip(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let at = from;
  for (let word = wordAt(tokens, at); word !== undefined && words.has(word); word = wordAt(tokens, at)) {
    at = after(tokens, at);
  }
  return at;
}

/** The number of a book ('1', '1st', 'first', 'I'), and the position after it. */
export function bookNumberAt(tokens: readonly Token[], at: number): { number: number; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const isPlain = token.behind !== 'next' && token.behind !== 'rest';
    return isPlain && token.value >= 1 && token.value <= 3
      ? { number: token.value, next: after(tokens, at) }
      : undefined;
  }
  const number = token?.kind === 'word' ? ordinals.get(token.text) : undefined;
  return number === undefined ? undefined : { number, next: after(tokens, at) };
}

/** The longest of `known` whose words stand here, without 'the', and the position after it. */
function longestPhrase<T>(
  tokens: readonly Token[],
  from: number,
  known: ReadonlyMap<string, T>,
): { found: T; next: number } | undefined {
  let longest: { found: T; next: number } | undefined;
  let phrase = '';
  let at = from;
  for (let count = 0; count < MOST_WORDS;) {
    const word = wordAt(tokens, at);
    if (word === undefined) break;
    // The full stop of 'St. John' within a title.
    at = word === 'st' ? after(tokens, at) : at + 1;
    if (word === 'the') continue;
    count += 1;
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    const found = known.get(phrase);
    if (found !== undefined) longest = { found, next: at };
  }
  return longest;
}

/** The id of a numbered book by its name without the number. */
export function numberedId(names: WrittenNames, number: number, name: string | undefined): string | undefined {
  const book = names.numbered.get(name ?? '');
  return book && number <= book.count ? `${number}${book.id}` : undefined;
}

function readNumbered(
  tokens: readonly Token[],
  at: number,
  number: number,
  names: WrittenNames,
): WrittenBook | undefined {
  const word = wordAt(tokens, at);
  const [, ordinal, rest] = glued.exec(word ?? '') ?? [];
  const id =
    numberedId(names, number, word) ?? (ordinal?.startsWith('i') ? undefined : numberedId(names, number, rest));
  return id === undefined ? undefined : { id, next: after(tokens, at) };
}

function readPlain(tokens: readonly Token[], at: number, names: WrittenNames): WrittenBook | undefined {
  const phrase = longestPhrase(tokens, at, names.plain);
  if (phrase) return { id: phrase.found, next: isDot(tokens[phrase.next]) ? phrase.next + 1 : phrase.next };
  const [, roman = '', rest] = glued.exec(wordAt(tokens, at) ?? '') ?? [];
  const id = roman.startsWith('i') ? numberedId(names, roman.length, rest) : undefined;
  return id === undefined ? undefined : { id, next: after(tokens, at) };
}

const kinds: readonly (readonly [words: ReadonlySet<string>, division: BookDivision | undefined])[] = [
  [letterWords, 'letters'],
  [gospelWords, 'gospels'],
  [bookWords, undefined],
];

/**
 * Reads the name of a book: '1 John', 'Ps.', 'II Kings', 'The First Epistle of Paul to the Corinthians'. A letter must be
 * one of the letters, and a gospel one of the gospels.
 */
export function readBook(tokens: readonly Token[], from: number, names: WrittenNames): WrittenBook | undefined {
  const begin = skip(tokens, from, honours);
  const numberBefore = bookNumberAt(tokens, begin);
  const name = numberBefore ? skip(tokens, numberBefore.next, honours) : begin;
  const kindAt = skip(tokens, name, qualifiers);
  const word = wordAt(tokens, kindAt);
  const kind = word === undefined ? undefined : kinds.find(([words]) => words.has(word));
  const linked = kind ? skip(tokens, kindAt + 1, linkWords) : name;
  // 'the book of 1 Samuel'.
  const number = numberBefore ?? (kind && bookNumberAt(tokens, linked));
  const at = number && !numberBefore ? number.next : linked;
  const book = number ? readNumbered(tokens, at, number.number, names) : readPlain(tokens, at, names);
  const division = kind?.[1];
  return book && division !== undefined && divisions.get(book.id) !== division ? undefined : book;
}

/** Reads a part of the Bible: 'the Gospels'. `books` has the ids of its first and last books: 'MAT-JHN'. */
export function readPart(tokens: readonly Token[], from: number): { books: string; next: number } | undefined {
  const part = longestPhrase(tokens, from, writtenParts);
  return part && { books: part.found, next: part.next };
}

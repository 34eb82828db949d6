import { readBook } from './read-book';
import type { Token } from './tokens';
import { andWords, chapterWords, rangeWords, romanNumber, verseWords } from './words';
import type { WrittenNames } from './written-names';

const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' && words.has(token.text);

const of: ReadonlySet<string> = new Set(['of']);
const the: ReadonlySet<string> = new Set(['the']);
const psalm: ReadonlySet<string> = new Set(['psalm', 'psalms']);

const isNumbering = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  (token?.kind === 'sign' && '-,.'.includes(token.text)) ||
  isWord(token, rangeWords) ||
  isWord(token, andWords) ||
  (token?.kind === 'word' && romanNumber(token.text) !== undefined);

/** The tokens of 'chapters 5-7', at least one number; undefined if there are none. */
function numbering(tokens: readonly Token[], from: number, words: ReadonlySet<string>): Token[] | undefined {
  if (!isWord(tokens[from], words)) return undefined;
  let to = from + 1;
  while (isNumbering(tokens[to])) to += 1;
  return to > from + 1 ? tokens.slice(from, to) : undefined;
}

/** '3rd chapter' as 'chapter 3'. */
function ordinalChapter(tokens: readonly Token[], from: number): Token[] | undefined {
  const [number, word] = [tokens[from], tokens[from + 1]];
  const isOrdinal = number?.kind === 'number' && number.behind === 'ordinal';
  return isOrdinal && word && isWord(word, chapterWords) ? [word, { ...number, behind: 'nothing' }] : undefined;
}

/** '23rd Psalm' as 'Psalm 23'. */
function ordinalPsalm(tokens: readonly Token[], from: number): Token[] | undefined {
  const [number, word] = [tokens[from], tokens[from + 1]];
  const isOrdinal = number?.kind === 'number' && number.behind === 'ordinal';
  if (!isOrdinal || !word || !isWord(word, psalm)) return undefined;
  return [word, { ...number, behind: 'nothing' }, ...tokens.slice(from + 2)];
}

/**
 * Moves the book to the front where it is written last: 'verse 16 of chapter 3 of John' is read as 'John chapter 3 verse
 * 16', and '23rd Psalm' as 'Psalm 23'. Returns the tokens from this position on; undefined if the book is not last.
 */
export function nameFirst(tokens: readonly Token[], from: number, names: WrittenNames): Token[] | undefined {
  let at = isWord(tokens[from], the) ? from + 1 : from;
  const psalmFirst = ordinalPsalm(tokens, at);
  if (psalmFirst) return psalmFirst;
  const verses = numbering(tokens, at, verseWords) ?? [];
  at += verses.length;
  if (verses.length > 0 && !isWord(tokens[at], of)) return undefined;
  if (verses.length > 0) at += 1;
  if (isWord(tokens[at], the)) at += 1;
  const ordinal = ordinalChapter(tokens, at);
  const chapters = ordinal ?? numbering(tokens, at, chapterWords) ?? [];
  at += chapters.length;
  if (chapters.length > 0 && !isWord(tokens[at], of)) return undefined;
  if (chapters.length > 0) at += 1;
  if (verses.length + chapters.length === 0) return undefined;
  const book = readBook(tokens, at, names);
  if (!book) return undefined;
  // 'verse 16 of John 3'.
  const isChapterBehind = chapters.length === 0 && tokens[book.next]?.kind === 'number';
  const rest = isChapterBehind ? book.next + 1 : book.next;
  return [...tokens.slice(at, rest), ...chapters, ...verses, ...tokens.slice(rest)];
}

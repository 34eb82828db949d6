import type { BibleRef } from '../../contracts';
import { nameFirst } from './name-first';
import { bookPoint, nextOf, type Point, pointRef, rangeRef, restOf } from './point';
import { numberedId, readPart } from './read-book';
import { readNumberedBooks } from './read-numbered-books';
import { PointReader, type Separator } from './read-point';
import { TokenReader } from './token-reader';
import type { Token } from './tokens';
import {
  andWords,
  leadWords,
  nextWords,
  rangeWords,
  restWords,
  translationSlug,
  translationWithYear,
  translationWords,
} from './words';
import type { WrittenNames } from './written-names';

/** The message for a range that does not end after its start. */
export const BACKWARDS = 'End of range must be higher than start';
/** The message for '1-1 Samuel'. */
export const SAME_NUMBER = 'Numbered book range must have different start to end';

type Problem = typeof BACKWARDS | typeof SAME_NUMBER;

/** Whether a bare number is higher than the one before it, in a range of verses or of chapters. */
const isHigher = (end: Point, start: Point): boolean => {
  if (end.level === 'verse' && start.level === 'verse') return end.verse > start.verse;
  if (end.level === 'chapter' && start.level === 'chapter') return end.chapter > start.chapter;
  return true;
};

/**
 * Reads references by recursive descent:
 *
 * ```text
 * list    = item { separator item }
 * item    = books | part | point [ ( "-" point ) | "f" | "ff" ] [ translation ]
 * point   = [ book ] [ chapter ] [ verse ]
 * ```
 *
 * A point without a book continues the one before it. A method that returns false or undefined ends the reading: no
 * alternative is tried after it, so that the work grows with the length of the text.
 */
export class Grammar {
  private readonly refs: BibleRef[] = [];
  private readonly tokens: TokenReader;
  private readonly points: PointReader;
  /** The last point that was read. */
  private before: Point | undefined;
  /** What is wrong with a text that is a reference otherwise. */
  private problem: Problem | undefined;
  private readonly translations = new Set<string>();

  constructor(
    tokens: readonly Token[],
    private readonly names: WrittenNames,
    /** Slugs and short names of translations besides the well-known ones, in lower case. */
    private readonly ownTranslations: ReadonlySet<string>,
  ) {
    this.tokens = new TokenReader(tokens);
    this.points = new PointReader(this.tokens, names);
  }

  /** The references, or what is wrong with them; undefined for a text that is not a reference. */
  list(): readonly BibleRef[] | Problem | undefined {
    while (this.tokens.takeSign(';'));
    let separator: Separator | undefined = 'none';
    while (separator && this.item(separator)) {
      this.tokens.takeSign('.');
      separator = this.separator();
      if (this.tokens.isAtEnd) return separator === ',' ? undefined : (this.problem ?? this.refs);
    }
    return undefined;
  }

  /** The slug of the translation that the references are to be read in. Undefined if none is named, or several are. */
  get translation(): string | undefined {
    const [slug, ...more] = this.translations;
    return more.length > 0 ? undefined : slug;
  }

  private separator(): Separator | undefined {
    const { tokens } = this;
    let found: Separator | undefined;
    if (tokens.takeSign(',')) found = ',';
    else while (tokens.takeSign(';')) found = ';';
    if (tokens.takeWord(andWords)) found ??= ',';
    return found ?? this.missingSeparator();
  }

  /** 'John 3:16 Romans 5:8', 'John 3:16 (see Romans 5:8)'. In '1 John 3 John 4', the second 3 may belong to either. */
  private missingSeparator(): Separator | undefined {
    const { tokens } = this;
    const from = tokens.at;
    const number = tokens.number(-1);
    while (tokens.takeWord(leadWords));
    const word = tokens.word();
    const isBook = word !== undefined && this.before?.level !== 'book' && this.points.isBookWithChapter();
    if (isBook && !(number && numberedId(this.names, number.value, word))) return ';';
    tokens.at = from;
    return undefined;
  }

  private item(separator: Separator): boolean {
    while (this.tokens.takeWord(leadWords));
    const hasBooks = separator === ',' ? undefined : this.numberedBooks();
    if (hasBooks !== undefined) return hasBooks;
    const named = nameFirst(this.tokens.all, this.tokens.at, this.names);
    if (named) this.tokens.replaceRest(named);
    const from = this.tokens.at;
    const start = this.points.read(separator, this.before);
    if (!start) return this.tokens.at === from && this.part();
    const isRead = this.isRange() ? this.range(start) : this.single(start);
    this.takeTranslation();
    return isRead;
  }

  private isRange(): boolean {
    return this.tokens.isSign('-') || this.tokens.isWord(rangeWords);
  }

  private add(ref: BibleRef, last: Point): boolean {
    this.refs.push(ref);
    this.before = last;
    return true;
  }

  private single(start: Point): boolean {
    const following = this.following();
    if (!following) return this.add(pointRef(start), start);
    const end = following === 'rest' ? restOf(start) : nextOf(start);
    return this.add(end === start ? pointRef(start) : rangeRef(start, end), end);
  }

  /** 'f' or 'ff' behind the number that was read last. */
  private following(): 'next' | 'rest' | undefined {
    const { tokens } = this;
    const number = tokens.number(tokens.isSign('.', -1) ? -2 : -1);
    if (!number) return undefined;
    if (number.behind === 'next' || number.behind === 'rest') return number.behind;
    if (tokens.takeWord(nextWords)) return 'next';
    return tokens.takeWord(restWords) ? 'rest' : undefined;
  }

  private range(start: Point): boolean {
    if (this.following()) return false;
    this.tokens.at += 1;
    const bare = this.tokens.number() && this.tokens.at + 1;
    const end = this.points.read('-', start);
    if (!end || this.following() || this.isRange()) return false;
    const last = this.tokens.isSign('.', -1) ? this.tokens.at - 1 : this.tokens.at;
    if (bare === last && !isHigher(end, start)) this.problem = BACKWARDS;
    return this.add(rangeRef(start, end), end);
  }

  /** Takes a translation after chapters or verses. */
  private takeTranslation() {
    const { tokens } = this;
    const ahead = tokens.isSign(',') || tokens.isSign('.') ? 1 : 0;
    const word = tokens.word(ahead);
    if (this.before?.level === 'book' || word === undefined || !this.isTranslation(word)) return;
    tokens.at += ahead + 1;
    this.translations.add(translationSlug(word));
  }

  private isTranslation(word: string): boolean {
    return translationWords.has(word) || this.ownTranslations.has(word) || translationWithYear.test(word);
  }

  /** 'the Gospels'. */
  private part(): boolean {
    const part = readPart(this.tokens.all, this.tokens.at);
    if (!part) return false;
    this.tokens.at = part.next;
    for (const span of part.books.split(' ')) {
      const [first = '', last = ''] = span.split('-');
      this.add(rangeRef(bookPoint(first), bookPoint(last)), bookPoint(last));
    }
    return true;
  }

  /** '1 and 2 Samuel', '1-3 John'; undefined if no such books stand here. */
  private numberedBooks(): boolean | undefined {
    const found = readNumberedBooks(this.tokens, this.names);
    if (!found) return undefined;
    this.tokens.at = found.next;
    const points = found.ids.map(bookPoint);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return false;
    if (!found.isRange) return points.every((point) => this.add(pointRef(point), point));
    if (first.book === last.book) this.problem = SAME_NUMBER;
    return this.add(rangeRef(first, last), last);
  }
}

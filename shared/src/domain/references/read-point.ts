import { bookPoint, chapterPoint, type Point, versePoint } from './point';
import { readBook } from './read-book';
import type { TokenReader } from './token-reader';
import type { NumberToken } from './tokens';
import { chapterCount, isSingleChapter } from './verse-counts';
import { andWords, chapterWords, everydayNames, romanNumber, titleWords, verseWords } from './words';
import type { WrittenNames } from './written-names';

/** What stands before a point: ';' starts a chapter, ',' goes on with verses, '-' ends a range, 'none' begins a list. */
export type Separator = ';' | ',' | '-' | 'none';

/** 'none' if no verse follows; undefined if what follows is no verse. */
type Verse = number | 'none' | undefined;

/** Reads books, chapters and verses. Each method returns undefined where the text is not a reference. */
export class PointReader {
  /** Whether chapters are written as Roman numbers. */
  private isRoman = false;

  constructor(
    private readonly tokens: TokenReader,
    private readonly names: WrittenNames,
  ) {}

  isBook(ahead = 0): boolean {
    return readBook(this.tokens.all, this.tokens.at + ahead, this.names) !== undefined;
  }

  /** Whether a book with a chapter stands here. */
  isBookWithChapter(): boolean {
    const book = readBook(this.tokens.all, this.tokens.at, this.names);
    return book !== undefined && this.tokens.all[book.next]?.kind === 'number';
  }

  /** A point with its book, or one that continues the point before it. */
  read(separator: Separator, before: Point | undefined): Point | undefined {
    const book = readBook(this.tokens.all, this.tokens.at, this.names);
    if (!book) return before && separator !== 'none' ? this.continued(separator, before) : undefined;
    this.tokens.at = book.next;
    this.isRoman = false;
    return this.inBook(book.id);
  }

  /** What follows the name of a book. */
  private inBook(book: string): Point | undefined {
    const { tokens } = this;
    if (tokens.isSign(',') && (tokens.isWord(chapterWords, 1) || tokens.isWord(verseWords, 1))) tokens.at += 1;
    if (tokens.takeWord(chapterWords)) return this.chapter(book);
    if (isSingleChapter(book) && tokens.isWord(verseWords)) return this.verse(book, 1);
    const number = tokens.number();
    if (number && isSingleChapter(book)) return this.inSingleChapter(book, number);
    if (number || (this.roman(book) !== undefined && !tokens.isWord(everydayNames, -1))) return this.chapter(book);
    return tokens.isWord(verseWords) ? undefined : bookPoint(book);
  }

  /** 'Jude 5' is a verse. 'Jude 1' stays the chapter, because that is how a reference to all of Jude is printed. */
  private inSingleChapter(book: string, number: NumberToken): Point | undefined {
    this.tokens.at += 1;
    const point = this.verseOfChapter(book, number.value, number.behind);
    if (point?.level !== 'chapter') return point;
    const isChapter = number.value === 1 && number.behind === 'nothing' && !this.isListed();
    return isChapter ? point : this.numbered(number, (verse) => versePoint(book, 1, verse));
  }

  /** Whether another verse follows: ', 5', but neither ', 1:5' nor ', 2 Samuel'. */
  private isListed(): boolean {
    const { tokens } = this;
    const isVerse = !tokens.isSign(':', 2) && !tokens.isSign('.', 2) && !tokens.isWord(verseWords, 2);
    return (
      (tokens.isSign(',') || tokens.isWord(andWords)) && tokens.number(1) !== undefined && isVerse && !this.isBook(1)
    );
  }

  private roman(book: string): number | undefined {
    const value = romanNumber(this.tokens.word() ?? '');
    return value !== undefined && value <= chapterCount(book) ? value : undefined;
  }

  /** A chapter, and the verse behind it. */
  private chapter(book: string): Point | undefined {
    const { tokens } = this;
    const roman = this.roman(book);
    const number = tokens.number();
    if (roman === undefined && !number) return undefined;
    this.isRoman = roman !== undefined;
    tokens.at += 1;
    const point = this.verseOfChapter(book, roman ?? number?.value ?? 0, number?.behind);
    if (point?.level !== 'chapter' || !number) return point;
    return number.behind === 'part' ? undefined : this.numbered(number, () => point);
  }

  /** The verse behind a chapter's number, which has been read; the chapter if there is none. No verse follows '3a' or '3ff'. */
  private verseOfChapter(book: string, chapter: number, behind: NumberToken['behind'] = 'nothing'): Point | undefined {
    const verse = chapter === 0 ? undefined : this.verseBehind(book);
    if (verse === undefined || (verse !== 'none' && behind !== 'nothing')) return undefined;
    return verse === 'none' ? chapterPoint(book, chapter) : versePoint(book, chapter, verse);
  }

  private verseBehind(book: string): Verse {
    const { tokens } = this;
    if (tokens.isWord(titleWords) || (tokens.isSign(':') && tokens.isWord(titleWords, 1))) return this.title(book);
    if (tokens.takeSign(':')) return this.verseNumber();
    const isVerse = tokens.number(1) !== undefined || tokens.isWord(verseWords, 1);
    if (tokens.takeSign('.') && isVerse) return this.verseNumber();
    if (tokens.isSign('.', -1) && !tokens.isSign(',')) return 'none';
    if (tokens.isSign(',') && (tokens.isWord(verseWords, 1) || this.isRomanVerse())) {
      tokens.at += 1;
      return this.verseNumber();
    }
    if (!tokens.number() && !tokens.isWord(verseWords)) return 'none';
    return this.isBook() ? undefined : this.verseNumber();
  }

  /** 'John iii, 16', as old books have it. */
  private isRomanVerse(): boolean {
    const { tokens } = this;
    return this.isRoman && tokens.number(1) !== undefined && !tokens.isSign(':', 2) && !this.isBook(1);
  }

  /** The words above a psalm belong to its first verse. */
  private title(book: string): Verse {
    this.tokens.at += this.tokens.isSign(':') ? 2 : 1;
    return book === 'PSA' ? 1 : undefined;
  }

  private verseNumber(): Verse {
    const { tokens } = this;
    tokens.takeWord(verseWords);
    const number = tokens.number();
    if (!number) return undefined;
    tokens.at += 1;
    // A second colon, or a third number: '3:16:18'.
    if (tokens.isSign(':') || tokens.number() || (tokens.isSign('.') && tokens.number(1))) return undefined;
    tokens.takeSign('.');
    return this.numbered(number, (verse) => verse);
  }

  private verse(book: string, chapter: number): Point | undefined {
    const verse = this.verseNumber();
    return typeof verse === 'number' ? versePoint(book, chapter, verse) : undefined;
  }

  /** Numbers count from 1, and '3rd' is not one. */
  private numbered<T>(number: NumberToken, make: (value: number) => T): T | undefined {
    return number.value > 0 && number.behind !== 'ordinal' ? make(number.value) : undefined;
  }

  /** A chapter or verse of the book before. */
  private continued(separator: Separator, before: Point): Point | undefined {
    const { tokens } = this;
    const { book } = before;
    if (tokens.takeWord(chapterWords)) return this.chapter(book);
    if (this.isRoman && separator !== ',' && this.roman(book) !== undefined) return this.chapter(book);
    if (tokens.isWord(verseWords)) return before.level === 'verse' ? this.verse(book, before.chapter) : undefined;
    if (this.isRoman && this.roman(book) !== undefined) return this.chapter(book);
    return tokens.number() ? this.bareNumber(separator, before) : undefined;
  }

  /** A number alone is a verse after verses, unless ';' stands before it, and a chapter after chapters. */
  private bareNumber(separator: Separator, before: Point): Point | undefined {
    const { tokens } = this;
    const number = tokens.number();
    if (!number || before.level === 'book') return undefined;
    const { book } = before;
    tokens.at += 1;
    const point = this.verseOfChapter(book, number.value, number.behind);
    if (point?.level !== 'chapter') return point;
    const isVerse = isSingleChapter(book) || (before.level === 'verse' && separator !== ';');
    if (isVerse) return this.numbered(number, (verse) => versePoint(book, before.chapter, verse));
    return number.behind === 'part' ? undefined : this.numbered(number, () => point);
  }
}

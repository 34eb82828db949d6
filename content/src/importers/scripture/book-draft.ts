import { verseNumber, verseOsisId, type Book } from '@manna/shared/domain';
import type { AnchoredNote, BlockKind, Mark, MarkedText } from '../../base/bible/blocks';
import { tidySpaces } from '../../base/bible/tidy-spaces';
import { faultAt, type Place } from '../../base/files/place';
import { PieceDraft } from './piece-draft';
import type { RawBlock, RawBook, RawPiece } from './raw-book';

type GrowingPiece = RawPiece & { notes: AnchoredNote[] };
type Growing = { -readonly [Key in keyof RawBlock]: RawBlock[Key] } & { pieces: GrowingPiece[] };

const isBody = (kind: BlockKind) => kind === 'paragraph' || kind === 'line';

/** Collects a book piece by piece. Readers of all formats share it. */
export class BookDraft {
  readonly #blocks: Growing[] = [];
  readonly #verses = new Map<number, string>();
  readonly #joined = new Set<number>();
  readonly #chapters = new Set<number>();
  readonly #piece = new PieceDraft();
  #block: Growing | undefined;
  /** The block of a verse that starts outside any block. */
  #body: { kind: BlockKind; level?: number } = { kind: 'paragraph' };
  #chapter = 0;
  #verse: number | undefined;
  #stanza = 0;
  #paragraphs = false;
  /** Notes of the verse that came before its first word. */
  #pending: AnchoredNote[] = [];
  #lastPiece: GrowingPiece | undefined;
  #place: Place;

  constructor(
    readonly book: Book,
    start: Place,
  ) {
    this.#place = start;
  }

  get chapter(): number {
    return this.#chapter;
  }

  /** Starts a chapter. Throws ContentError if it does not follow the previous one. */
  startChapter(chapter: number, place: Place): void {
    this.endVerse();
    if (this.#chapters.has(chapter)) throw faultAt(place, `${this.book.name} ${chapter} appears twice.`);
    if (chapter < this.#chapter) {
      throw faultAt(place, `${this.book.name} ${chapter} comes after chapter ${this.#chapter}.`);
    }
    this.#chapters.add(chapter);
    this.#chapter = chapter;
    this.#block = undefined;
    this.#body = { kind: 'paragraph' };
    this.#stanza += 1;
    this.#place = place;
  }

  /**
   * Starts a verse, or a range of verses that the source gives as one. `part` is the letter of 'verse 3b'. Throws
   * ContentError if the verse is a duplicate, out of order or before the first chapter.
   */
  startVerse(first: number, last: number, part: string, place: Place): void {
    this.endVerse();
    this.#place = place;
    const number = verseNumber({ book: this.book.number, chapter: this.#chapter, verse: first });
    const named = `${this.book.name} ${this.#chapter}:${first}`;
    if (this.#chapter === 0) throw faultAt(place, `Verse ${first} comes before the first chapter.`);
    if (first < 1 || last < first) throw faultAt(place, `Verse ${first}-${last} is not a valid range.`);
    const parts = this.#verses.get(number);
    if (parts !== undefined && (part === '' || parts === '' || parts.includes(part))) {
      throw faultAt(place, `The verse ${named}${part} appears twice.`);
    }
    const before = [...this.#verses.keys()].at(-1) ?? 0;
    if (number < before) throw faultAt(place, `The verse ${named} comes after ${verseOsisId(before)}.`);
    this.#verses.delete(number);
    this.#verses.set(number, `${parts ?? ''}${part}`);
    for (let verse = first + 1; verse <= last; verse += 1) {
      const joined = verseNumber({ book: this.book.number, chapter: this.#chapter, verse });
      this.#verses.set(joined, '');
      this.#joined.add(joined);
    }
    this.#verse = number;
    if (this.#block && !isBody(this.#block.kind)) this.#block = undefined;
  }

  /** Ends a verse, for formats that mark its end. */
  endVerse(): void {
    this.#endPiece();
    const notes = this.#pending;
    this.#pending = [];
    // The notes of a verse without words often say why the translation leaves it out.
    if (notes.length > 0) {
      if (this.#block && !isBody(this.#block.kind)) this.#block = undefined;
      this.#put({ text: '', marks: [], notes });
    }
    this.#verse = undefined;
  }

  /** Starts a block. If it is a paragraph or a line, the current verse continues in it. */
  startBlock(kind: BlockKind, level?: number): void {
    this.#endPiece();
    const shape = { kind, ...(level === undefined ? {} : { level }) };
    if (isBody(kind)) {
      this.#body = shape;
      this.#paragraphs = true;
      if (kind !== 'line') this.#stanza += 1;
    }
    this.#begin(shape);
  }

  /**
   * Ends a block, for formats that mark its end. The text that follows goes into a block like the last paragraph or
   * line.
   */
  endBlock(): void {
    this.#endPiece();
    this.#block = undefined;
  }

  /** Marks a blank line: the next line of poetry starts a stanza. */
  blank(): void {
    this.#endPiece();
    this.#stanza += 1;
    this.#block = undefined;
  }

  /** Whether the current verse has words already. */
  get isInsideVerse(): boolean {
    if (this.#verse === undefined) return false;
    return this.#piece.hasWords || this.#lastPiece?.verse === this.#verse;
  }

  addText(text: string): void {
    this.#piece.add(text);
  }

  openMark(kind: Mark['kind']): void {
    this.#piece.open(kind);
  }

  closeMark(kind: Mark['kind']): void {
    this.#piece.close(kind);
  }

  addNote(text: string): void {
    const tidied = tidySpaces(text);
    if (tidied !== '') this.#piece.note(tidied);
  }

  finish(end: Place, ended: boolean): RawBook {
    this.endVerse();
    return {
      book: this.book,
      blocks: this.#blocks.filter(({ pieces }) => pieces.length > 0),
      verses: this.#verses.size,
      joined: this.#joined,
      paragraphs: this.#paragraphs,
      end,
      ended,
    };
  }

  #begin(shape: { kind: BlockKind; level?: number }): Growing {
    const block: Growing = { ...shape, chapter: this.#chapter, pieces: [] };
    if (shape.kind === 'line') block.stanza = this.#stanza;
    this.#block = block;
    this.#blocks.push(block);
    return block;
  }

  #endPiece(): void {
    const hasWords = this.#piece.hasWords;
    const piece = this.#piece.take();
    if (!hasWords) return this.#hang(piece.notes);
    const before = this.#pending;
    this.#pending = [];
    this.#put({ ...piece, notes: [...before, ...piece.notes] });
  }

  /** Adds notes to the verse's last words. If it has no words yet, they wait for the next ones. */
  #hang(notes: readonly AnchoredNote[]): void {
    if (notes.length === 0 || this.#verse === undefined) return;
    const last = this.#lastPiece;
    if (last?.verse === this.#verse) last.notes.push(...notes.map(({ text }) => ({ text, at: last.text.length })));
    else this.#pending.push(...notes.map(({ text }) => ({ text, at: 0 })));
  }

  #put(words: MarkedText): void {
    const block = this.#block ?? this.#begin(this.#body);
    const verse = isBody(block.kind) ? this.#verse : undefined;
    const { notes } = words;
    const piece = { ...words, notes: [...notes], place: this.#place, ...(verse === undefined ? {} : { verse }) };
    block.pieces.push(piece);
    this.#lastPiece = piece;
  }
}

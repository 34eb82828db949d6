import { chapterOsisId, verseNumber, verseOsisId, versePlace } from '@manna/shared/domain';
import type { Block, BlockKind, Piece } from '../../base/bible/blocks';
import { verseCountOf } from '../../base/bible/versification';
import { faultAt } from '../../base/files/place';
import type { ImportLog } from '../import-log';
import type { Locate } from './locate';
import type { RawBlock, RawBook, RawPiece } from './raw-book';

/** A piece and its verse in a chapter; pieces with the same `source` belong to one block. */
interface Item {
  readonly kind: BlockKind;
  readonly level?: number;
  readonly stanza?: number;
  readonly source: number;
  readonly piece: Piece;
}

const isBody = ({ kind }: { kind: BlockKind }) => kind === 'paragraph' || kind === 'line';
const QUOTED = 60;
const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

/** Sorts a book's pieces by the chapters that they belong to. */
class Sorting {
  readonly chapters = new Map<number, Item[]>();
  #waiting: Item[] = [];
  #last = 0;
  #sourceChapter = 0;
  readonly #placeless = new Set<number>();

  constructor(
    private readonly raw: RawBook,
    private readonly locate: Locate,
    private readonly log: ImportLog,
  ) {}

  add(block: RawBlock, source: number): void {
    if (block.chapter !== this.#sourceChapter) this.#place(this.#last);
    this.#sourceChapter = block.chapter;
    for (const piece of block.pieces) this.#addPiece(block, piece, source);
  }

  finish(): void {
    this.#place(this.#last);
  }

  #addPiece({ kind, level, stanza }: RawBlock, { verse, place, text, marks, notes }: RawPiece, source: number): void {
    const shape = {
      kind,
      source,
      ...(level === undefined ? {} : { level }),
      ...(stanza === undefined ? {} : { stanza }),
    };
    const words = { text, marks, notes };
    if (!isBody({ kind })) {
      this.#waiting.push({ ...shape, piece: words });
      if (kind === 'colophon') this.#place(this.#last);
      return;
    }
    const where = `${this.raw.book.osisId}.${this.#sourceChapter}`;
    if (verse === undefined) {
      this.log.skip(where, `These words belong to no verse and were left out: ${quoted(text)}`);
      return;
    }
    const mapped = this.locate(verse, place);
    if ('verse' in mapped) {
      const { chapter, verse: number } = versePlace(mapped.verse);
      this.#place(chapter);
      this.#items(chapter).push({ ...shape, piece: { ...words, verse: number } });
    } else if (mapped.title) this.#waiting.push({ kind: 'title', source, piece: words });
    else if (!this.#placeless.has(verse)) {
      this.#placeless.add(verse);
      this.log.skip(verseOsisId(verse) ?? where, `${mapped.reason} Its words were left out: ${quoted(text)}`);
    }
  }

  /** Adds pending headings and titles to the end of their chapter. */
  #place(chapter: number): void {
    if (chapter === 0) return;
    this.#items(chapter).push(...this.#waiting);
    this.#waiting = [];
    this.#last = chapter;
  }

  #items(chapter: number): Item[] {
    const items = this.chapters.get(chapter) ?? [];
    this.chapters.set(chapter, items);
    return items;
  }
}

/**
 * Moves a heading inside a verse before the verse, because a heading must not divide it. In the Song of Songs headings
 * name the speakers; before the verse they would name the wrong one, so they become notes where the speaker begins.
 */
function withHeadingsBetween(items: readonly Item[], osisId: string, log: ImportLog): Item[] {
  const ordered: Item[] = [];
  let speakers: string[] = [];
  for (const [index, item] of items.entries()) {
    if (isBody(item) && speakers.length > 0) {
      const notes = [...speakers.map((text) => ({ text, at: 0 })), ...item.piece.notes];
      ordered.push({ ...item, piece: { ...item.piece, notes } });
      log.tally(
        `${osisId}.${item.piece.verse}`,
        'A speaker who begins inside a verse of the Song became a note there.',
      );
      speakers = [];
      continue;
    }
    const verse = ordered.findLast(isBody)?.piece.verse;
    const next = items.slice(index).find(isBody)?.piece.verse;
    if (isBody(item) || verse === undefined || verse !== next) {
      ordered.push(item);
      continue;
    }
    if (osisId.startsWith('Song.')) {
      speakers.push(item.piece.text);
      continue;
    }
    ordered.splice(
      ordered.findIndex(({ piece }) => piece.verse === verse),
      0,
      item,
    );
    log.tally(`${osisId}.${verse}`, 'A heading inside a verse was set before the verse.');
  }
  return ordered;
}

/**
 * A title before a psalm's first verse is the psalm's title; any other title is a heading. Psalm 119 has no title: what
 * stands there is the first of its letters.
 */
const withTitlesFirst = (items: readonly Item[], osisId: string): Item[] => {
  const first = items.findIndex(isBody);
  const hasTitle = osisId.startsWith('Ps.') && osisId !== 'Ps.119';
  return items.map((item, index) =>
    item.kind === 'title' && !(hasTitle && index < first) ? { ...item, kind: 'heading' } : item,
  );
};

function blocksOf(items: readonly Item[]): Block[] {
  const blocks: (Block & { pieces: Piece[] })[] = [];
  let last: Item | undefined;
  for (const item of items) {
    const { kind, level, stanza, source, piece } = item;
    const block = blocks.at(-1);
    if (block && last?.source === source && last.kind === kind) block.pieces.push(piece);
    else {
      blocks.push({
        kind,
        pieces: [piece],
        ...(level === undefined ? {} : { level }),
        ...(stanza === undefined ? {} : { stanza }),
      });
    }
    last = item;
  }
  return blocks;
}

const isEmpty = ({ piece }: Item) => piece.verse !== undefined && piece.text === '';

/**
 * Adds empty pieces for verses without words: before the next verse, or after the last one. If such a verse has notes,
 * it is put behind the verse before it, so that the notes do not seem to belong to the next one.
 */
function withOmitted(items: readonly Item[], verseCount: number): Item[] {
  const whole = items.filter((item) => !isEmpty(item));
  const present = new Set(whole.flatMap(({ piece }) => piece.verse ?? []));
  for (let verse = 1; verse <= verseCount; verse += 1) {
    if (present.has(verse)) continue;
    const notes = items
      .filter((item) => isEmpty(item) && item.piece.verse === verse)
      .flatMap(({ piece }) => piece.notes);
    const isBefore = ({ piece }: Item) => piece.verse !== undefined && piece.verse < verse;
    const next = whole.findIndex(({ piece }) => piece.verse !== undefined && piece.verse > verse);
    const behind = next < 0 || notes.length > 0 ? whole.findLastIndex(isBefore) : -1;
    const beside = whole[behind < 0 ? next : behind];
    if (beside)
      whole.splice(behind < 0 ? next : behind + 1, 0, { ...beside, piece: { text: '', marks: [], notes, verse } });
  }
  return whole;
}

function tellMissing(raw: RawBook, chapter: number, present: ReadonlySet<number>, log: ImportLog): void {
  const osisId = chapterOsisId({ book: raw.book, chapter });
  for (let verse = 1; verse <= verseCountOf(osisId); verse += 1) {
    if (present.has(verse)) continue;
    const joined = raw.joined.has(verseNumber({ book: raw.book.number, chapter, verse }));
    log.skip(
      `${osisId}.${verse}`,
      joined
        ? 'The translation tells the verse together with the one before it, where its words stand.'
        : 'The translation has no words for the verse.',
    );
  }
}

/** A truncated file ends before its book does. */
function expectWhole(raw: RawBook, chapters: ReadonlyMap<number, readonly Item[]>, log: ImportLog): void {
  const last = Math.max(...chapters.keys());
  const { name, chapterCount } = raw.book;
  const lastVerse = Math.max(...(chapters.get(last) ?? []).map(({ piece }) => piece.verse ?? 0));
  const cut = !raw.ended && lastVerse < verseCountOf(chapterOsisId({ book: raw.book, chapter: last }));
  if (last < chapterCount || cut) {
    const message = `${name} ends at ${last}:${lastVerse}; the file seems to be cut off`;
    if (cut) throw faultAt(raw.end, `${message}.`);
    log.expected(raw.end, `${message}.`);
  }
}

/**
 * Converts a book to the King James Version's numbers: blocks by chapter, in canonical order. Verses that have no such
 * number are skipped and logged, and verses that the translation does not have stay empty. Throws ContentError if the
 * book is truncated.
 */
export function settleBook(raw: RawBook, locate: Locate, log: ImportLog): ReadonlyMap<number, readonly Block[]> {
  const sorting = new Sorting(raw, locate, log);
  for (const [index, block] of raw.blocks.entries()) sorting.add(block, index);
  sorting.finish();
  const settled = new Map<number, readonly Block[]>();
  const { chapters } = sorting;
  for (const [chapter, items] of chapters) {
    if (!items.some((item) => isBody(item) && !isEmpty(item))) chapters.delete(chapter);
  }
  if (chapters.size === 0) return settled;
  expectWhole(raw, chapters, log);
  for (let chapter = 1; chapter <= raw.book.chapterCount; chapter += 1) {
    const osisId = chapterOsisId({ book: raw.book, chapter });
    const items = chapters.get(chapter);
    if (!items) {
      log.skip(osisId, 'The translation does not have the chapter.');
      continue;
    }
    const worded = items.filter((item) => !isEmpty(item));
    tellMissing(raw, chapter, new Set(worded.flatMap(({ piece }) => piece.verse ?? [])), log);
    const ordered = withTitlesFirst(withHeadingsBetween(items, osisId, log), osisId);
    settled.set(chapter, blocksOf(withOmitted(ordered, verseCountOf(osisId))));
  }
  return settled;
}

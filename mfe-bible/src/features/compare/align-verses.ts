import type { ChapterText, OmissionReason } from '@manna/shared/contracts';
import { layOutChapter, type ChapterLayout, type Note, type Piece } from '@manna/shared/domain/chapter-text';

/** Words in one style; a plain string for words without a style, which are the most common. */
export type Run = string | { text: string; added?: true; jesus?: true };

/** The words of a verse in one translation, with the lines set apart from them: titles before, subscriptions after. */
export interface Cell {
  before?: Run[][];
  runs: Run[];
  after?: Run[][];
}

/** What a translation has beside the words of a verse: why there are none, and the site's own notes on it. */
export interface Aside {
  reason?: OmissionReason;
  notes: Pick<Note, 'text' | 'spanish'>[];
}

/** A verse in each translation; null if a text does not have it. `asides` has nothing at the columns without one. */
export interface ComparedVerse {
  verse: number;
  cells: (Cell | null)[];
  asides: (Aside | undefined)[];
}

export type VersedText = Pick<ChapterText, 'content' | 'styling'>;

export const wordsOf = (run: Run): string => (typeof run === 'string' ? run : run.text);

function append(runs: Run[], { text, added, jesus }: { text: string; added?: boolean; jesus?: boolean }): void {
  const last = runs.at(-1);
  if (!added && !jesus && typeof last === 'string') runs[runs.length - 1] = last + text;
  else if (!added && !jesus) runs.push(text);
  else runs.push({ text, ...(added && { added }), ...(jesus && { jesus }) });
}

const runsOf = (pieces: readonly Piece[]): Run[] => {
  const runs: Run[] = [];
  for (const piece of pieces) if (piece.kind === 'text') append(runs, piece);
  return runs;
};

/**
 * Reads a chapter verse by verse. Lines and paragraphs are joined, because columns are narrow and each text breaks
 * differently.
 */
class VerseReader {
  readonly cells = new Map<number, Cell | null>();
  /** A title or heading belongs to the next verse. */
  private waiting: Run[][] = [];
  private last: Cell | undefined;

  /** A line with verses: words belong to the verse whose number is the last before them. */
  readLine(pieces: readonly Piece[]): void {
    const before: Run[] = [];
    const begun = new Set<Cell>();
    for (const piece of pieces) {
      if (piece.kind === 'omitted') this.cells.set(piece.verse, this.cells.get(piece.verse) ?? null);
      else if (piece.kind === 'verse') this.cellOf(piece.verse);
      else if (piece.kind === 'text' && piece.verse === undefined) append(before, piece);
      else if (piece.kind === 'text' && piece.verse !== undefined && this.hasWords(piece.text, piece.verse)) {
        const { runs } = this.begin(this.cellOf(piece.verse), begun);
        append(runs, piece);
      }
    }
    if (before.length > 0) this.waiting.push(before);
  }

  readApart(pieces: readonly Piece[]): void {
    const runs = runsOf(pieces);
    if (runs.length > 0) this.waiting.push(runs);
  }

  readColophon(pieces: readonly Piece[]): void {
    const runs = runsOf(pieces);
    if (runs.length === 0) return;
    if (this.last) (this.last.after ??= []).push(runs);
    else this.waiting.push(runs);
  }

  end(): void {
    if (this.last && this.waiting.length > 0) this.last.after = [...(this.last.after ?? []), ...this.waiting];
  }

  /** The space after an omitted verse is not part of its words. */
  private hasWords(text: string, verse: number): boolean {
    return text.trim() !== '' || Boolean(this.cells.get(verse));
  }

  private cellOf(verse: number): Cell {
    const cell = this.cells.get(verse) ?? { runs: [] };
    this.cells.set(verse, cell);
    if (this.waiting.length > 0) cell.before = [...(cell.before ?? []), ...this.waiting];
    this.waiting = [];
    this.last = cell;
    return cell;
  }

  /** Separates the words of a line from the same verse's previous line. */
  private begin(cell: Cell, begun: Set<Cell>): Cell {
    if (!begun.has(cell) && cell.runs.length > 0) append(cell.runs, { text: ' ' });
    begun.add(cell);
    return cell;
  }
}

/** The verses of a chapter's text, each once; null if the text says that it omits the verse. */
export function readVerses({ blocks }: Pick<ChapterLayout, 'blocks'>): ReadonlyMap<number, Cell | null> {
  const reader = new VerseReader();
  for (const block of blocks) {
    if (block.kind === 'stanza') block.lines.forEach(({ pieces }) => reader.readLine(pieces));
    else if (block.kind === 'paragraph') reader.readLine(block.pieces);
    else if (block.kind === 'colophon') reader.readColophon(block.pieces);
    else reader.readApart(block.pieces);
  }
  reader.end();
  return reader.cells;
}

/** The asides of a chapter's verses. Notes of the edition itself are left out, because columns are narrow. */
function readAsides({ blocks, notes }: ChapterLayout): ReadonlyMap<number, Aside> {
  const asides = new Map<number, Aside>();
  const asideOf = (verse: number): Aside => {
    const aside = asides.get(verse) ?? { notes: [] };
    asides.set(verse, aside);
    return aside;
  };
  const pieces = blocks.flatMap((block) =>
    block.kind === 'stanza' ? block.lines.flatMap((line) => line.pieces) : block.pieces,
  );
  for (const piece of pieces) {
    if (piece.kind === 'omitted' && piece.reason) asideOf(piece.verse).reason = piece.reason;
  }
  for (const { verse, text, spanish } of notes) {
    if (verse !== undefined && spanish !== undefined) asideOf(verse).notes.push({ text, spanish });
  }
  return asides;
}

/** Aligns the verses of these texts, in order of their numbers. */
export function alignVerses(texts: readonly VersedText[]): ComparedVerse[] {
  const layouts = texts.map(layOutChapter);
  const columns = layouts.map(readVerses);
  const asides = layouts.map(readAsides);
  const numbers = new Set(columns.flatMap((cells) => [...cells.keys()]));
  return [...numbers]
    .sort((one, other) => one - other)
    .map((verse) => ({
      verse,
      cells: columns.map((cells) => cells.get(verse) ?? null),
      asides: asides.map((ofText) => ofText.get(verse)),
    }));
}

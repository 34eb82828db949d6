import type { ChapterText } from '@manna/shared/contracts';
import { layOutChapter, type Piece } from '../../text/layout-chapter';

/** Words in one style; a text is what most of them are, words in no style of their own. */
export type Run = string | { text: string; added?: true; jesus?: true };

/** The words of a verse in one translation, with what stands apart from them: titles before, subscriptions after. */
export interface Cell {
  before?: Run[][];
  runs: Run[];
  after?: Run[][];
}

/** A verse in each translation; null where a text has no such verse. */
export interface ComparedVerse {
  verse: number;
  cells: (Cell | null)[];
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

/** Reads a chapter by verse. Lines and paragraphs are run on: columns are narrow, and each text breaks its own way. */
class VerseReader {
  readonly cells = new Map<number, Cell | null>();
  /** What stands apart and belongs to the verse that comes next. */
  private waiting: Run[][] = [];
  private last: Cell | undefined;

  /** A line of verses: words go to the verse whose number is the last before them. */
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

  /** The space that follows a verse which the text omits is no words of it. */
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

  /** Parts the words of a line from those of the verse's line before. */
  private begin(cell: Cell, begun: Set<Cell>): Cell {
    if (!begun.has(cell) && cell.runs.length > 0) append(cell.runs, { text: ' ' });
    begun.add(cell);
    return cell;
  }
}

/** The verses of a chapter's text, each once; null for one that the text says it omits. */
export function readVerses(text: VersedText): ReadonlyMap<number, Cell | null> {
  const reader = new VerseReader();
  for (const block of layOutChapter(text).blocks) {
    if (block.kind === 'stanza') block.lines.forEach(({ pieces }) => reader.readLine(pieces));
    else if (block.kind === 'paragraph') reader.readLine(block.pieces);
    else if (block.kind === 'colophon') reader.readColophon(block.pieces);
    else reader.readApart(block.pieces);
  }
  reader.end();
  return reader.cells;
}

/** Verse by verse what these texts have, in the order of the numbers. */
export function alignVerses(texts: readonly VersedText[]): ComparedVerse[] {
  const columns = texts.map(readVerses);
  const numbers = new Set(columns.flatMap((cells) => [...cells.keys()]));
  return [...numbers]
    .sort((one, other) => one - other)
    .map((verse) => ({ verse, cells: columns.map((cells) => cells.get(verse) ?? null) }));
}

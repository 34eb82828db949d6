import { lineWidth, printed } from '@manna/shared/print';
import type { Art, Cell, FlowBlock, Run, Style } from './flow';
import { settable } from './settable';

/** Words in one style, at their position in a line. */
export interface PlacedWords {
  readonly text: string;
  readonly style: Style;
  /** From the line's left end. */
  readonly x: number;
  /** Index of its cell, if the line is one of a row of a table. */
  readonly cell?: number;
}

/** Something to look at, at its position in a line. */
export interface PlacedArt {
  readonly art: Art;
  readonly x: number;
}

/** A line of a block. */
export interface Row {
  /** Index of its block. */
  readonly block: number;
  readonly words: readonly PlacedWords[];
  readonly art?: PlacedArt;
  readonly leading: number;
  readonly before: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly keepsNext: boolean;
}

interface Piece {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
}

/** Pieces without a space between them, such as a verse number and the word behind it. */
interface Word {
  pieces: Piece[];
  width: number;
  /** Width of the space behind it. */
  space: number;
}

/** Splits what is wider than a line, such as a URL. */
function fitting({ text, style, width }: Piece, room: number): Piece[] {
  if (width <= room || text.length < 2) return [{ text, style, width }];
  const half = Math.ceil(text.length / 2);
  return [text.slice(0, half), text.slice(half)].flatMap((part) =>
    fitting({ text: part, style, width: lineWidth(part, style.lettering) + style.gap }, room),
  );
}

function wordsOf(runs: readonly Run[], room: number): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  let before = '';
  for (const { text, style } of runs) {
    const letters = printed(text, before);
    before = letters.slice(-1);
    for (const part of settable(letters, style.lettering).split(/([ \n\t]+)/)) {
      if (part === '') continue;
      if (/^[ \n\t]/.test(part)) {
        const last = words.at(-1);
        if (last) last.space = lineWidth(' ', style.lettering);
        isOpen = false;
        continue;
      }
      const pieces = fitting({ text: part, style, width: lineWidth(part, style.lettering) + style.gap }, room);
      for (const piece of pieces) {
        const last = words.at(-1);
        if (isOpen && last && pieces.length === 1) {
          last.pieces.push(piece);
          last.width += piece.width;
        } else words.push({ pieces: [piece], width: piece.width, space: 0 });
        isOpen = true;
      }
    }
  }
  return words;
}

/** Consecutive words in one style are written at once, with their spaces, so that a reader can copy the text. */
function placeFromLeft(words: readonly Word[], start: number): PlacedWords[] {
  const placed: { text: string; style: Style; x: number }[] = [];
  let x = start;
  for (const { pieces, width, space } of words) {
    let at = x;
    for (const { text, style, width: wide } of pieces) {
      const last = placed.at(-1);
      if (last?.style === style && style.gap === 0) last.text += text;
      else placed.push({ text, style, x: at });
      at += wide;
    }
    x += width + space;
    const last = placed.at(-1);
    if (space > 0 && last) last.text += ' ';
  }
  return placed.map((each, index) => (index === placed.length - 1 ? { ...each, text: each.text.trimEnd() } : each));
}

function placeFromRight(words: readonly Word[], start: number): PlacedWords[] {
  let x = start;
  return words.flatMap(({ pieces, space }) => {
    const placed = pieces.map(({ text, style, width }) => {
      x -= width;
      return { text, style, x };
    });
    x -= space;
    return placed;
  });
}

const widthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { width, space }, index) => sum + width + (index === words.length - 1 ? 0 : space), 0);

/** The words in lines of `width` points, without the indents of the first line and of the others. */
function linesOf(runs: readonly Run[], width: number, first = 0, rest = 0): Word[][] {
  const lines: Word[][] = [];
  let used = 0;
  for (const word of wordsOf(runs, width - Math.max(first, rest))) {
    const line = lines.at(-1);
    const room = width - (lines.length <= 1 ? first : rest);
    const space = line?.at(-1)?.space ?? 0;
    if (line && used + space + word.width <= room) {
      line.push(word);
      used += space + word.width;
    } else {
      lines.push([word]);
      used = word.width;
    }
  }
  return lines;
}

/** The lines of cells that stand side by side. */
function placeCells(cells: readonly Cell[]): PlacedWords[][] {
  const columns = cells.map(({ runs, left, width }, cell) =>
    linesOf(runs, width).map((line) => placeFromLeft(line, left).map((words) => ({ ...words, cell }))),
  );
  return Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.flatMap((lines) => lines[row] ?? []),
  );
}

/**
 * How narrow the words can be without a break inside a word, and how wide they are in one line, in points.
 * @returns widths of 0 if there are no words
 */
export function widthsOf(runs: readonly Run[]): { least: number; whole: number } {
  const words = wordsOf(runs, Infinity);
  return { least: Math.max(0, ...words.map(({ width }) => width)), whole: widthOf(words) };
}

/** Breaks a block into lines of `width` points. */
export function breakBlock(block: FlowBlock, index: number, width: number): Row[] {
  const { first, rest, direction, isCentred = false, leading, before, keepsNext = false, art, cells } = block;
  const { isWhole = cells !== undefined } = block;
  if (art) {
    const placed = { art, x: (width - art.width) / 2 };
    return [{ block: index, words: [], art: placed, leading, before, isFirst: true, isLast: true, keepsNext }];
  }
  const placeLine = (line: readonly Word[], row: number): PlacedWords[] => {
    const indent = row === 0 ? first : rest;
    const centre = isCentred ? (width - widthOf(line)) / 2 : 0;
    return direction === 'rtl' ? placeFromRight(line, width - indent - centre) : placeFromLeft(line, indent + centre);
  };
  const placed = cells ? placeCells(cells) : linesOf(block.runs, width, first, rest).map(placeLine);
  return placed.map((words, row): Row => {
    const isLast = row === placed.length - 1;
    return {
      block: index,
      words,
      leading,
      before: row === 0 ? before : 0,
      isFirst: row === 0,
      isLast,
      keepsNext: keepsNext || (isWhole && !isLast),
    };
  });
}

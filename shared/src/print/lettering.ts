import type { Glyph } from './font';
import type { Face } from './faces';
import { faceRuns, mainFont } from './faces';

/** How a line of text is set. */
export interface Lettering extends Face {
  /** Pixels. */
  readonly size: number;
  /** Extra space after each letter, pixels. */
  readonly spacing?: number;
  /** Figures of one width, for columns. */
  readonly tabular?: boolean;
}

/** Letters of the face that texts are set in. */
export const serif = (size: number, weight = 400, italic = false): Lettering => ({
  family: 'Literata',
  weight,
  italic,
  size,
});

/** Letters of the face for labels. */
export const sans = (size: number, weight = 400, italic = false): Lettering => ({
  family: 'Inter',
  weight,
  italic,
  size,
});

/** A glyph and its position in pixels from the line's start; y is positive below the baseline. */
export interface PlacedGlyph {
  /** The same for the same shape in the same font file. */
  readonly key: string;
  readonly glyph: Glyph;
  /** Font units to pixels. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A line of text as glyphs, and its width in pixels. */
export interface SetLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

function newLine(text: string, lettering: Lettering): SetLine {
  const { size, spacing = 0, tabular = false } = lettering;
  // Contextual forms are left out: they cost more than all else, and neither face has one that pictures need.
  const features = { calt: false, ...(spacing && { liga: false }), ...(tabular && { tnum: true }) };
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const { key, font, text: letters } of faceRuns(lettering, text)) {
    const scale = size / font.unitsPerEm;
    const run = font.layout(letters, features);
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      if (!position) return;
      if (glyph.path.commands.length) {
        const at = { x: x + position.xOffset * scale, y: -position.yOffset * scale };
        glyphs.push({ key: `${key}-${glyph.id}`, glyph, scale, ...at });
      }
      // A mark above its letter takes no space.
      x += position.xAdvance * scale + (position.xAdvance ? spacing : 0);
    });
  }
  return { glyphs, width: Math.max(0, x - spacing) };
}

// A line is set when it is measured and again when it is drawn; the second time it is here already.
const lines = new Map<string, SetLine>();

/** Sets one line. Kerning and marks are applied; spaced letters form no ligatures. Throws PrintError as faceRuns does. */
export function setLine(text: string, lettering: Lettering): SetLine {
  const { family, weight, italic, size, spacing = 0, tabular = false } = lettering;
  const key = [family, weight, italic, size, spacing, tabular, text].join('|');
  const known = lines.get(key);
  if (known) return known;
  const line = newLine(text, lettering);
  lines.set(key, line);
  return line;
}

/** Width of one line in pixels. */
export const lineWidth = (text: string, lettering: Lettering): number => setLine(text, lettering).width;

/** Height of a face's capitals in pixels. */
export const capHeight = (lettering: Lettering): number => {
  const font = mainFont(lettering);
  return (font.capHeight / font.unitsPerEm) * lettering.size;
};

const TIE = '\u00a0';

/** '2 Kings 17:6' and '975 BC' stay on one line, as print keeps them. */
const tied = (text: string): string =>
  text
    .replaceAll(/\b([123]) (?=\p{Lu}\p{Ll})/gu, `$1${TIE}`)
    .replaceAll(/(\p{L}) (?=\d+:\d)/gu, `$1${TIE}`)
    .replaceAll(/(?<=\d) BC\b|\bAD (?=\d)/g, (year) => year.replace(' ', TIE));

const wordsOf = (text: string): string[] =>
  tied(text)
    .split(/[ \n]+/)
    .filter(Boolean);
const untied = (line: string): string => line.replaceAll(TIE, ' ');

/** Breaks a text at its spaces into lines no wider than `width` pixels. A word that is wider gets its own line. */
export function breakLines(text: string, lettering: Lettering, width: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lineWidth(longer, lettering) > width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines.map(untied);
}

/** Breaks a text into as few lines as `width` needs, and these as even as they can be (least sum of squared widths). */
export function balanceLines(text: string, lettering: Lettering, width: number): string[] {
  const greedy = breakLines(text, lettering, width);
  if (greedy.length < 2) return greedy;
  const words = wordsOf(text);
  // best[end]: the minimal cost of setting the words before `end`, and the beginning of its last line.
  let best = new Map([[0, { cost: 0, lines: [] as readonly string[] }]]);
  greedy.forEach(() => {
    const next: typeof best = new Map();
    for (const [start, { cost, lines }] of best) {
      for (let end = start + 1; end <= words.length; end++) {
        const set = words.slice(start, end).join(' ');
        const wide = lineWidth(set, lettering);
        if (wide > width && end > start + 1) break;
        const total = cost + wide * wide;
        const known = next.get(end);
        if (!known || total < known.cost) next.set(end, { cost: total, lines: [...lines, set] });
      }
    }
    best = next;
  });
  return best.get(words.length)?.lines.map(untied) ?? greedy;
}

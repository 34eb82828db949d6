import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from './font';
import { PrintError } from './print-error';
import { fromWoff } from './woff';

/** The families that pictures are lettered in. */
export const families = ['Literata', 'Inter', 'Noto Serif Hebrew'] as const;
export type Family = (typeof families)[number];

/** One weight and slope of a family. */
export interface Face {
  readonly family: Family;
  /** 100 to 900, in hundreds. */
  readonly weight: number;
  readonly italic: boolean;
}

/** Letters that one font file can set; `key` is the same for the same file. */
export interface FaceRun {
  readonly key: string;
  readonly font: Font;
  readonly text: string;
}

const subsets: Record<Family, readonly string[]> = {
  Literata: ['latin', 'latin-ext', 'greek', 'greek-ext'],
  Inter: ['latin', 'latin-ext', 'greek', 'greek-ext'],
  'Noto Serif Hebrew': ['hebrew', 'latin', 'latin-ext'],
};

const { resolve } = createRequire(import.meta.url);
// A font file is read once; what is read from it never changes.
const files = new Map<string, Buffer>();
const fonts = new Map<string, Font>();

/** The OpenType file of a face's run, by its key. Throws PrintError if the package of the font is not installed. */
export function fontFile(key: string): Buffer {
  const known = files.get(key);
  if (known) return known;
  const path = `@fontsource/${folders.find((folder) => key.startsWith(folder)) ?? ''}/files/${key}.woff`;
  let woff: Buffer;
  try {
    woff = readFileSync(resolve(path));
  } catch {
    throw new PrintError(`The font file ${path} is missing; run npm ci.`);
  }
  const file = fromWoff(woff);
  files.set(key, file);
  return file;
}

function fontOf(key: string): Font {
  const font = fonts.get(key) ?? (create(fontFile(key)) as Font);
  fonts.set(key, font);
  return font;
}

const folderOf = (family: Family): string => family.toLowerCase().replaceAll(' ', '-');
const folders = families.map(folderOf);

const candidates = ({ family, weight, italic }: Face) => {
  // Hebrew has no italic.
  const slope = italic && family !== 'Noto Serif Hebrew' ? 'italic' : 'normal';
  return subsets[family].map((subset) => `${folderOf(family)}-${subset}-${weight}-${slope}`);
};

/** The first font file of a face, whose metrics apply to the whole face. */
export function mainFont(face: Face): Font {
  const [first] = candidates(face);
  if (!first) throw new PrintError(`There is no font file for ${face.family}.`);
  return fontOf(first);
}

/**
 * Splits a text into runs that one font file can set. If the face lacks a letter, the Hebrew face is tried. Throws
 * PrintError with the letter if that lacks it too.
 */
export function faceRuns(face: Face, text: string): FaceRun[] {
  const keys = [face, { ...face, family: 'Noto Serif Hebrew' as const }].flatMap(candidates);
  const runs: { key: string; font: Font; text: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // A space or a mark stays with the letters before it, so that their shaping is not cut.
    if (last?.font.hasGlyphForCodePoint(codePoint)) {
      last.text += letter;
      continue;
    }
    const key = keys.find((each) => fontOf(each).hasGlyphForCodePoint(codePoint));
    if (key === undefined) {
      throw new PrintError(`No font of the pictures has the letter "${letter}" (U+${codePoint.toString(16)}).`);
    }
    runs.push({ key, font: fontOf(key), text: letter });
  }
  return runs;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { ContentError } from '../../content-error';

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
const fonts = new Map<string, Font>();

function fontOf(key: string, folder: string): Font {
  const known = fonts.get(key);
  if (known) return known;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(resolve(`@fontsource/${folder}/files/${key}.woff`));
  } catch {
    throw new ContentError(`The font file @fontsource/${folder}/files/${key}.woff is missing; run npm ci.`);
  }
  const font = create(bytes);
  fonts.set(key, font);
  return font;
}

const candidates = ({ family, weight, italic }: Face) => {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  // Hebrew has no italic.
  const slope = italic && family !== 'Noto Serif Hebrew' ? 'italic' : 'normal';
  return subsets[family].map((subset) => ({ folder, key: `${folder}-${subset}-${weight}-${slope}` }));
};

/** The first font file of a face: its measures stand for the face. */
export function mainFont(face: Face): Font {
  const [first] = candidates(face);
  if (!first) throw new ContentError(`There is no font file for ${face.family}.`);
  return fontOf(first.key, first.folder);
}

/**
 * Parts a text into runs that one font file can set. A letter that the face lacks is looked for in the Hebrew face;
 * throws ContentError, naming the letter, where that has none either.
 */
export function faceRuns(face: Face, text: string): FaceRun[] {
  const files = [face, { ...face, family: 'Noto Serif Hebrew' as const }].flatMap(candidates);
  const runs: { key: string; font: Font; text: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // A space or a mark stays with the letters before it, so that their shaping is not cut.
    if (last?.font.hasGlyphForCodePoint(codePoint)) {
      last.text += letter;
      continue;
    }
    const file = files.find(({ key, folder }) => fontOf(key, folder).hasGlyphForCodePoint(codePoint));
    if (!file) {
      throw new ContentError(`No font of the pictures has the letter "${letter}" (U+${codePoint.toString(16)}).`);
    }
    runs.push({ key: file.key, font: fontOf(file.key, file.folder), text: letter });
  }
  return runs;
}

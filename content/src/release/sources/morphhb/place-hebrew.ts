import { chapterOsisId } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import type { HebrewToken } from './hebrew-verse';
import { allChapters, verseCountOf } from '../../../base/bible/versification';

/** A chapter of the Hebrew Bible with the verse numbers of the King James Version. */
export interface HebrewChapter {
  readonly osisId: string;
  /** The title, which the Hebrew Bible counts as one or two verses. */
  readonly title: readonly HebrewToken[];
  /** Verse 1 has index 0. */
  readonly verses: readonly (readonly HebrewToken[])[];
}

/**
 * Verses that are split in the other numbering: the number of words in the first part, and the verses that the two
 * parts belong to. The verses come from the package's verse map, which does not give the number of words.
 */
const divisions: Readonly<Record<string, readonly [words: number, first: string, second: string]>> = {
  '1Kgs.18.34': [10, '1Kgs.18.33', '1Kgs.18.34'],
  '1Kgs.20.3': [6, '1Kgs.20.2', '1Kgs.20.3'],
  '1Kgs.22.21': [8, '1Kgs.22.21', '1Kgs.22.22'],
  'Isa.63.19': [9, 'Isa.63.19', 'Isa.64.1'],
  'Ps.13.6': [6, 'Ps.13.5', 'Ps.13.6'],
};
/** A whole verse that is the end of another verse. */
const WHOLE_AS_PART = '1Kgs.22.44';
const DIVIDED = new Set([...Object.keys(divisions), WHOLE_AS_PART]);
/** Verses of the King James Version that are two verses in the Hebrew Bible. */
const JOINED = new Set(['Num.26.1', '1Sam.20.42', '1Chr.12.4']);
/** Verses of the King James Version that the Leningrad Codex does not have. */
const MISSING = new Set(['Neh.7.68']);

function divide(tokens: readonly HebrewToken[], words: number): [HebrewToken[], HebrewToken[]] {
  let count = 0;
  const border = tokens.findIndex((token) => {
    if (token.kind === 'word' && token.word.reading !== 'qere') count += 1;
    return count > words;
  });
  return [tokens.slice(0, border), tokens.slice(border)];
}

const chapterOf = (verse: string) => verse.slice(0, verse.lastIndexOf('.'));

/**
 * Returns the target of each verse that is not split. If several verses map to verse 1 of a psalm, the last one is that
 * verse, and the others are the title.
 */
function targetsOf(verses: Iterable<string>, moved: ReadonlyMap<string, string>) {
  const byTarget = new Map<string, string[]>();
  for (const verse of verses) {
    if (DIVIDED.has(verse)) continue;
    const target = moved.get(verse) ?? verse;
    byTarget.set(target, [...(byTarget.get(target) ?? []), verse]);
  }
  const places: { verse: string; target: string; title: boolean }[] = [];
  for (const [target, sources] of byTarget) {
    const psalm = /^Ps\.\d+\.1$/.test(target);
    if (sources.length > 1 && !psalm && !JOINED.has(target)) {
      throw new ContentError(`morphhb has ${sources.join(' and ')} for ${target}.`);
    }
    for (const [index, verse] of sources.entries()) {
      places.push({ verse, target, title: psalm && index < sources.length - 1 });
    }
  }
  return places;
}

/**
 * Assigns the verses of the Hebrew Bible to the verse numbers of the King James Version. `moved` and `divided` are the
 * package's verse map. The verses of a psalm before its verse 1 become its title. Throws ContentError if the map joins
 * or splits verses unexpectedly, or if a verse of that version would have no words.
 */
export function placeHebrew(
  source: ReadonlyMap<string, readonly HebrewToken[]>,
  moved: ReadonlyMap<string, string>,
  divided: ReadonlyMap<string, string>,
): HebrewChapter[] {
  const unexpected = [...divided.keys()].find((verse) => !DIVIDED.has(verse.replace(/![ab]$/, '')));
  if (unexpected !== undefined) throw new ContentError(`morphhb divides ${unexpected}, which was whole before.`);
  const placed = new Map<string, HebrewToken[]>();
  const titles = new Map<string, HebrewToken[]>();
  const add = (to: Map<string, HebrewToken[]>, key: string, tokens: readonly HebrewToken[]) =>
    to.set(key, [...(to.get(key) ?? []), ...tokens]);
  for (const { verse, target, title } of targetsOf(source.keys(), moved)) {
    if (title) add(titles, chapterOf(target), source.get(verse) ?? []);
    else add(placed, target, source.get(verse) ?? []);
  }
  add(placed, '1Kgs.22.43', source.get(WHOLE_AS_PART) ?? []);
  for (const [verse, [words, first, second]] of Object.entries(divisions)) {
    const [one, other] = divide(source.get(verse) ?? [], words);
    add(placed, first, one);
    // The second part is the beginning of its verse.
    placed.set(second, [...other, ...(placed.get(second) ?? [])]);
  }
  const chapters = allChapters
    .filter(({ book }) => book.testament === 'old')
    .map(chapterOsisId)
    .map((osisId) => ({
      osisId,
      title: titles.get(osisId) ?? [],
      verses: Array.from({ length: verseCountOf(osisId) }, (_, index) => placed.get(`${osisId}.${index + 1}`) ?? []),
    }));
  const known = new Set(chapters.flatMap(({ osisId, verses }) => verses.map((_, index) => `${osisId}.${index + 1}`)));
  const homeless = [...placed.keys()].find((verse) => !known.has(verse));
  if (homeless !== undefined)
    throw new ContentError(`morphhb has ${homeless}, which the King James Version does not have.`);
  const empty = [...known].find((verse) => (placed.get(verse) ?? []).length === 0 && !MISSING.has(verse));
  if (empty !== undefined) throw new ContentError(`morphhb has no words for ${empty}.`);
  return chapters;
}

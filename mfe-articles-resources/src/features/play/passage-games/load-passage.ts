import type { LoaderArgs, PlayableOf } from '@manna/shared/contracts';
import { bookNames, verseOsisId, verseNumber } from '@manna/shared/domain';
import { partsOf } from '@manna/shared/domain/chapter-text';
import { passageName, passageSegment, readPassage } from '@manna/shared/domain/references';
import { translationIn } from '@manna/shared/domain/site-translation';
import { PassageVersesDocument } from '../../../generated/graphql';

export type PassageGame = PlayableOf<'word-search'> | PlayableOf<'memory-verse'>;

/** What a game takes of a passage; the gateway reads no more verses at once. */
const MOST_VERSES = 100;
const MOST_PUZZLES = 999;

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** The passage that a game is made from, and how. */
export interface PassageToPlay {
  /** As the reader wrote it, or its name. */
  written: string;
  /** 'Ruth 1'; undefined if nothing was read from what is written. */
  name?: string;
  /** In URL form: 'rut1'. */
  segment?: string;
  /** Without verses that the translation leaves out. */
  verses: readonly { osisId: string; number: number; text: string }[];
  /** Whether the passage has more verses than these. */
  isCut: boolean;
  translation: { name: string; language: string; direction: string };
  level: Level;
  /** Counts the puzzles of a passage from 1. */
  puzzle: number;
}

function wholeNumber(text: string | null, most: number): number {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1;
  return number <= most ? number : 1;
}

/** Reads the passage, the level and the puzzle of a URL, and the text of the passage. */
export async function loadPassage(
  { url, data, site, language, text }: Pick<LoaderArgs, 'url' | 'data' | 'site' | 'language' | 'text'>,
  { kind, passages }: PassageGame,
): Promise<PassageToPlay> {
  const names = text(bookNames);
  const asked = url.searchParams.get('passage')?.trim().slice(0, 100) ?? '';
  const written = asked === '' ? (passages[0]?.reference ?? '') : asked;
  const read = readPassage(written, names);
  const refs = read.kind === 'passage' ? read.refs : [];
  const ids = refs
    .flatMap(partsOf)
    .flatMap(({ book, chapter, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) =>
        verseOsisId(verseNumber({ book: book.number, chapter, verse: first + index })),
      ),
    );
  const slug = translationIn(site, language);
  const { verses, translations } = await data.query(PassageVersesDocument, {
    ids: ids.filter((id) => id !== undefined).slice(0, MOST_VERSES),
    translation: slug,
  });
  const {
    name = slug,
    language: spoken = 'en',
    direction = 'ltr',
  } = translations.find((one) => one.slug === slug) ?? {};
  return {
    ...(refs.length > 0 && { name: passageName(refs, names), segment: passageSegment(refs) }),
    written: refs.length > 0 ? passageName(refs, names) : written,
    verses: verses.flatMap(({ osisId, verseNumber: number, text: words }) =>
      words === null ? [] : [{ osisId, number, text: words.replaceAll(/\s+/g, ' ').trim() }],
    ),
    isCut: ids.length > MOST_VERSES,
    translation: { name, language: spoken, direction },
    level: wholeNumber(url.searchParams.get('level'), kind === 'word-search' ? 3 : 4) as Level,
    puzzle: wholeNumber(url.searchParams.get('puzzle'), MOST_PUZZLES),
  };
}

/** The URL of a game with this passage, level and puzzle. */
export function gameAddress(
  path: string,
  { passage, level, puzzle }: { passage: string; level: Level; puzzle: number },
) {
  const query = new URLSearchParams({ passage });
  if (level > 1) query.set('level', String(level));
  if (puzzle > 1) query.set('puzzle', String(puzzle));
  return `${path}?${query.toString()}`;
}

import type { PlayableOf } from '@manna/shared/contracts';

export type PassageGame = PlayableOf<'word-search'> | PlayableOf<'memory-verse'>;

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

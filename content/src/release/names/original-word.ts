import type { LexiconEntry, OriginalWord } from '@manna/shared/contracts';

/** Converts a word of the lexicon for an entry, with its short meaning if there is one. */
export const originalWord = (entry: LexiconEntry, meaning: string | undefined): OriginalWord => ({
  strongs: entry.strongs,
  language: entry.language,
  text: entry.lemma,
  transliteration: entry.transliteration,
  ...(entry.pronunciation !== '' && { pronunciation: entry.pronunciation }),
  ...(meaning !== undefined && { meaning }),
});

import type { LexiconEntry, OriginalWord } from '@manna/shared/contracts';

/** A word of the lexicon as an entry shows it, with what it means where that is known in a few words. */
export const originalWord = (entry: LexiconEntry, meaning: string | undefined): OriginalWord => ({
  strongs: entry.strongs,
  language: entry.language,
  text: entry.lemma,
  transliteration: entry.transliteration,
  ...(entry.pronunciation !== '' && { pronunciation: entry.pronunciation }),
  ...(meaning !== undefined && { meaning }),
});

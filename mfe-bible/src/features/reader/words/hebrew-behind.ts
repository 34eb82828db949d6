import { baseFormsOf, wordsOf } from '@manna/shared/domain';
import type { WordFindingsQuery } from '../../../generated/graphql';

type Verse = NonNullable<WordFindingsQuery['verse']>;
type LexiconEntry = NonNullable<Verse['words'][number]['lexiconEntry']>;

/** A word that so many Hebrew words of a verse stand for is one such as 'the', of which the lexicon says nothing. */
const MAX_WORDS = 3;

const formsOf = (word: string): string[] => baseFormsOf(word.toLowerCase().replace(/['\u2019]s$/, ''));

/** What the gloss says of the word without its prefixes: 'light' of 'the/light', whose lemma is 'd/216'. */
const stemGloss = ({ lemma, gloss }: Verse['words'][number]): string => {
  const stem = lemma.split('/').findIndex((part) => /^\d/.test(part));
  return gloss?.split('/')[stem] ?? '';
};

/** The Hebrew words of a verse that an English word stands for, each once, as far as the glosses are sure. */
export function hebrewBehind(word: string, { words }: Verse): LexiconEntry[] {
  const wanted = new Set(formsOf(word));
  const found = new Map<string, LexiconEntry>();
  for (const one of words) {
    const isMeant = wordsOf(stemGloss(one)).some((gloss) => formsOf(gloss).some((form) => wanted.has(form)));
    if (isMeant && one.lexiconEntry) found.set(one.lexiconEntry.strongs, one.lexiconEntry);
  }
  return found.size > MAX_WORDS ? [] : [...found.values()];
}

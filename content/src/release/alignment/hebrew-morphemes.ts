import type { HebrewWord } from '@manna/shared/contracts';

/** A part of a Hebrew word that may have words of its own in a translation. */
export interface Morpheme {
  /** Index of its word in the verse. */
  readonly word: number;
  /** Index of its part in the word, as slashes divide it. */
  readonly part: number;
  readonly kind: 'prefix' | 'stem' | 'suffix';
  /** What it has in common with others in statistics: 'b', 'H1254', 'Sp3ms'. */
  readonly key: string;
  readonly isVerb: boolean;
  /** What a pronominal suffix of a stem can be; 'any' also a subject. */
  readonly takes: 'possessor' | 'object' | 'any';
}

/** Has no rendering itself, but may have a prefix and a suffix. */
const OBJECT_MARKER = 'H853';

const kindOf = (code: string): Morpheme['kind'] | undefined => {
  if (/^S[dhn]/.test(code)) return undefined;
  return code.startsWith('S') ? 'suffix' : 'prefix';
};

function takesOf(code: string): Morpheme['takes'] {
  if (/^[NA]/.test(code)) return 'possessor';
  return /^(?:R|V.[pqiwhjv])/.test(code) ? 'object' : 'any';
}

function morphemesOf({ text, lemma, morphology, strongs }: HebrewWord, word: number): Morpheme[] {
  const codes = morphology.slice(1).split('/');
  const lemmas = lemma.split('/');
  const stemAt = lemmas.findIndex((each) => /\d/.test(each));
  return [...text.split('/').keys()].flatMap((part): Morpheme[] => {
    const code = codes[part] ?? '';
    if (part === stemAt && strongs !== undefined) {
      if (strongs === OBJECT_MARKER) return [];
      return [{ word, part, kind: 'stem', key: strongs, isVerb: code.startsWith('V'), takes: takesOf(code) }];
    }
    const kind = kindOf(code);
    if (kind === undefined) return [];
    const affix = { word, part, kind, isVerb: false, takes: 'any' } as const;
    // The Aramaic article follows its noun.
    if (code === 'Td') return [{ ...affix, key: 'd' }];
    const own = { ...affix, key: kind === 'suffix' ? code : (lemmas[part] ?? '') };
    // The article is heard in the vowel of a preposition.
    return code === 'Rd' ? [own, { ...affix, key: 'd' }] : [own];
  });
}

/**
 * The morphemes of a verse in their order, without the object marker and endings that are never rendered. If a word is
 * written one way and read another way, it is the word that is read.
 */
export const hebrewMorphemes = (words: readonly HebrewWord[]): Morpheme[] =>
  words.flatMap((word, index) => (word.reading === 'ketiv' ? [] : morphemesOf(word, index)));

import type { HebrewToken, HebrewVerse } from '../release/names/words/hebrew-token';

/**
 * A verse drawn as words 'prefixes/lemma:morphology+suffix', all but lemma and morphology where there is any:
 * 'H3327:Np H1121:Ncmsc H85:Np' is 'Isaac, son of Abraham', 'b/H3389:Np' 'in Jerusalem', 'H1121:Ncmsc+Sp3ms' 'his son'.
 */
export function drawHebrew(verse: number, drawn: string): HebrewVerse {
  const words = drawn.split(' ').map((word): HebrewToken => {
    const [, prefixes = '', lemma = '', morphology = '', suffix = ''] =
      /^(?:([a-z]+)\/)?(H\d+):([^+]+)(?:\+(\S+))?$/.exec(word) ?? [];
    return { text: lemma, lemma, morphology, prefixes, suffix };
  });
  return { verse, words };
}

import { lookedUp, passagesOf, writtenWords } from '../words';
import type { Check, Examined, Finding } from './finding';

/** The words of an edition that no other edition and no dictionary has, each with its verses. */
export function unknownWords({ text, stock, record }: Examined): { word: string; verse: string; isName: boolean }[] {
  const { slug } = text.translation;
  const reviewed = new Set(record.words.map(({ word }) => word));
  return text.chapters.flatMap(passagesOf).flatMap(({ ref, text: words }) =>
    writtenWords(words)
      .filter((word) => !stock.isKnown(slug, word) && !reviewed.has(lookedUp(word)))
      .map((word) => ({ word, verse: ref, isName: stock.isName(slug, word) })),
  );
}

const find = (edition: Examined): Finding[] =>
  // Names are not counted: each edition writes those of the Hebrew and the Greek in its own way.
  unknownWords(edition)
    .filter(({ isName }) => !isName)
    .map(({ word, verse }) => ({ verse, found: word }));

export const wordCheck: Check = {
  kind: 'unknown word',
  about: 'A word that no other edition has, nor the word list, the lexicon or the edition’s reviewed words.',
  isEnglishOnly: true,
  find,
};

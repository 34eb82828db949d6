import { lookedUp, passagesOf, writtenWords } from '../words';
import type { Check, Examined, Finding, UnknownWord } from './finding';

/** The words of an edition that no other edition and no dictionary has, but for reviewed ones, in their order. */
export function unknownWords({ text, stock, record }: Pick<Examined, 'text' | 'stock' | 'record'>): UnknownWord[] {
  const { slug } = text.translation;
  const reviewed = new Set(record.words.map(({ word }) => word));
  return text.chapters.flatMap(passagesOf).flatMap(({ ref, text: words }) =>
    writtenWords(words)
      .filter((word) => !stock.isKnown(slug, word) && !reviewed.has(lookedUp(word)))
      .map((word) => ({ word, verse: ref, isName: stock.isName(slug, word) })),
  );
}

const find = ({ unknown }: Examined): Finding[] =>
  // Names are not counted: each edition writes those of the Hebrew and the Greek in its own way.
  unknown.filter(({ isName }) => !isName).map(({ word, verse }) => ({ verse, found: word }));

export const wordCheck: Check = {
  kind: 'unknown word',
  about: 'A word that no other edition has, nor the word list, the lexicon or the edition’s reviewed words.',
  isEnglishOnly: true,
  find,
};

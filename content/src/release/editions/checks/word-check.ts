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

/** A suspect that the rules have not mended: the three words still stand side by side. */
const misread = ({ misread: suspects, verses }: Examined): Finding[] =>
  suspects
    .filter(({ verse, before, word, after }) => {
      const words = writtenWords(verses.get(verse) ?? '').map(lookedUp);
      return ` ${words.join(' ')} `.includes(` ${before} ${word} ${after} `);
    })
    .map(({ verse, before, word, after, right }) => ({
      verse,
      found: `“${before} ${word} ${after}”, in others “${right}”`,
    }));

export const misreadCheck: Check = {
  kind: 'misread word',
  about:
    'Two independent editions have another word, one letter away, between the same words, and no edition has this word beside either of them.',
  scope: 'English',
  find: misread,
};

export const wordCheck: Check = {
  kind: 'unknown word',
  about: 'A word that no other edition has, nor the word list, the lexicon or the edition’s reviewed words.',
  scope: 'English',
  find,
};

import { APOSTROPHES, wordsOf } from '@manna/shared/domain';
import type { Collection } from './collection';
import type { GapFill } from './gap-fills';
import type { QueryGap } from './query-grammar';
import { termsOfWord } from './terms';
import type { SearchFill } from './worker/protocol';

const possessive = new RegExp(`[${APOSTROPHES}]s$`, 'iu');

/** A term as a document writes it: 'God' for 'god'. In lower case if it is written like that, too. */
function writtenWord(words: readonly string[], term: string): string {
  const same = words
    .filter((word) => termsOfWord(word).parts.join() === term)
    .map((word) => word.replace(possessive, ''));
  return same.find((word) => word === term) ?? same[0] ?? term;
}

/** What fills the gaps of a query, as it is shown, each with the query that finds it. */
export function fillsOf({ textsOf }: Collection, { around }: QueryGap, fills: readonly GapFill[]): SearchFill[] {
  return fills.map(({ terms, count, document }) => {
    const inDocument = wordsOf(textsOf(document).flat().join('\n'));
    const words = terms.map((term) => writtenWord(inDocument, term));
    const query = around.map((text, index) => `${text}${words[index] ?? ''}`).join('');
    return { words: words.join(' … '), query, count };
  });
}

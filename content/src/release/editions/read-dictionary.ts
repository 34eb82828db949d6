import type { LexiconEntry } from '@manna/shared/contracts';
import { packageFiles } from '../../base/package-files';

/** The words of the package word-list and those in the definitions of the lexicon, in lower case. */
export function readDictionary(lexicon: Iterable<LexiconEntry>): Set<string> {
  const words = new Set(packageFiles('word-list').readText('words.txt').split('\n').filter(Boolean));
  for (const entry of lexicon) {
    for (const text of Object.values(entry)) {
      if (typeof text === 'string') for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word);
    }
  }
  return words;
}

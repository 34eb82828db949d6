import { fileURLToPath } from 'node:url';
import type { HebrewWord, LexiconEntry, OriginalWord } from '@manna/shared/contracts';
import type { AuthoredWorld } from '../authored/authored';
import { readAuthored } from '../authored/read-authored';
import type { Fault } from '../authored/fault';
import { TextIndex } from '../../base/bible/text-index';
import type { ReadNames } from '../names/read-names';
import { assembleEntries, type AssembledEntries } from './assemble-entries';
import type { VerseText } from './modern-spellings';
import { shortMeaning } from '../names/short-meaning';
import { originalWord } from '../names/original-word';

/** The folder of the authored content. */
export const authoredRoot = fileURLToPath(new URL('../../../authored', import.meta.url));

/** The sources that entries are checked against and merged with. */
export interface EntrySources {
  readonly verseText: (verse: number) => string | undefined;
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
  /** The Hebrew words of each verse, by verse number. */
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
  /** The texts of editions with the spellings of today. */
  readonly modernTexts: readonly VerseText[];
}

const isName = ({ morphology }: HebrewWord) => /(?:^[AH]|\/)Np/.test(morphology);

/** Returns the verses of every Hebrew word that is not a name, by its Strong's number. */
function versesOfWords(words: EntrySources['words']): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [verse, all] of words) {
    for (const word of all) {
      if (word.strongs === undefined || isName(word)) continue;
      const verses = found.get(word.strongs) ?? [];
      found.set(word.strongs, verses);
      if (verses.at(-1) !== verse) verses.push(verse);
    }
  }
  return found;
}

/** Makes the world that authored content is checked against from the sources that the build has read. */
export function authoredWorld({ verseText, lexicon, words }: Omit<EntrySources, 'modernTexts'>): AuthoredWorld {
  const ofWords = versesOfWords(words);
  return {
    verseText,
    original(strongs): OriginalWord | undefined {
      const entry = lexicon.get(strongs);
      return (
        entry &&
        originalWord(
          entry,
          shortMeaning(entry, (number) => lexicon.get(number)),
        )
      );
    },
    text: new TextIndex(verseText),
    hebrew: (strongs) => ofWords.get(strongs) ?? [],
  };
}

/** Formats a fault as a line: 'content/authored/people/abraham.md:12: …'. */
export const faultLine = ({ file, line, sentence }: Fault): string => `${file}:${line}: ${sentence}`;

/** Reads authored content and combines it with the derived names. Throws ContentError if it cannot be read. */
export function readEntries(sources: EntrySources, { names }: Pick<ReadNames, 'names'>): AssembledEntries {
  const world = authoredWorld(sources);
  return assembleEntries({
    authored: readAuthored(authoredRoot, world),
    names,
    world,
    modernTexts: sources.modernTexts,
  });
}

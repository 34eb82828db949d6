import { fileURLToPath } from 'node:url';
import type { LexiconEntry, OriginalWord } from '@manna/shared/contracts';
import type { AuthoredWorld } from '../authored/authored';
import { readAuthored } from '../authored/read-authored';
import type { Fault } from '../authored/fault';
import type { ReadNames } from '../names/read-names';
import { assembleEntries, type AssembledEntries } from './assemble-entries';
import { shortMeaning } from '../names/short-meaning';
import { originalWord } from '../names/original-word';

/** The folder of the authored content. */
export const authoredRoot = fileURLToPath(new URL('../../../authored', import.meta.url));

/** The sources that entries are checked against and merged with. */
export interface EntrySources {
  readonly verseText: (verse: number) => string | undefined;
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
}

/** Makes the world that authored content is checked against from the sources that the build has read. */
export const authoredWorld = ({ verseText, lexicon }: EntrySources): AuthoredWorld => ({
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
});

/** Formats a fault as a line: 'content/authored/people/abraham.md:12: …'. */
export const faultLine = ({ file, line, sentence }: Fault): string => `${file}:${line}: ${sentence}`;

/** Reads authored content and combines it with the derived names. Throws ContentError if it cannot be read. */
export function readEntries(sources: EntrySources, { names }: Pick<ReadNames, 'names'>): AssembledEntries {
  const world = authoredWorld(sources);
  return assembleEntries({ authored: readAuthored(authoredRoot, world), names, world });
}

import { fileURLToPath } from 'node:url';
import type { LexiconEntry, OriginalWord } from '@manna/shared/contracts';
import type { AuthoredWorld } from '../authored/authored';
import { readAuthored } from '../authored/read-authored';
import type { Fault } from '../authored/fault';
import type { ReadNames } from '../names/read-names';
import { assembleEntries, type AssembledEntries } from './assemble-entries';
import { shortMeaning } from '../names/short-meaning';
import { originalWord } from '../names/original-word';

/** Where what was written for this site lies. */
export const authoredRoot = fileURLToPath(new URL('../../../authored', import.meta.url));

/** What entries are held against and joined with. */
export interface EntrySources {
  readonly verseText: (verse: number) => string | undefined;
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
}

/** What authored content is held against, out of what the build has read. */
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

/** A fault as a line: 'content/authored/people/abraham.md:12: …'. */
export const faultLine = ({ file, line, sentence }: Fault): string => `${file}:${line}: ${sentence}`;

/** Reads what was written, and joins it with the names of the original text. Throws ContentError where it cannot be read. */
export function readEntries(sources: EntrySources, { names }: Pick<ReadNames, 'names'>): AssembledEntries {
  const world = authoredWorld(sources);
  return assembleEntries({ authored: readAuthored(authoredRoot, world), names, world });
}

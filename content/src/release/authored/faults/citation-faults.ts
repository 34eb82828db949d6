import type { AuthoredContent, AuthoredEntry } from '../authored';
import { splitCitation } from '../citation';
import type { Fault, LineFault } from '../fault';
import type { LibraryFile } from '../front-matter';

/** Finds what is wrong with a citation; undefined if nothing is. */
export function citationFault(citation: string, works: LibraryFile): string | undefined {
  const { work, part } = splitCitation(citation);
  const found = Object.hasOwn(works, work) ? works[work] : undefined;
  if (!found) return `The library has no work "${work}".`;
  if (part !== undefined && found.locator === undefined) return `"${work}" is cited alone, without "${part}".`;
  if (part === undefined && found.locator === 'article') return `A citation of "${work}" names an article.`;
  return undefined;
}

/** Articles state facts, counts and readings of the text. Readers shall be able to look up each of them. */
function missingFaults({ collection, matter }: AuthoredEntry): LineFault[] {
  const missing = [
    ...(matter.reading.length > 0 ? [] : ['`reading` must name a work in which a reader finds more.']),
    ...(collection !== 'articles' || matter.sources.length > 0
      ? []
      : ['`sources` must name a work that supports what the article says.']),
  ];
  return missing.map((sentence) => ({ line: 1, sentence }));
}

function entryFaults(entry: AuthoredEntry, works: LibraryFile): LineFault[] {
  const { matter, lineOf } = entry;
  const faulty = (['sources', 'reading'] as const).flatMap((field) =>
    matter[field].flatMap((citation, index): LineFault[] => {
      const sentence = citationFault(citation, works);
      return sentence === undefined ? [] : [{ line: lineOf(field, index), sentence }];
    }),
  );
  return [...missingFaults(entry), ...faulty];
}

/**
 * Reports entries that name no work in which a reader finds more, articles without sources, citations of works that are not in
 * the library, and those without a part that the work needs. Nothing can be cited without a library, so it then reports nothing.
 */
export const citationFaults = ({ entries, library: [library] }: AuthoredContent): Fault[] => {
  if (!library) return [];
  const works = library.data;
  return entries.flatMap((entry) => entryFaults(entry, works).map((fault) => ({ file: entry.file, ...fault })));
};

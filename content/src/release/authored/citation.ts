import type { Citation } from '@manna/shared/contracts';
import type { LibraryFile } from './front-matter';

/** Splits 'easton, Abraham' into the key of the work and the part of it, which may be missing. */
export function splitCitation(citation: string): { work: string; part: string | undefined } {
  const comma = citation.indexOf(', ');
  return comma < 0
    ? { work: citation, part: undefined }
    : { work: citation.slice(0, comma), part: citation.slice(comma + 2) };
}

/** Returns the citations in full. Those of works that the library does not have are left out; the check reports them. */
export const fullCitations = (citations: readonly string[], works: LibraryFile): Citation[] =>
  citations.flatMap((citation) => {
    const { work, part } = splitCitation(citation);
    const found = works[work];
    if (!found) return [];
    const { author, title, year } = found;
    return [
      {
        ...(author !== undefined && { author }),
        title,
        ...(year !== undefined && { year }),
        ...(part !== undefined && { part }),
      },
    ];
  });

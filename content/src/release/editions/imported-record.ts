import type { StylingSpan } from '@manna/shared/contracts';
import { shippedRecord, type EditionRecord } from '../../base/bible/edition-record';
import type { ImportedText } from '../../base/imported/import-package';

type Omission = EditionRecord['omitted'][number];

/** The verses of an import that have no words, each with the span that follows it. */
function omittedIn({ chapters }: Pick<ImportedText, 'chapters'>): { verse: string; next: StylingSpan | undefined }[] {
  return chapters.flatMap(({ styling }) =>
    styling.flatMap(({ kind, ref }, index) =>
      kind === 'omitted' && ref !== undefined ? [{ verse: ref, next: styling[index + 1] }] : [],
    ),
  );
}

/** What is known about an import from elsewhere than the operator's table. */
interface Knowledge {
  /** The record of the site's own text of the edition, if it has one. */
  readonly own: EditionRecord | undefined;
  /** Verses that some editions leave out because not all manuscripts have them. */
  readonly leftOutBySome: ReadonlySet<string>;
}

/**
 * Completes the operator's table by the site's record of this version. The edition itself leaves a verse out, and our
 * copy has not lost it, if the edition has a note in its place or if the site's own text of the edition leaves it out;
 * without such a text, also if it is one of the verses that not all manuscripts have. Words that belong to the site's
 * own text belong to the import too.
 */
export function recordOfImport(text: ImportedText, { own, leftOutBySome }: Knowledge): EditionRecord {
  const shipped = shippedRecord(text.translation.slug, text.licences[0]?.version);
  const tables = [...(shipped ? [shipped] : []), text.record];
  const omitted = tables.flatMap((table) => table.omitted);
  const decided = new Set(omitted.map(({ verse }) => verse));
  const ofOwn = new Map(own?.omitted.map((omission) => [omission.verse, omission]));
  const found = omittedIn(text).flatMap(({ verse, next }): Omission[] => {
    if (decided.has(verse)) return [];
    const because = (sentence: string): Omission[] => [{ verse, reason: 'edition', because: sentence }];
    if (next?.kind === 'noteAnchor') return because('The edition has a note in place of the verse.');
    const known = ofOwn.get(verse);
    if (known?.reason === 'edition') return because(known.because);
    return !own && leftOutBySome.has(verse) ? because('Not all manuscripts have the verse.') : [];
  });
  return {
    omitted: [...omitted, ...found],
    words: [...(own?.words ?? []), ...tables.flatMap(({ words }) => words)],
    misread: [],
    reviewed: tables.flatMap(({ reviewed }) => reviewed),
  };
}

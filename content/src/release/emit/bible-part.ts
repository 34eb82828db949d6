import type { HebrewWord, LexiconEntry, VerseRecord } from '@manna/shared/contracts';
import { chapterOsisId, verseNumber } from '@manna/shared/domain';
import type { SourceReport, SourceText } from '../../base/source';
import { countSpans } from '../../base/bible/count-spans';
import { versesOf } from '../../base/bible/verse-texts';
import { allChapters, verseCountOf } from '../../base/bible/versification';
import { asJson, asLines } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import { withUses } from './word-uses';

/** The file with a translation's chapters, one per line. */
export const chaptersFile = (slug: string) => `chapters-${slug}.ndjson` as const;

/** Everything from the Bible that goes into a release. */
export interface BibleContent {
  readonly texts: readonly SourceText[];
  /** The Hebrew words of each verse, by verse number. */
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
  /** Lexicon entries by Strong's number. */
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
  /** Cross-references by verse number. */
  readonly crossReferences: ReadonlyMap<number, readonly number[]>;
  /** Licences, counts and skipped records of the sources that are not translations, by slug. */
  readonly reports: ReadonlyMap<string, SourceReport>;
}

/** The words of every verse of one translation, by verse number. */
export function verseTexts({ chapters }: Pick<SourceText, 'chapters'>): Map<number, string> {
  const byChapter = new Map(chapters.map((chapter) => [chapter.osisId, chapter]));
  const texts = new Map<number, string>();
  for (const { book, chapter } of allChapters) {
    const text = byChapter.get(chapterOsisId({ book, chapter }));
    for (const [index, words] of (text ? versesOf(text) : []).entries()) {
      if (words !== undefined) texts.set(verseNumber({ book: book.number, chapter, verse: index + 1 }), words);
    }
  }
  return texts;
}

function* verseRecords({ texts, crossReferences }: BibleContent): Generator<VerseRecord> {
  const bySlug = texts.map((text) => [text.translation.slug, verseTexts(text)] as const);
  for (const { book, chapter } of allChapters) {
    const chapterId = chapterOsisId({ book, chapter });
    for (let verse = 1; verse <= verseCountOf(chapterId); verse += 1) {
      const id = verseNumber({ book: book.number, chapter, verse });
      const having = bySlug.flatMap(([slug, byId]) => {
        const words = byId.get(id);
        return words === undefined ? [] : [[slug, words] as const];
      });
      yield {
        id,
        osisId: `${chapterId}.${verse}`,
        texts: Object.fromEntries(having),
        crossReferences: [...(crossReferences.get(id) ?? [])],
      };
    }
  }
}

const sizeOf = <T>(lists: Iterable<readonly T[]>) => [...lists].reduce((sum, { length }) => sum + length, 0);

/** Writes the Bible files: chapters of each translation, verses, Hebrew words, the lexicon and cross-references. */
export function biblePart(content: BibleContent): ReleasePart {
  const { texts, words, lexicon, crossReferences, reports } = content;
  const all: (readonly [string, SourceReport])[] = [
    ...texts.map((text) => [text.translation.slug, text] as const),
    ...reports,
  ];
  const records = all.map(([slug, { licences, counts, skipped }]) => ({ slug, licences, counts, skipped }));
  const verses = allChapters.reduce((sum, ref) => sum + verseCountOf(chapterOsisId(ref)), 0);
  return {
    files: new Map<string, string | Uint8Array>([
      ...texts.map(({ translation, chapters }) => [chaptersFile(translation.slug), asLines(chapters)] as const),
      ['lexicon.ndjson', asLines(withUses(lexicon.values(), words))],
      ['sources.json', asJson(records)],
      ['translations.json', asJson(texts.map(({ translation }) => translation))],
      ['verses.ndjson', asLines(verseRecords(content))],
      ['words.ndjson', asLines([...words].map(([id, ofVerse]) => ({ id, words: ofVerse })))],
    ]),
    counts: {
      ...(Object.assign(
        {},
        ...texts.map(({ translation, chapters }) => countSpans(translation.slug, chapters)),
      ) as Record<string, number>),
      verses,
      words: sizeOf(words.values()),
      'lexicon entries': lexicon.size,
      'cross-references': sizeOf(crossReferences.values()),
    },
    licences: all.flatMap(([, { licences }]) => licences),
    skipped: all.flatMap(([, { skipped }]) => skipped),
  };
}

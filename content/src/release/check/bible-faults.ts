import type { Translation } from '@manna/shared/contracts';
import { chapterOsisId, verseNumber } from '@manna/shared/domain';
import { chaptersFile, verseTexts } from '../emit/bible-part';
import { readJson, readLines, readRecords, type StoredRelease } from '../emit/read-release';
import type { Skipped } from '../../base/source';
import { countSpans } from '../../base/bible/count-spans';
import { textFaults } from '../../base/bible/text-faults';
import { allChapters, verseCountOf } from '../../base/bible/versification';

const verseIds = (): number[] =>
  allChapters.flatMap(({ book, chapter }) =>
    Array.from({ length: verseCountOf(chapterOsisId({ book, chapter })) }, (_, index) =>
      verseNumber({ book: book.number, chapter, verse: index + 1 }),
    ),
  );

/** The counts of the Bibles, taken from the files, to compare with the manifest. */
type Counts = Record<string, number>;

function translationFaults(
  release: StoredRelease,
  translation: Translation,
  skipped: readonly Skipped[],
  counts: Counts,
): { faults: string[]; texts: ReadonlyMap<number, string> } {
  const file = chaptersFile(translation.slug);
  const chapters = readRecords(release, file);
  Object.assign(counts, countSpans(translation.slug, chapters));
  const lineOf = new Map(chapters.map(({ osisId }, index) => [osisId, index + 1]));
  const faults = textFaults({ translation, chapters, skipped }).map(({ chapter, fault }) =>
    chapter === undefined ? `${file}: ${fault}` : `${file}:${lineOf.get(chapter) ?? 0}: ${fault}`,
  );
  return { faults, texts: verseTexts({ chapters }) };
}

function verseFaults(
  release: StoredRelease,
  texts: ReadonlyMap<string, ReadonlyMap<number, string>>,
  counts: Counts,
): string[] {
  const file = 'verses.ndjson';
  const ids = verseIds();
  const known = new Set(ids);
  const faults: string[] = [];
  let lines = 0;
  let references = 0;
  for (const { line, record } of readLines(release, file)) {
    lines = line;
    references += record.crossReferences.length;
    if (record.id !== ids[line - 1]) faults.push(`${file}:${line}: ${record.osisId} is not in its place.`);
    const wrong = [...texts].find(([slug, byId]) => byId.get(record.id) !== record.texts[slug]);
    if (wrong) faults.push(`${file}:${line}: ${record.osisId} is not as ${chaptersFile(wrong[0])} has it.`);
    const more = Object.keys(record.texts).find((slug) => !texts.has(slug));
    if (more !== undefined) faults.push(`${file}:${line}: there is no translation "${more}".`);
    const nowhere = record.crossReferences.find((id) => !known.has(id));
    if (nowhere !== undefined) faults.push(`${file}:${line}: ${nowhere} is not a verse.`);
  }
  if (lines !== ids.length) faults.push(`${file} has ${lines} verses where ${ids.length} belong.`);
  Object.assign(counts, { verses: lines, 'cross-references': references });
  return faults;
}

function wordFaults(release: StoredRelease, counts: Counts): string[] {
  const lexicon = new Set<string>();
  const faults: string[] = [];
  for (const { line, record } of readLines(release, 'lexicon.ndjson')) {
    if (lexicon.has(record.strongs)) faults.push(`lexicon.ndjson:${line}: ${record.strongs} is there twice.`);
    lexicon.add(record.strongs);
  }
  const known = new Set(verseIds());
  let words = 0;
  let last = 0;
  for (const { line, record } of readLines(release, 'words.ndjson')) {
    words += record.words.length;
    if (!known.has(record.id)) faults.push(`words.ndjson:${line}: ${record.id} is not a verse.`);
    if (record.id <= last) faults.push(`words.ndjson:${line}: ${record.id} is not in its place.`);
    last = record.id;
    const unknown = record.words.find(({ strongs }) => strongs !== undefined && !lexicon.has(strongs));
    if (unknown) faults.push(`words.ndjson:${line}: the lexicon has no ${unknown.strongs}.`);
  }
  Object.assign(counts, { words, 'lexicon entries': lexicon.size });
  return faults;
}

/** Reports faults between the files of the Bibles: verses, words and counts that contradict each other. */
export function bibleFaults(release: StoredRelease): string[] {
  const { manifest } = release;
  const translations = readJson(release, 'translations.json');
  const records = readJson(release, 'sources.json');
  const counts: Counts = {};
  const texts = new Map<string, ReadonlyMap<number, string>>();
  const faults: string[] = [];
  for (const translation of translations) {
    const skipped = records.find(({ slug }) => slug === translation.slug)?.skipped ?? [];
    const found = translationFaults(release, translation, skipped, counts);
    texts.set(translation.slug, found.texts);
    faults.push(...found.faults);
  }
  faults.push(...verseFaults(release, texts, counts), ...wordFaults(release, counts));
  for (const [what, count] of Object.entries(counts)) {
    const declared = manifest.counts[what] ?? 0;
    if (declared !== count) faults.push(`manifest.json counts ${declared} ${what}, the release has ${count}.`);
  }
  return faults;
}

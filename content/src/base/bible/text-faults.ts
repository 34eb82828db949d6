import { chapterOsisId } from '@manna/shared/domain';
import type { SourceText } from '../source';
import { chapterFaults } from './chapter-faults';
import { translationContents } from './translation-contents';
import { allChapters, verseCountOf } from './versification';

/** A fault of a translation, and its chapter if it is in a single one. */
export interface TextFault {
  readonly chapter?: string;
  readonly fault: string;
}

type CheckedText = Pick<SourceText, 'translation' | 'chapters' | 'skipped'>;

/** The verses in a list of references, such as 'Luke.17.36, Isa.5.1-Isa.5.9', or 'Isa.5' for a whole chapter. */
function namedVerses(refs: readonly string[]): Set<string> {
  const named = new Set<string>();
  for (const ref of refs.flatMap((list) => list.split(', '))) {
    const match = /^(\w+\.\d+)(?:\.(\d+)(?:-\1\.(\d+))?)?$/.exec(ref);
    if (!match) continue;
    const [, chapter = '', first, last = first] = match;
    const to = last === undefined ? verseCountOf(chapter) : Number(last);
    for (let verse = Number(first ?? 1); verse <= to; verse += 1) named.add(`${chapter}.${verse}`);
  }
  return named;
}

/** The verses of the translation's testaments for which it has no words. */
function missingVerses({ translation, chapters }: CheckedText): string[] {
  const present = new Set(
    chapters.flatMap(({ styling }) => styling.flatMap(({ kind, ref }) => (kind === 'verse' && ref ? [ref] : []))),
  );
  return allChapters
    .filter(({ book }) => translation.contains.testaments === 'whole' || book.testament === 'old')
    .map(chapterOsisId)
    .flatMap((osisId) => Array.from({ length: verseCountOf(osisId) }, (_, index) => `${osisId}.${index + 1}`))
    .filter((verse) => !present.has(verse));
}

function orderFaults({ translation, chapters }: CheckedText): TextFault[] {
  const places = new Map(
    allChapters
      .filter(({ book }) => translation.contains.testaments === 'whole' || book.testament === 'old')
      .map((ref, index) => [chapterOsisId(ref), index]),
  );
  let last = -1;
  for (const { osisId } of chapters) {
    const place = places.get(osisId) ?? -1;
    if (place <= last) {
      return [{ chapter: osisId, fault: `${osisId} is no chapter of its testaments, or not in its place.` }];
    }
    last = place;
  }
  return [];
}

/**
 * Returns the faults of a whole translation, one sentence for each; empty if there is none. Its chapters must be valid
 * and in canonical order, it must contain what it declares, and each verse of its testaments without words must be
 * listed in `skipped`.
 */
export function textFaults(text: CheckedText): TextFault[] {
  const { contains } = text.translation;
  const counted = translationContents(text.chapters, contains);
  const named = namedVerses(text.skipped.map(({ ref }) => ref));
  const ofWhole = [
    ...(['chapters', 'verses', 'omitted', 'incomplete'] as const)
      .filter((what) => counted[what] !== contains[what])
      .map((what) => `It says that it contains ${contains[what]} ${what}, and has ${counted[what]}.`),
    ...(counted.features.join() === contains.features.join()
      ? []
      : [`It says that it has ${contains.features.join(', ')}, and has ${counted.features.join(', ')}.`]),
    ...missingVerses(text)
      .filter((verse) => !named.has(verse))
      .map((verse) => `It has no words for ${verse} and does not say why.`),
  ];
  return [
    ...orderFaults(text),
    ...text.chapters.flatMap((chapter) =>
      chapterFaults(chapter, verseCountOf(chapter.osisId)).map((fault) => ({
        chapter: chapter.osisId,
        fault: `${chapter.osisId}: ${fault}.`,
      })),
    ),
    ...ofWhole.map((fault) => ({ fault })),
  ];
}

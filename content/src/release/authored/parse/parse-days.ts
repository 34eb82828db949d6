import type { BibleRef } from '@manna/shared/contracts';
import { parseVerseId } from '@manna/shared/domain';
import { isVerse, verseRef } from '../../../base/bible/reference-verses';
import type { AuthoredDayVerse, AuthoredDayVerses } from '../authored';
import { repositoryPath, type AuthoredFile } from './authored-file';
import type { Fault } from '../fault';

const COMMENT = '#';

/** Parses 'Ps.23.1-Ps.23.3' or 'Ps.23.1'. Returns undefined if it is invalid or spans two chapters. */
function refOfPassage(osis: string): BibleRef | undefined {
  const [start, end = start, ...more] = osis.split('-').map(parseVerseId);
  if (start === undefined || end === undefined || more.length > 0 || !isVerse(start) || !isVerse(end)) return undefined;
  const [first, last] = [verseRef(start), verseRef(end)];
  if (first.book !== last.book || first.chapter !== last.chapter || first.verse > last.verse) return undefined;
  return first.verse === last.verse ? first : { is_range: true, start: first, end: last };
}

/**
 * Parses content/authored/days/verses.txt, which has one OSIS id or range per line. Empty lines and lines that begin
 * with '#' are ignored.
 */
export function parseDayVerses(authored: AuthoredFile): { dayVerses: AuthoredDayVerses; faults: readonly Fault[] } {
  const file = repositoryPath(authored);
  const faults: Fault[] = [];
  const verses = authored.text.split('\n').flatMap((written, index): AuthoredDayVerse[] => {
    const [osis, line] = [written.trim(), index + 1];
    if (osis === '' || osis.startsWith(COMMENT)) return [];
    const ref = refOfPassage(osis);
    if (ref) return [{ line, osis, ref }];
    faults.push({
      file,
      line,
      sentence: `"${osis}" names no verses of one chapter, such as Ps.23.1 or Ps.23.1-Ps.23.3.`,
    });
    return [];
  });
  return { dayVerses: { file, verses }, faults };
}

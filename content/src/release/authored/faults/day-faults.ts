import { DAYS_OF_LIST, type BibleRef } from '@manna/shared/contracts';
import { parseReference } from '../../../base/bible/find-references';
import { versesOf } from '../../../base/bible/reference-verses';
import {
  entryKey,
  type AuthoredContent,
  type AuthoredDayVerses,
  type AuthoredTable,
  type AuthoredWorld,
} from '../authored';
import { namesDay, namesMonth } from './dated-words';
import type { Fault, LineFault } from '../fault';
import type { DatedFile } from '../front-matter';

const FEWEST_CHARACTERS = 30;
const MOST_CHARACTERS = 400;
const MOST_VERSES = 3;
const wholeSentence = /^[^\p{Ll}]*\p{Lu}.*[.?!][)"']*$/su;

const textOf = (ref: BibleRef, { verseText }: AuthoredWorld): string =>
  versesOf(ref)
    .map((verse) => verseText(verse) ?? '')
    .join(' ');

function verseFaults({ verses }: AuthoredDayVerses, world: AuthoredWorld): LineFault[] {
  const faults: LineFault[] = [];
  const seen = new Set<number>();
  for (const { line, osis, ref } of verses) {
    const numbers = versesOf(ref);
    const text = textOf(ref, world);
    if (numbers.length > MOST_VERSES) faults.push({ line, sentence: `${osis} has more than ${MOST_VERSES} verses.` });
    if (text.length < FEWEST_CHARACTERS || text.length > MOST_CHARACTERS) {
      const wanted = `${FEWEST_CHARACTERS} to ${MOST_CHARACTERS}`;
      faults.push({ line, sentence: `Characters in ${osis}: ${text.length}; wanted: ${wanted}.` });
    } else if (!wholeSentence.test(text)) faults.push({ line, sentence: `${osis} is not a whole sentence: ${text}` });
    if (numbers.some((number) => seen.has(number)))
      faults.push({ line, sentence: `${osis} has a verse of another day.` });
    numbers.forEach((number) => seen.add(number));
  }
  if (verses.length !== DAYS_OF_LIST) {
    faults.push({ line: 1, sentence: `Days that have a verse: ${verses.length}; wanted: ${DAYS_OF_LIST}.` });
  }
  return faults;
}

/** Returns the fault of a date's passage, if any. The passage must name the month and the day in its own words. */
function passageFault(reference: string, month: number, day: number, world: AuthoredWorld): string | undefined {
  const refs = parseReference(reference);
  if (typeof refs === 'string') return `The reference "${reference}" ${refs}.`;
  const [ref, ...more] = refs;
  if (!ref || more.length > 0) return `The reference "${reference}" is not one run of verses.`;
  if ('is_range' in ref && (ref.start.book !== ref.end.book || ref.start.chapter !== ref.end.chapter)) {
    return `The reference "${reference}" goes over the end of a chapter.`;
  }
  const text = textOf(ref, world);
  if (!namesMonth(text, month)) return `${reference} does not name month ${month}.`;
  return namesDay(text, day) ? undefined : `${reference} does not name day ${day}.`;
}

function datedFaults({ data, lineOf }: AuthoredTable<DatedFile>, entries: ReadonlySet<string>, world: AuthoredWorld) {
  return data.flatMap(({ month, day, reference, sentence, es, entry }, index): LineFault[] => {
    const fault = passageFault(reference, month, day, world);
    return [
      ...(fault === undefined ? [] : [{ line: lineOf(index, 'reference'), sentence: fault }]),
      ...(entry === undefined || entries.has(entry)
        ? []
        : [{ line: lineOf(index, 'entry'), sentence: `There is no entry ${entry}.` }]),
      ...[sentence, es]
        .filter((text) => text !== undefined && !/[^!]\.$/.test(text))
        .map(() => ({ line: lineOf(index, 'sentence'), sentence: 'The sentence does not end in a full stop.' })),
    ];
  });
}

/** Reports faults in the verses of the days and in the dates of the Bible. */
export function dayFaults({ entries, dayVerses, dated }: AuthoredContent, world: AuthoredWorld): Fault[] {
  const known = new Set(entries.map(entryKey));
  return [
    ...dayVerses.flatMap((days) => verseFaults(days, world).map((fault) => ({ file: days.file, ...fault }))),
    ...dated.flatMap((table) => datedFaults(table, known, world).map((fault) => ({ file: table.file, ...fault }))),
  ];
}

import type { CsvColumns, CsvRow } from '../files/csv';
import { listOf } from '../files/csv';
import { importedProse, refsOf, summaryOf } from '../../base/imported/imported-prose';
import { describeVerses } from '../describe-verses';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import type { ImportLog } from '../import-log';
import { osisVerses } from './osis-verses';
import { yearOfPerson } from './years';

const words = (text: string) => text.split('|');

export const peopleColumns: CsvColumns = {
  read: words(
    'personLookup|displayTitle|name|surname|alsoCalled|gender|birthYear|deathYear|birthPlace|deathPlace|memberOf|dictText|verses|mother|father|partners|children',
  ),
  known: words(
    'status|personID|isProperName|ambiguous|Disambiguation (temp)|occupations|minYear|maxYear|eastons|events|eventGroups|verseCount|siblings|halfSiblingsSameMother|halfSiblingsSameFather|chaptersWritten|alphaGroup|slug|modified',
  ),
};

/** Returns the key of a group of people, which has only a name in its table. */
export const groupKey = (name: string): string => `group:${name}`;

const sexes: Readonly<Record<string, 'male' | 'female'>> = { Male: 'male', Female: 'female' };
const FIRST_YEAR = -4003;

function kinOf(row: CsvRow): ImportedEntry['kin'] {
  const all = (kind: ImportedEntry['kin'][number]['kind'], column: string, keyOf = (key: string) => key) =>
    listOf(row.get(column)).map((key) => ({ kind, key: keyOf(key) }));
  return [
    ...all('father', 'father'),
    ...all('mother', 'mother'),
    ...all('spouse', 'partners'),
    ...all('child', 'children'),
    ...all('birthPlace', 'birthPlace'),
    ...all('deathPlace', 'deathPlace'),
    ...all('memberOf', 'memberOf', groupKey),
  ];
}

/** A row of People.csv as an entry. */
export function personOf(row: CsvRow, log: ImportLog): ImportedEntry | undefined {
  const key = row.get('personLookup');
  const name = row.get('displayTitle') || row.get('name');
  if (key === '' || name === '') {
    log.tally(`${row.place.file}:${row.place.line}`, 'A person without a name or a key was left out.');
    return undefined;
  }
  const verses = osisVerses(row.get('verses'), row.place, log);
  const sex = sexes[row.get('gender')];
  const verseList = describeVerses(verses);
  const { body, unread } = importedProse(row.get('dictText'));
  for (const text of unread)
    log.tally(`${key}: ${text}`, 'This looks like a reference but no such verse exists; it stays plain text.');
  const who = sex === 'female' ? 'A woman' : sex === 'male' ? 'A man' : 'One';
  const summary =
    summaryOf(row.get('dictText')) ?? (verseList === undefined ? undefined : `${who} named in ${verseList}.`);
  if (summary === undefined) {
    log.skip(key, 'The person has neither words nor verses.');
    return undefined;
  }
  const full = row.get('surname') === '' ? [] : [`${row.get('name')} ${row.get('surname')}`];
  const born = yearOfPerson(row.get('birthYear'));
  const died = yearOfPerson(row.get('deathYear'));
  const possible = (year: number | undefined): year is number => year !== undefined && year >= FIRST_YEAR;
  return {
    key,
    typename: 'Person',
    name,
    aliases: [...new Set([row.get('name'), ...full, ...listOf(row.get('alsoCalled'))])].filter(
      // 'daughter' and 'mother' describe a person without a name.
      (alias) => alias !== name && /^\p{Lu}/u.test(alias),
    ),
    summary,
    body,
    references: refsOf(verses.slice(0, 1)),
    verses,
    ...(sex === undefined ? {} : { sex }),
    ...(possible(born) ? { born } : {}),
    ...(possible(died) ? { died } : {}),
    strongs: [],
    kin: kinOf(row),
  };
}

import { basename } from 'node:path';
import type { Prose } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import { importedProse, refsOf, summaryOf, versesOfAll } from '../../base/imported/imported-prose';
import { describeVerses } from '../describe-verses';
import { inputFiles } from '../files/input-files';
import { readCsv, type CsvColumns, type CsvRow } from '../files/csv';
import { faultAt } from '../../base/files/place';
import type { ImportLog } from '../import-log';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import { osisVerses } from './osis-verses';
import { eventOf, eventsColumns } from './read-events';
import { groupKey, peopleColumns, personOf } from './read-people';
import { placeOfRow, placesColumns } from './read-places';

const words = (text: string) => text.split('|');
const groupsColumns: CsvColumns = {
  read: words('groupName|verses'),
  known: words('members|partOf|events|modified|events_dev'),
};
const eastonColumns: CsvColumns = {
  read: words('termID|termLabel|dictText|itemNum'),
  known: words('dictLookup|index|matchType|matchSlugs|personLookup|placeLookup'),
};

function groupOf(row: CsvRow, log: ImportLog): ImportedEntry {
  const name = row.get('groupName');
  const verses = osisVerses(row.get('verses'), row.place, log);
  const verseList = describeVerses(verses);
  return {
    key: groupKey(name),
    typename: 'Tribe',
    name,
    aliases: [],
    summary: verseList === undefined ? `${name}, a group of people in the Bible.` : `${name}, named in ${verseList}.`,
    body: [],
    references: refsOf(verses.slice(0, 1)),
    verses,
    kind: name.startsWith('Tribe of ') ? 'tribe' : 'people',
    strongs: [],
    kin: [],
  };
}

/** The rows of a word. The first ('0.0') describes it; each of the others describes one bearer or sense. */
function wordOf(rows: readonly CsvRow[], log: ImportLog): ImportedEntry | undefined {
  const [first] = rows;
  const name = first?.get('termLabel') ?? '';
  const key = first?.get('termID') ?? '';
  const texts = rows.map((row) => ({ text: row.get('dictText'), item: Number(row.get('itemNum')) > 0 }));
  const read = texts.map(({ text, item }) => ({ item, ...importedProse(text) }));
  for (const text of read.flatMap(({ unread }) => unread)) {
    log.tally(`${key}: ${text}`, 'This looks like a reference but no such verse exists; it stays plain text.');
  }
  const items = read.filter(({ item }) => item).flatMap(({ body }) => body);
  const list: Prose =
    items.length > 0
      ? [
          {
            kind: 'list',
            ordered: true,
            items: items.flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : [])),
          },
        ]
      : [];
  const body = [...read.filter(({ item }) => !item).flatMap((part) => part.body), ...list];
  const summary = summaryOf(texts.map(({ text }) => text).join(' '));
  if (name === '' || key === '' || summary === undefined) {
    log.skip(key === '' ? 'Easton.csv' : key, 'The word has no label or no text.');
    return undefined;
  }
  const refs = read.flatMap((part) => part.refs);
  const verses = versesOfAll(refs);
  return {
    key: `easton:${key}`,
    typename: 'DictionaryWord',
    name,
    aliases: [],
    summary,
    body,
    references: refsOf(verses),
    verses,
    strongs: [],
    kin: [],
  };
}

function readWords(rows: readonly CsvRow[], log: ImportLog): ImportedEntry[] {
  const byTerm = new Map<string, CsvRow[]>();
  for (const row of rows) byTerm.set(row.get('termID'), [...(byTerm.get(row.get('termID')) ?? []), row]);
  return [...byTerm.values()].flatMap((ofTerm) => wordOf(ofTerm, log) ?? []);
}

type ReadRows = (rows: readonly CsvRow[], log: ImportLog) => ImportedEntry[];
const each =
  (read: (row: CsvRow, log: ImportLog) => ImportedEntry | undefined): ReadRows =>
  (rows, log) =>
    rows.flatMap((row) => read(row, log) ?? []);

const tables: readonly {
  readonly name: string;
  readonly columns: CsvColumns;
  readonly what: string;
  readonly read: ReadRows;
}[] = [
  { name: 'People.csv', columns: peopleColumns, what: 'people', read: each(personOf) },
  { name: 'Places.csv', columns: placesColumns, what: 'places', read: each(placeOfRow) },
  { name: 'Events.csv', columns: eventsColumns, what: 'events', read: each(eventOf) },
  { name: 'PeopleGroups.csv', columns: groupsColumns, what: 'groups', read: each(groupOf) },
  { name: 'Easton.csv', columns: eastonColumns, what: 'words', read: readWords },
];

/** Throws ContentError with the line of the second row if two rows have the same key. */
function expectUnique(rows: readonly CsvRow[], column: string): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = row.get(column);
    if (key !== '' && seen.has(key)) throw faultAt(row.place, `The key "${key}" appears twice.`);
    seen.add(key);
  }
}

const keyColumns: Readonly<Record<string, string>> = {
  'People.csv': 'personLookup',
  'Places.csv': 'placeLookup',
  'PeopleGroups.csv': 'groupName',
};

/**
 * Reads the Theographic tables in a folder: People, Places, Events, PeopleGroups and Easton, as far as they exist.
 * Throws ContentError with file and line if there is no table or one is invalid.
 */
export function readTheographic(path: string, log: ImportLog): ImportedEntry[] {
  const files = new Map(inputFiles(path, ['.csv']).map((file) => [basename(file.name), file]));
  const found = tables.filter(({ name }) => files.has(name));
  if (found.length === 0)
    throw new ContentError(`${path} has none of the tables ${tables.map(({ name }) => name).join(', ')}.`);
  for (const name of files.keys()) {
    if (!tables.some((table) => table.name === name)) log.skip(name, 'The table holds nothing that becomes an entry.');
  }
  const entries = found.flatMap(({ name, columns, what, read }) => {
    const rows = readCsv(files.get(name)?.path ?? '', name, columns, log);
    const column = keyColumns[name];
    if (column !== undefined) expectUnique(rows, column);
    const ofTable = read(rows, log);
    log.count(what, ofTable.length);
    return ofTable;
  });
  return withKeysOnce(entries, log);
}

/** Events are identified by title. If a title repeats, the later event is dropped and logged. */
function withKeysOnce(entries: readonly ImportedEntry[], log: ImportLog): ImportedEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ key }) => {
    if (!seen.has(key)) return seen.add(key);
    log.skip(key, 'Another entry of the import goes by the same key; the first one was taken.');
    return false;
  });
}

import { refsOf } from '../../base/imported/imported-prose';
import { describeVerses } from '../describe-verses';
import { listOf, type CsvColumns, type CsvRow } from '../files/csv';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import type { ImportLog } from '../import-log';
import { osisVerses } from './osis-verses';
import { yearOfEvent, yearsOf } from './years';

const words = (text: string) => text.split('|');

export const eventsColumns: CsvColumns = {
  read: words('title|ID|startDate|duration|partOf|verses|participants|locations|Sort Key'),
  known: words(
    'rangeFlag|predecessor|lag|Lag Type|people (from verses)|places (from verses)|groups|notes|verseSort|modified',
  ),
};

/** Returns the key of an event, which other tables refer to by title. */
const eventKey = (title: string): string => `event:${title}`;

/** A row of Events.csv as an entry. */
export function eventOf(row: CsvRow, log: ImportLog): ImportedEntry | undefined {
  const title = row.get('title');
  const start = yearOfEvent(row.get('startDate'));
  if (title === '' || start === undefined) {
    log.skip(title === '' ? `${row.place.file}:${row.place.line}` : title, 'The event has no title or no date.');
    return undefined;
  }
  const verses = osisVerses(row.get('verses'), row.place, log);
  const verseList = describeVerses(verses);
  const sortKey = Number(row.get('Sort Key'));
  return {
    key: eventKey(title),
    typename: 'Event',
    name: title,
    aliases: [],
    summary:
      verseList === undefined
        ? `${title.slice(0, 250)}, an event of the timeline.`
        : `${title.slice(0, 200)}: told in ${verseList}.`,
    body: [],
    references: refsOf(verses),
    verses,
    start,
    end: start + yearsOf(row.get('duration')),
    ...(row.get('Sort Key') !== '' && Number.isFinite(sortKey) ? { sortKey } : {}),
    strongs: [],
    kin: [
      ...listOf(row.get('participants')).map((key) => ({ kind: 'participant' as const, key })),
      ...listOf(row.get('locations')).map((key) => ({ kind: 'happenedAt' as const, key })),
      ...listOf(row.get('partOf'))
        .filter((whole) => whole !== title)
        .map((whole) => ({ kind: 'partOf' as const, key: eventKey(whole) })),
    ],
  };
}

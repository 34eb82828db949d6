import { importedProse, refsOf, summaryOf } from '../../base/imported/imported-prose';
import { describeVerses } from '../describe-verses';
import { listOf, type CsvColumns, type CsvRow } from '../files/csv';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import type { ImportLog } from '../import-log';
import { osisVerses } from './osis-verses';

const words = (text: string) => text.split('|');

export const placesColumns: CsvColumns = {
  read: words(
    'placeLookup|displayTitle|duplicate_of|kjvName|esvName|featureType|featureSubType|precision|aliases|verses|dictText|latitude|longitude',
  ),
  known: words(
    'status|ambiguous|placeID|recogitoComments|openBibleLat|openBibleLong|rootID|comment|verseCount|eastons|recogitoUri|recogitoLat|recogitoLon|peopleBorn|peopleDied|recogitoStatus|recogitoType|recogitoLabel|recogitoUID|booksWritten|eventsHere|eventGroups|hasBeenHere|alphaGroup|slug',
  ),
};

/** Translates the table's precision of a point to the site's certainty. */
const certaintyOf: Readonly<Record<string, ImportedEntry['certainty']>> = {
  Precise: 'certain',
  Center: 'probable',
  Rough: 'possible',
  'Related-Surrounding': 'possible',
  'Related-Within': 'possible',
};
const NO_POINT = 'Unlocated';

function locationOf(row: CsvRow, log: ImportLog): Pick<ImportedEntry, 'location' | 'certainty'> {
  const [latitude, longitude, precision] = ['latitude', 'longitude', 'precision'].map(row.get);
  if (!latitude || !longitude || precision === NO_POINT) return {};
  const location = { lat: Number(latitude), lon: Number(longitude) };
  if (!(Math.abs(location.lat) <= 90 && Math.abs(location.lon) <= 180)) {
    log.skip(row.get('placeLookup'), `The point ${latitude}, ${longitude} is not on the earth.`);
    return {};
  }
  return { location, certainty: certaintyOf[precision ?? ''] ?? 'possible' };
}

/** A row of Places.csv as an entry. */
export function placeOfRow(row: CsvRow, log: ImportLog): ImportedEntry | undefined {
  const key = row.get('placeLookup');
  const name = row.get('kjvName') || row.get('displayTitle');
  const same = row.get('duplicate_of');
  if (same !== '') {
    log.tally(`${key} of ${same}`, 'According to the import, this is another name of a place that it has already.');
    return undefined;
  }
  const verses = osisVerses(row.get('verses'), row.place, log);
  const verseList = describeVerses(verses);
  const { body, unread } = importedProse(row.get('dictText'));
  for (const text of unread)
    log.tally(`${key}: ${text}`, 'This looks like a reference but no such verse exists; it stays plain text.');
  const summary =
    summaryOf(row.get('dictText')) ?? (verseList === undefined ? undefined : `A place named in ${verseList}.`);
  if (key === '' || name === '' || summary === undefined) {
    log.skip(
      key === '' ? `${row.place.file}:${row.place.line}` : key,
      'The place has no name, or neither words nor verses.',
    );
    return undefined;
  }
  const kind = (row.get('featureSubType') || row.get('featureType')).toLowerCase();
  return {
    key,
    typename: 'Place',
    name,
    aliases: [...new Set([row.get('displayTitle'), row.get('esvName'), ...listOf(row.get('aliases'))])].filter(
      (alias) => alias !== name && /^[\p{L}][\p{L}’' -]*$/u.test(alias),
    ),
    summary,
    body,
    references: refsOf(verses.slice(0, 1)),
    verses,
    ...(kind === '' ? {} : { kind }),
    ...locationOf(row, log),
    strongs: [],
    kin: [],
  };
}

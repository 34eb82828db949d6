import { basename } from 'node:path';
import type { Certainty } from '@manna/shared/contracts';
import type { z } from 'zod';
import { ContentError } from '../../base/content-error';
import { inputFiles, type InputFile } from '../files/input-files';
import { shapedJson } from '../files/json';
import { parseJson } from '../../base/files/parse-json';
import { faultAt } from '../../base/files/place';
import { readLines } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import { identifiedSchema, modernSchema, type ModernPlace } from './geocoding-shapes';

/** The minimum score for each degree of certainty. Scores reach slightly more than 1,000. */
const leastScores: readonly (readonly [number, Certainty])[] = [
  [900, 'certain'],
  [500, 'probable'],
  [1, 'possible'],
];

const certaintyOf = (score: number): Certainty | undefined => leastScores.find(([least]) => score >= least)?.[1];

/**
 * Returns the records of a JSON lines file. Throws ContentError with file and line if a line is invalid or a
 * duplicate.
 */
function readRecords<T extends { readonly id: string }>(file: InputFile, shape: z.ZodType<T>, log: ImportLog): T[] {
  const seen = new Set<string>();
  const records: T[] = [];
  for (const { text, number } of readLines(file.path, file.name)) {
    if (text.trim() === '') continue;
    const place = { file: file.name, line: number };
    const record = shapedJson(text, place, shape, log, [], parseJson(text, place));
    if (seen.has(record.id)) throw faultAt(place, `The key "${record.id}" appears twice.`);
    seen.add(record.id);
    records.push(record);
  }
  return records;
}

interface Candidate {
  readonly modern: ModernPlace;
  readonly name: string;
  readonly score: number;
}

/** The modern places that each place of the Bible may be, the most likely first. */
function candidatesOf(places: readonly ModernPlace[]): Map<string, Candidate[]> {
  const byAncient = new Map<string, Candidate[]>();
  for (const modern of places) {
    for (const [id, { name, score }] of Object.entries(modern.ancient_associations ?? {})) {
      byAncient.set(id, [...(byAncient.get(id) ?? []), { modern, name, score }]);
    }
  }
  for (const list of byAncient.values())
    list.sort((one, other) => other.score - one.score || (one.modern.id < other.modern.id ? -1 : 1));
  return byAncient;
}

function entryOf(
  id: string,
  { modern, name: numbered, score }: Candidate,
  certainty: Certainty,
  others: number,
): ImportedEntry {
  const [lon = 0, lat = 0] = modern.lonlat.split(',').map(Number);
  // The source numbers places with the same name: 'Gibeah 4'.
  const name = numbered.replace(/ \d+$/, '');
  const modernName = modern.friendly_id.replace(/ \d+$/, '');
  const doubt = certainty === 'certain' ? 'is' : certainty === 'probable' ? 'is probably' : 'may be';
  const more =
    others === 0
      ? ''
      : others === 1
        ? ' One other place has been proposed.'
        : ` ${others} other places have been proposed.`;
  const summary =
    modernName === name
      ? `A place of the Bible that is known by its name.${more}`
      : `${name} ${doubt} ${modernName}.${more}`;
  return {
    key: id,
    typename: 'Place',
    name,
    aliases: [],
    summary: summary.slice(0, 300),
    body: [
      { kind: 'paragraph', inlines: [{ kind: 'text', text: `${summary} Its score is ${score} of about 1,000.` }] },
    ],
    references: [],
    verses: [],
    kind: modern.type,
    location: { lat, lon },
    certainty,
    ...(modernName === name ? {} : { modernName }),
    strongs: [],
    kin: [],
  };
}

/**
 * Reads the places of the Bible from a folder of Bible Geocoding Data, each with the coordinates of the modern place
 * that it most likely is. Throws ContentError with file and line if modern.jsonl is missing or a line is invalid.
 */
export function readGeocoding(path: string, log: ImportLog): ImportedEntry[] {
  const files = new Map(inputFiles(path, ['.jsonl']).map((file) => [basename(file.name), file]));
  const modern = files.get('modern.jsonl');
  if (!modern) throw new ContentError(`${path} has no modern.jsonl, which holds the places.`);
  const places = readRecords(modern, modernSchema, log);
  const known = new Map<string, ReadonlySet<string>>();
  for (const [name, what] of [
    ['geometry.jsonl', 'outlines'],
    ['source.jsonl', 'sources'],
  ] as const) {
    const file = files.get(name);
    if (!file) continue;
    const records = readRecords(file, identifiedSchema, log);
    known.set(name, new Set(records.map(({ id }) => id)));
    log.count(what, records.length);
  }
  for (const name of files.keys()) {
    if (name !== 'modern.jsonl' && !known.has(name)) log.skip(name, 'The file holds nothing that is read.');
  }
  for (const { id, geometry_id, coordinates_source } of places) {
    if (geometry_id !== undefined) log.tally(id, 'Outlines of places are not imported, only their points.');
    const source = coordinates_source?.source_id;
    if (source !== undefined && known.get('source.jsonl')?.has(source) === false) {
      log.tally(`${id}: ${source}`, 'The source of its point is not among the sources.');
    }
  }
  log.count('places of today', places.length);
  const entries: ImportedEntry[] = [];
  for (const [id, [best, ...others]] of [...candidatesOf(places)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const certainty = best && certaintyOf(best.score);
    if (!best || !certainty) {
      log.skip(id, `No place has been found for ${best?.name ?? id} that has more for it than against it.`);
      continue;
    }
    entries.push(entryOf(id, best, certainty, others.filter(({ score }) => score > 0).length));
    log.count(`${certainty} places`);
  }
  return entries;
}

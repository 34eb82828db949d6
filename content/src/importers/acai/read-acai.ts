import { verseOsisId } from '@manna/shared/domain';
import { inCanonOrder } from '../../base/bible/reference-verses';
import { importedProse, refsOf, summaryOf } from '../../base/imported/imported-prose';
import { describeVerses } from '../describe-verses';
import { inputFiles } from '../files/input-files';
import { shapedJson } from '../files/json';
import { faultAt, type Place } from '../../base/files/place';
import { readWhole } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import type { ImportedEntry } from '../../base/imported/imported-entry';
import { orgToKjv, type Mapped } from '../org-versification';
import { acaiSchema, type AcaiRecord } from './acai-shape';

const typenames = { place: 'Place', fauna: 'Animal', flora: 'Plant', group: 'Tribe' } as const;

/**
 * Maps ACAI's classes of animals and plants to kinds of the site. Mixed classes ('Fish, Frogs and Mollusks') have no
 * kind.
 */
const kinds: Readonly<Record<string, string>> = {
  Mammals: 'mammal',
  Birds: 'bird',
  'Snakes and Lizards': 'reptile',
  'Insects, Spiders, and Worms': 'insect',
  'Incense and Ointment': 'product',
};
const BOOKS = 66;

function kindOf({ type, fauna_type, flora_type, place_types, localizations }: AcaiRecord): string {
  if (type === 'group') return localizations.eng.preferred_label.startsWith('Tribe of ') ? 'tribe' : 'people';
  if (type === 'place') return place_types?.acai?.[0]?.trim() || 'place';
  const kind = fauna_type ?? flora_type ?? '';
  return kinds[kind] ?? 'other';
}

/** Sources of coordinates, best first. */
const pointSources = ['obi', 'recogito', 'vizbible', 'biblica-maps'] as const;

const whoseOf = (label: string) => {
  const [, name, which] = /^(.+?) \(([^()]+)\)$/.exec(label) ?? [];
  return name !== undefined && which !== undefined ? { name, title: `${name} ${which}` } : { name: label };
};

/**
 * Converts verses to the King James Version's numbers. Verses without a certain counterpart are reported separately.
 */
class VerseMapper {
  readonly #org: (verse: number) => Mapped = orgToKjv();
  readonly #unmapped = new Map<number, { reason: string; entries: Set<string> }>();

  map(references: readonly string[], key: string, log: ImportLog): number[] {
    return inCanonOrder(
      references.flatMap((digits) => {
        if (!/^\d{8}$/.test(digits)) {
          log.skip(key, `The reference "${digits}" is not eight digits.`);
          return [];
        }
        const verse = Number(digits);
        const mapped = this.#org(verse);
        if ('verse' in mapped) return [mapped.verse];
        const apocryphal = Number(digits.slice(0, 2)) > BOOKS;
        const reason = apocryphal ? `${digits} is in none of the 66 books.` : mapped.reason;
        const before = this.#unmapped.get(verse) ?? { reason, entries: new Set<string>() };
        before.entries.add(key);
        this.#unmapped.set(verse, before);
        return [];
      }),
    );
  }

  /**
   * Key references follow no single numbering; some already use the King James Version's. If the two numberings
   * disagree about a key reference, it is used only if the entry's own references contain it too.
   */
  mapKey(references: readonly string[], certain: readonly string[], key: string, log: ImportLog): number[] {
    const taken = references.filter((digits) => {
      if (!/^\d{8}$/.test(digits) || certain.includes(digits)) return true;
      const mapped = this.#org(Number(digits));
      if ('verse' in mapped && mapped.verse === Number(digits)) return true;
      log.skip(key, `The key reference ${digits} may be in either numbering, and the two put it at different verses.`);
      return false;
    });
    return this.map(taken, key, log);
  }

  tell(log: ImportLog): void {
    for (const [verse, { reason, entries }] of [...this.#unmapped].sort(([one], [other]) => one - other)) {
      log.skip(
        verseOsisId(verse) ?? String(verse),
        `${reason} The reference was left out of ${[...entries].join(', ')}.`,
      );
      log.count('references that have no place', entries.size);
    }
  }
}

function entryOf(record: AcaiRecord, verses: readonly number[], listed: readonly number[]): ImportedEntry {
  const { eng } = record.localizations;
  const named = whoseOf(eng.preferred_label);
  const text = (eng.descriptions ?? []).map(({ description = '' }) => description).join('\n');
  const source = pointSources.find((one) => record.geocoordinates?.[one]);
  const location = source && record.geocoordinates?.[source];
  const typename = typenames[record.type];
  const kindName = kindOf(record);
  return {
    key: record.id,
    typename,
    ...named,
    aliases: [...new Set(eng.alternate_labels ?? [])].filter((alias) => alias !== '' && alias !== named.name),
    summary: summaryOf(text) ?? `${named.title ?? named.name}, named in ${describeVerses(verses) ?? 'the Bible'}.`,
    body: importedProse(text).body,
    references: refsOf(listed.length > 0 ? listed : verses.slice(0, 1)),
    verses: [...verses],
    kind: kindName,
    ...(location ? { location } : {}),
    // The data says nothing about how certain the coordinates of points, animals and plants are.
    ...(typename === 'Tribe'
      ? {}
      : { certainty: location || typename !== 'Place' ? ('possible' as const) : ('unknown' as const) }),
    strongs: [],
    kin: [],
  };
}

/**
 * Reads places, animals, plants and groups from a folder of ACAI, one JSON file each. Converts their references from
 * the original numbering to the King James Version's. Throws ContentError with file and line if a file is invalid.
 */
export function readAcai(path: string, log: ImportLog): ImportedEntry[] {
  const mapper = new VerseMapper();
  const seen = new Set<string>();
  const entries: ImportedEntry[] = [];
  for (const file of inputFiles(path, ['.json'])) {
    const place: Place = { file: file.name, line: 1 };
    const record = shapedJson(readWhole(file.path, file.name), place, acaiSchema, log);
    if (seen.has(record.id)) throw faultAt(place, `The key "${record.id}" appears twice.`);
    seen.add(record.id);
    log.count('files');
    if (record.non_biblical || record.only_mentioned_in_apocrypha) {
      log.skip(record.id, `It is not named in the 66 books, as the import says.`);
      continue;
    }
    log.count('references', record.references?.length ?? 0);
    const listed = mapper.mapKey(record.key_references ?? [], record.references ?? [], record.id, log);
    const verses = inCanonOrder([...listed, ...mapper.map(record.references ?? [], record.id, log)]);
    if (verses.length === 0) {
      log.skip(record.id, 'It has no reference to a verse of the 66 books.');
      continue;
    }
    entries.push(entryOf(record, verses, listed));
    log.count(`${record.type} entries`);
    const others = Object.keys(record.localizations).length - 1;
    if (others > 0) log.tally(record.id, 'Names in other languages are not imported.');
  }
  mapper.tell(log);
  return entries;
}

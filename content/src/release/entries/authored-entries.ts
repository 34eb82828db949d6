import type { Entry } from '@manna/shared/contracts';
import { collectionOf, refsOsis } from '@manna/shared/domain';
import { entryKey, type AuthoredEntry, type AuthoredFigure, type AuthoredWorld } from '../authored/authored';
import { fullCitations } from '../authored/citation';
import { referencesOf } from '../authored/draft';
import type { LibraryFile } from '../authored/front-matter';
import { readReferences } from '../../base/bible/find-references';
import { proseText } from '../../base/prose-text';
import { inCanonOrder, versesOf } from '../../base/bible/reference-verses';
import { kindOfMaker } from '../../base/resource-kinds';
import { sortKeys } from './event-order';
import { finishProse } from './finish-prose';
import type { KnownEntries } from '../authored/known-entries';
import { mentionsOf } from './mentions';
import { yearNumber } from '../authored/year-number';

type Base = Omit<Extract<Entry, { typename: 'Article' }>, 'typename' | 'words' | 'published'>;

/** Collections whose verses come from the names of the original text. */
const NAMED: ReadonlySet<string> = new Set(['people', 'places', 'tribes']);

const yearOf = (text: string | undefined) => (text === undefined ? undefined : yearNumber(text));

/** Returns an object with the field if it has a value, otherwise an empty object. */
const given = <K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> =>
  value === undefined ? {} : ({ [key]: value } as Partial<Record<K, T>>);

/**
 * The verses of an entry. Those that the text only cites in passing ('the Gamaliel of Numbers is another man') count for
 * entries of which no rule finds the verses that mention them.
 */
function versesOfEntry({ collection, matter, references, body }: AuthoredEntry, mentions: readonly number[]): number[] {
  const hasNames = NAMED.has(collection) && matter.strongs.length > 0;
  const cited = hasNames || mentions.length > 0 ? references : [...references, ...referencesOf(body)];
  return inCanonOrder([...cited.flatMap(versesOf), ...mentions]);
}

/** Returns undefined instead of an empty list. */
const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);

function typed(entry: AuthoredEntry, base: Base, sortKey: number): Entry {
  switch (entry.collection) {
    case 'people': {
      const { sex, born, died } = entry.matter;
      const years = { ...given('born', yearOf(born)), ...given('died', yearOf(died)) };
      return { typename: 'Person', ...base, ...given('sex', sex), ...years };
    }
    case 'places': {
      const { kind, lat, lon, certainty, modernName } = entry.matter;
      const location = lat === undefined || lon === undefined ? undefined : { lat, lon };
      const where = { ...given('location', location), certainty, ...given('modernName', modernName) };
      return { typename: 'Place', ...base, kind, ...where };
    }
    case 'animals': {
      const { kind, scientificName, certainty, clean, unclean } = entry.matter;
      const verse = clean ?? unclean;
      const foodLaw = verse && { isClean: clean !== undefined, osis: refsOsis(readReferences([verse])) };
      const facts = {
        ...given('scientificName', scientificName),
        certainty,
        ...given('foodLaw', foodLaw || undefined),
      };
      return { typename: 'Animal', ...base, kind, ...facts };
    }
    case 'plants': {
      const { kind, scientificName, certainty } = entry.matter;
      return { typename: 'Plant', ...base, kind, ...given('scientificName', scientificName), certainty };
    }
    case 'tribes':
      return { typename: 'Tribe', ...base, kind: entry.matter.kind };
    case 'events': {
      const { start, end = start, dating, period } = entry.matter;
      const years = { eventsStart: yearNumber(start), eventsEnd: yearNumber(end) };
      return { typename: 'Event', ...base, ...years, sortKey, dating, period };
    }
    case 'dictionary': {
      const { kind, measure } = entry.matter;
      return { typename: 'DictionaryWord', ...base, kind, ...given('measure', measure) };
    }
    case 'articles': {
      const words = proseText(base.body).split(/\s+/).filter(Boolean).length;
      return { typename: 'Article', ...base, words, published: entry.matter.published };
    }
    case 'resources': {
      const { maker, ages } = entry.matter;
      return { typename: 'Resource', ...base, ...given('kind', kindOfMaker(maker)), ages, files: [] };
    }
  }
}

/**
 * Converts authored entries to release entries, by key such as 'people/abraham', before derived names and pictures are
 * added.
 */
export function authoredEntries(
  authored: readonly AuthoredEntry[],
  known: KnownEntries,
  world: AuthoredWorld,
  works: LibraryFile = {},
  figures: readonly AuthoredFigure[] = [],
): ReadonlyMap<string, Entry> {
  const keys = sortKeys(
    authored.flatMap((entry) =>
      entry.collection === 'events'
        ? [{ slug: entry.slug, references: entry.references, start: yearNumber(entry.matter.start) }]
        : [],
    ),
  );
  const baseOf = (entry: AuthoredEntry): Base => {
    const { slug, matter, references, body } = entry;
    const mentions = mentionsOf(entry, world) ?? [];
    const { id = '', category = '', path: pagePath = '' } = known.get(entryKey(entry)) ?? {};
    return {
      id,
      slug,
      name: matter.name,
      category,
      pagePath,
      title: matter.title,
      aliases: matter.aliases,
      summary: matter.summary,
      body: finishProse(body, known, world.verseText, figures),
      origin: 'authored',
      references: [...references],
      verses: versesOfEntry(entry, mentions),
      ...(mentions.length === 0 ? { versesAreChosen: true } : {}),
      originals: matter.strongs.flatMap((strongs) => world.original(strongs) ?? []),
      images: [],
      ...given('pronunciation', matter.pronunciation),
      ...given('sources', some(fullCitations(matter.sources, works))),
      ...given('reading', some(fullCitations(matter.reading, works))),
    };
  };
  return new Map(authored.map((entry) => [entryKey(entry), typed(entry, baseOf(entry), keys.get(entry.slug) ?? 0)]));
}

/** Returns the collection of an entry, as in its id and in links. */
export const collectionSlug = ({ typename }: Entry): string => collectionOf(typename).slug;

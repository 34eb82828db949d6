import type { Entry } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import type { DerivedName } from '../names/derived-name';
import { inCanonOrder, verseRef } from '../../base/bible/reference-verses';
import type { Bearer } from './bearers';
import { entryId } from '../../base/entries/entry-id';
import { ownersOf } from './name-owners';
import { slugOfName } from '../../base/entries/slug-of-name';

/** What happened to a derived name. */
export interface PlacedName {
  readonly name: DerivedName;
  /**
   * 'merged' into the authored entries of its bearers, 'own' if it became an entry of its own, or 'shared' if it has an
   * entry that lists its bearers, because some of its verses are about none of the authored ones.
   */
  readonly fate: 'merged' | 'own' | 'shared';
  /** The entry that it became; undefined if its fate is 'merged'. */
  readonly id?: string;
  /** Verses without an authored bearer, ascending. */
  readonly rest: readonly number[];
  /** The verses that are about each authored bearer, by the id of the bearer's entry. */
  readonly owned: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface MergedNames {
  /** Authored entries with the additions of the names, then the new entries of the names. */
  readonly entries: readonly Entry[];
  readonly placed: readonly PlacedName[];
  /** Names whose type differs from that of the authored entry that they were merged into. */
  readonly otherType: readonly { readonly name: DerivedName; readonly entry: Entry }[];
}

const LETTERS = { H: 0, G: 1 } as const;
/** The position of a name in the lexicon: Hebrew before Greek, then by number. */
const lexiconPlace = (key: string): number =>
  (key.startsWith('H') ? LETTERS.H : LETTERS.G) * 100_000 + Number(key.slice(1));

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = <T>(list: readonly T[], isTaken: (item: T) => boolean): T[] => list.filter((item) => !isTaken(item));

const withVerses = (entry: Entry, verses: readonly number[]): Entry => ({
  ...entry,
  verses: inCanonOrder([...entry.verses, ...verses]),
});

/** Marks the verses of an entry as all that mention it. */
function withAllVerses(entry: Entry): Entry {
  const complete = { ...entry };
  delete complete.versesAreChosen;
  return complete;
}

/** Adds the original words, spellings and evidence of a name to the authored entry that it primarily belongs to. */
function enriched(entry: Entry, name: DerivedName): Entry {
  const spellings = [name.name, ...name.aliases];
  const known = [entry.name, ...entry.aliases];
  return {
    ...entry,
    aliases: [...entry.aliases, ...without(spellings, (word) => known.some((other) => sameWord(word, other)))],
    originals: [
      // The source of names may know more of a word than the lexicon does.
      ...entry.originals.map((word) => name.originals.find(({ strongs }) => strongs === word.strongs) ?? word),
      ...without(name.originals, (word) => entry.originals.some(({ strongs }) => strongs === word.strongs)),
    ],
    evidence: [...(entry.evidence ?? []), ...name.evidence],
  };
}

const tribeKinds = ['tribe', 'people', 'family'] as const;

/** The references of a name: its first verse, and the verses that state its kin. */
const evidenceOf = ({ kin }: DerivedName, verses: readonly number[]) =>
  inCanonOrder([...verses.slice(0, 1), ...kin.map(({ verse }) => verse)])
    .filter((verse) => verses.includes(verse))
    .map(verseRef);

/** What the entries of names have in common. */
const baseOf = (name: DerivedName, verses: readonly number[]) => ({
  aliases: [...name.aliases],
  origin: 'derived' as const,
  references: evidenceOf(name, verses),
  verses: [...verses],
  originals: [...name.originals],
  images: [],
  evidence: [...name.evidence],
  summary: name.summary,
  title: name.title,
  body: name.body,
});

function ownEntry(name: DerivedName, slug: string): Entry {
  const { typename } = name;
  const collection = collectionOf(typename);
  const category = collection.slug;
  const base = {
    id: entryId(collection.slug, slug),
    slug,
    name: name.name,
    category,
    pagePath: entryPath({ typename, category, slug }),
    ...baseOf(name, name.verses),
  };
  switch (typename) {
    case 'Person':
      return { typename, ...base, ...(name.sex === undefined ? {} : { sex: name.sex }) };
    case 'Place':
      return { typename, ...base, kind: name.kind ?? 'place', certainty: 'unknown' };
    case 'Tribe':
      return { typename, ...base, kind: tribeKinds.find((kind) => kind === name.kind) ?? 'people' };
    case 'DictionaryWord':
      return { typename, ...base, kind: 'name' };
  }
}

/** Makes the entry of a name that authored bearers share with others. It is about the name, so it is a word. */
function sharedEntry(name: DerivedName, slug: string, verses: readonly number[]): Entry {
  const typename = 'DictionaryWord';
  const category = collectionOf(typename).slug;
  return {
    typename,
    id: entryId(category, slug),
    slug,
    name: `${name.name} (name)`,
    category,
    pagePath: entryPath({ typename, category, slug }),
    ...baseOf(name, verses),
    kind: 'name',
  };
}

/**
 * The slugs that a name can have, the best first: 'joash', 'joash-h3135'. The slug of a name that the text also has without
 * hyphens has none, so that its path never changes: 'bethaven'.
 */
export const slugsOf = (name: DerivedName): readonly [plain: string, numbered: string] => {
  const letters = name.name.replaceAll('-', '');
  const plain = slugOfName(name.aliases.find((alias) => sameWord(alias, letters)) ?? name.name);
  return [plain, `${plain}-${name.key.toLowerCase()}`];
};

/**
 * Merges derived names and authored entries by their Strong's numbers. Each verse of a name goes to the authored entries
 * of the bearers that it is about (see ownersOf). If verses remain, the name gets an entry that lists its bearers. A name
 * without authored bearers becomes an entry of its own. No verse of a name is lost.
 *
 * `taken` are all slugs that authored entries have or had, such as 'people/abraham'.
 */
export function mergeNames(
  authored: readonly Bearer[],
  taken: Iterable<string>,
  names: readonly DerivedName[],
): MergedNames {
  const bearersOf = new Map<string, Bearer[]>();
  for (const bearer of authored) {
    for (const strongs of new Set(bearer.strongs)) {
      bearersOf.set(strongs, [...(bearersOf.get(strongs) ?? []), bearer]);
    }
  }
  const entries = new Map(authored.map(({ entry }) => [entry.id, entry]));
  const own: Entry[] = [];
  const placed: PlacedName[] = [];
  const otherType: { name: DerivedName; entry: Entry }[] = [];
  const takenSlugs = new Set(taken);
  const slugFor = (collection: string, [plain, numbered]: readonly [string, string]) => {
    const slug = takenSlugs.has(`${collection}/${plain}`) ? numbered : plain;
    takenSlugs.add(`${collection}/${slug}`);
    return slug;
  };
  for (const name of [...names].sort((a, b) => lexiconPlace(a.key) - lexiconPlace(b.key))) {
    const bearers = [...new Set(name.strongs.flatMap((strongs) => bearersOf.get(strongs) ?? []))];
    if (bearers.length === 0) {
      const entry = ownEntry(name, slugFor(collectionOf(name.typename).slug, slugsOf(name)));
      own.push(entry);
      placed.push({ name, fate: 'own', id: entry.id, rest: name.verses, owned: new Map() });
      continue;
    }
    const { verses, foremost, complete } = ownersOf(name, bearers);
    for (const [id, owned] of verses) {
      const entry = entries.get(id);
      if (!entry) continue;
      const whole = withVerses(id === foremost ? enriched(entry, name) : entry, owned);
      entries.set(id, complete.has(id) ? withAllVerses(whole) : whole);
    }
    const owned = new Map([...verses].map(([id, theirs]) => [id, new Set(theirs)]));
    const all = new Set([...owned.values()].flatMap((theirs) => [...theirs]));
    const rest = name.verses.filter((verse) => !all.has(verse));
    if (rest.length === 0) {
      placed.push({ name, fate: 'merged', rest, owned });
      const sole = bearers.length === 1 ? bearers[0]?.entry : undefined;
      if (sole && sole.typename !== name.typename) otherType.push({ name, entry: sole });
      continue;
    }
    // The path of the name leads to its entry, so no other name gets it (see redirectsOf).
    takenSlugs.add(`${collectionOf(name.typename).slug}/${slugsOf(name)[0]}`);
    const [plain, numbered] = slugsOf(name);
    const entry = sharedEntry(name, slugFor('dictionary', [`the-name-${plain}`, `the-name-${numbered}`]), rest);
    own.push(entry);
    placed.push({ name, fate: 'shared', id: entry.id, rest, owned });
  }
  return { entries: [...entries.values(), ...own], placed, otherType };
}

import type { Entry } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import type { DerivedName } from '../names/derived-name';
import { inCanonOrder, verseRef, versesOf } from '../../base/bible/reference-verses';
import type { Bearer } from './bearers';
import { entryId } from '../../base/entries/entry-id';
import { namesakeParts } from './namesake-parts';
import { slugOfName } from '../../base/entries/slug-of-name';

/** What happened to a derived name. */
export interface PlacedName {
  readonly name: DerivedName;
  /**
   * 'merged' into an authored entry, an entry of its 'own', or 'covered': completely covered by the authored entries of
   * its bearers.
   */
  readonly fate: 'merged' | 'own' | 'covered';
  /** The entry that it was merged into or became; undefined if its fate is 'covered'. */
  readonly id?: string;
  /** Whether that entry describes a single bearer, so that kinship stated for the name applies to the entry. */
  readonly single: boolean;
  /** The authored entries of the name's bearers. Empty if the name was merged into one of them. */
  readonly bearers: readonly string[];
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

/** Adds the original words, verses, spellings and evidence of a name to its authored entry. */
function enriched(entry: Entry, name: DerivedName): Entry {
  const spellings = [name.name, ...name.aliases];
  const known = [entry.name, ...entry.aliases];
  return {
    ...entry,
    aliases: [...entry.aliases, ...without(spellings, (word) => known.some((other) => sameWord(word, other)))],
    verses: inCanonOrder([...entry.verses, ...name.verses]),
    originals: [
      // The source of names may know more of a word than the lexicon does.
      ...entry.originals.map((word) => name.originals.find(({ strongs }) => strongs === word.strongs) ?? word),
      ...without(name.originals, (word) => entry.originals.some(({ strongs }) => strongs === word.strongs)),
    ],
    evidence: [...(entry.evidence ?? []), ...name.evidence],
  };
}

const tribeKinds = ['tribe', 'people', 'family'] as const;

/** The references of a name: its first verse, and the verses that state its parents and children. */
const evidenceOf = ({ verses, kin }: DerivedName, own: readonly number[]) =>
  inCanonOrder([...own.slice(0, 1), ...kin.map(({ verse }) => verse).filter((verse) => verses.includes(verse))])
    .filter((verse) => own.includes(verse))
    .map(verseRef);

function ownEntry(name: DerivedName, slug: string, verses: readonly number[], bearers: readonly Entry[]): Entry {
  const { typename } = name;
  const collection = collectionOf(typename);
  const category = collection.slug;
  const base = {
    id: entryId(collection.slug, slug),
    slug,
    name: name.name,
    category,
    pagePath: entryPath({ typename, category, slug }),
    aliases: [...name.aliases],
    origin: 'derived' as const,
    references: evidenceOf(name, verses),
    verses: [...verses],
    originals: [...name.originals],
    images: [],
    evidence: [...name.evidence],
    ...(bearers.length > 0
      ? namesakeParts(name, bearers)
      : { title: name.title, summary: name.summary, body: name.body }),
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

/** Returns a function that gives names unique slugs, other than those that authored entries have or had. */
function slugGiver(taken: Set<string>) {
  return (name: DerivedName, beside: boolean): string => {
    const collection = collectionOf(name.typename).slug;
    const plain = slugOfName(name.name);
    const numbered = `${plain}-${name.key.toLowerCase()}`;
    const wanted = beside ? [plain, `${plain}-namesakes`, numbered] : [plain, numbered];
    const slug = wanted.find((word) => !taken.has(`${collection}/${word}`)) ?? numbered;
    taken.add(`${collection}/${slug}`);
    return slug;
  };
}

/** Returns the primary bearer of a name and its verses, without those that the entries of other bearers refer to. */
function foremostOf(name: DerivedName, bearers: readonly Bearer[]) {
  for (const bearer of bearers) {
    const excepted = name.strongs.flatMap((strongs) => bearer.foremost.get(strongs) ?? []);
    if (!name.strongs.some((strongs) => bearer.foremost.has(strongs))) continue;
    const others = bearers.filter((one) => one !== bearer).flatMap(({ entry }) => entry.references.flatMap(versesOf));
    const notIts = new Set([...excepted, ...others]);
    return { id: bearer.entry.id, verses: name.verses.filter((verse) => !notIts.has(verse)) };
  }
  return undefined;
}

/**
 * Merges derived names and authored entries by their Strong's numbers. A name with a single bearer goes into the
 * authored entry of that bearer. A name with several bearers, authored or not, becomes an entry of its own, without the
 * verses that the authored entries refer to and without those of its primary bearer. No verse of a name is lost.
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
  const slugFor = slugGiver(new Set(taken));
  const giveTo = (id: string, name: DerivedName) => {
    const entry = entries.get(id);
    if (entry) entries.set(id, enriched(entry, name));
  };
  for (const name of [...names].sort((a, b) => lexiconPlace(a.key) - lexiconPlace(b.key))) {
    const bearers = [...new Set(name.strongs.flatMap((strongs) => bearersOf.get(strongs) ?? []))];
    const [bearer, ...others] = bearers.map(({ entry }) => entry);
    if (bearer && others.length === 0 && !name.namesakes) {
      giveTo(bearer.id, name);
      placed.push({ name, fate: 'merged', id: bearer.id, single: true, bearers: [] });
      if (bearer.typename !== name.typename) otherType.push({ name, entry: bearer });
      continue;
    }
    const foremost = foremostOf(name, bearers);
    if (foremost) giveTo(foremost.id, { ...name, verses: foremost.verses });
    const references = bearers.flatMap(({ entry }) => entry.references.flatMap(versesOf));
    const covered = new Set([...references, ...(foremost?.verses ?? [])]);
    const verses = name.verses.filter((verse) => !covered.has(verse));
    const bearerIds = bearers.map(({ entry }) => entry.id);
    if (verses.length === 0) {
      placed.push({ name, fate: 'covered', single: false, bearers: bearerIds });
      continue;
    }
    const beside = bearers.map(({ entry }) => entry);
    const entry = ownEntry(name, slugFor(name, bearers.length > 0), verses, beside);
    own.push(entry);
    const single = bearers.length === 0 && !name.namesakes;
    placed.push({ name, fate: 'own', id: entry.id, single, bearers: bearerIds });
  }
  return { entries: [...entries.values(), ...own], placed, otherType };
}

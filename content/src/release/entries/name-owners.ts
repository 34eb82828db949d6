import type { Entry } from '@manna/shared/contracts';
import type { DerivedName } from '../names/derived-name';
import { versesOf } from '../../base/bible/reference-verses';
import type { Bearer } from './bearers';

const FIRST_OF_NEW_TESTAMENT = 40_000_000;

/**
 * Whether a verse can be about an entry. The Old Testament does not name people who lived after it: the Gamaliel of
 * Numbers is not Paul's teacher.
 */
function canName({ typename, references }: Entry): (verse: number) => boolean {
  const verses = references.flatMap(versesOf);
  const isLate = typename === 'Person' && verses.length > 0 && verses.every((verse) => verse > FIRST_OF_NEW_TESTAMENT);
  return (verse) => !isLate || verse > FIRST_OF_NEW_TESTAMENT;
}

const listed = (lists: ReadonlyMap<string, readonly number[]>, { strongs }: DerivedName) =>
  strongs.flatMap((number) => lists.get(number) ?? []);

/** The verses of a name that an entry refers to, or that its front matter gives to it. */
function claimsOf(bearer: Bearer, name: DerivedName): ReadonlySet<number> {
  const claimed = new Set([...bearer.entry.references.flatMap(versesOf), ...listed(bearer.only, name)]);
  return new Set(name.verses.filter((verse) => claimed.has(verse)));
}

/** The bearer that gets all verses that no other bearer claims: the one that says so, or the only one. */
function foremostOf(name: DerivedName, bearers: readonly Bearer[]): Bearer | undefined {
  const [first, ...others] = bearers;
  const stated = bearers.find(({ foremost }) => name.strongs.some((number) => foremost.has(number)));
  const isSole =
    first && others.length === 0 && !name.namesakes && !name.strongs.some((number) => first.only.has(number));
  return stated ?? (isSole ? first : undefined);
}

/** The verses of a name by the authored entries that they are about. */
export interface NameOwners {
  /** By the id of the entry: verse numbers, ascending. */
  readonly verses: ReadonlyMap<string, readonly number[]>;
  /** The entry that the name belongs to primarily. */
  readonly foremost: string | undefined;
  /** The entries that certainly have all of their verses, by id. Others have only those that they refer to. */
  readonly complete: ReadonlySet<string>;
}

/** Decides which verses of a name are about which of its authored bearers. Verses that nobody owns are missing. */
export function ownersOf(name: DerivedName, bearers: readonly Bearer[]): NameOwners {
  const foremost = foremostOf(name, bearers);
  const claims = new Map(bearers.map((bearer) => [bearer, claimsOf(bearer, name)]));
  const verses = new Map<string, readonly number[]>();
  for (const [bearer, claimed] of claims) {
    const { entry } = bearer;
    const canBe = canName(entry);
    const excepted = new Set(listed(bearer.foremost, name));
    const others = new Set([...claims].flatMap(([other, theirs]) => (other === bearer ? [] : [...theirs])));
    const isOwned = (verse: number) =>
      bearer === foremost
        ? claimed.has(verse) || (!excepted.has(verse) && !others.has(verse) && canBe(verse))
        : claimed.has(verse);
    verses.set(entry.id, name.verses.filter(isOwned));
  }
  const isCovered = name.verses.every((verse) => [...verses.values()].some((owned) => owned.includes(verse)));
  const complete = bearers.filter((one) => isCovered || one === foremost || listed(one.only, name).length > 0);
  return { verses, foremost: foremost?.entry.id, complete: new Set(complete.map(({ entry }) => entry.id)) };
}

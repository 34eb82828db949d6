import type { Entry } from '@manna/shared/contracts';
import type { StatedKin } from '../../names/derived-name';
import { isInGenealogy } from '../../names/prose/stated-kin';
import type { PlacedName } from '../merge-names';

/** One side of a kinship that the text states: a person with an entry, or only a name. */
export interface Relative {
  /** The name in its usual spelling. */
  readonly name: string;
  /** The person's entry, if it is known which bearer of the name the verse is about. */
  readonly person: Entry | undefined;
  /** The entry of the name, if it is not known. */
  readonly page: Entry | undefined;
  /** Equal for the same person, or for the same name if the person is not known. */
  readonly identity: string;
}

/** Kinship of a bearer of a name, with everything that the text says of the two. */
export interface KnownKin {
  readonly kind: StatedKin['kind'] | 'sibling' | 'kin' | 'ancestor' | 'descendants' | 'concubine' | 'concubineOf';
  readonly as: StatedKin['as'];
  readonly other: Relative;
  /** Verse numbers, ascending. Empty if an entry states the kinship without a verse. */
  readonly verses: readonly number[];
}

/** The kin of one bearer of a name. */
export interface BearerKin {
  readonly self: Relative;
  readonly kin: readonly KnownKin[];
}

/** Whether the entry is about one person, so that all kinship of the name is that person's. */
export const isOfOne = ({ name, fate }: PlacedName) =>
  fate === 'own' && name.typename === 'Person' && (!name.namesakes || name.onePerson);

/** Finds which person a verse is about when it has a certain name. */
export class Bearers {
  readonly #placed: ReadonlyMap<string, PlacedName>;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #ancestors: ReadonlyMap<string, string>;

  /** `ancestors` has the person that a tribe descends from, by the ids of their entries. */
  constructor(placed: readonly PlacedName[], entries: readonly Entry[], ancestors: ReadonlyMap<string, string>) {
    this.#ancestors = ancestors;
    this.#placed = new Map(placed.map((one) => [one.name.key, one]));
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** In genealogies 'the sons of Levi' are those of the man, although most verses with the name are about the tribe. */
  #personOf(owner: string, name: string, verse: number): string {
    if (!isInGenealogy(verse)) return owner;
    const ancestor = this.#entries.get(this.#ancestors.get(owner) ?? '');
    return ancestor && [ancestor.name, ...ancestor.aliases].includes(name) ? ancestor.id : owner;
  }

  /** Undefined if the key is not a name's. */
  relative(key: string, verse: number): Relative | undefined {
    const placed = this.#placed.get(key);
    if (!placed) return undefined;
    const { name, id, owned } = placed;
    const ids = [...owned].flatMap(([owner, verses]) =>
      verses.has(verse) ? [this.#personOf(owner, name.name, verse)] : [],
    );
    const owners = [...new Set(ids)].flatMap((owner) => this.#entries.get(owner) ?? []);
    const people = owners.filter(({ typename }) => typename === 'Person');
    // Somebody may have written the entry that lists the bearers.
    const list = owners.find(({ typename }) => typename === 'DictionaryWord');
    const page = id === undefined ? list : this.#entries.get(id);
    const [only, ...others] = people;
    // A verse can name two bearers, 'James the son of Zebedee and James the son of Alphaeus'.
    const person = only && others.length === 0 ? only : people.length === 0 && isOfOne(placed) ? page : undefined;
    return { name: person?.name ?? name.name, person, page: person ? undefined : page, identity: person?.id ?? key };
  }
}

/** Joins statements that are about one bearer: of the same place in a verse, or of the same kin. */
function grouped(statements: readonly (StatedKin & { readonly other: Relative })[], isOne: boolean) {
  const groups: (StatedKin & { readonly other: Relative })[][] = [];
  for (const stated of statements) {
    const isSame = (each: StatedKin & { readonly other: Relative }) =>
      (each.verse === stated.verse && each.at === stated.at) ||
      (each.kind === stated.kind && each.other.identity === stated.other.identity);
    const [first, ...rest] = groups.filter((group) => isOne || group.some(isSame));
    if (!first) {
      groups.push([stated]);
      continue;
    }
    first.push(stated, ...rest.flat());
    for (const group of rest) groups.splice(groups.indexOf(group), 1);
  }
  return groups;
}

/** Returns each relative once, with all verses. */
function eachOnce(statements: readonly (StatedKin & { readonly other: Relative })[]): KnownKin[] {
  const found = new Map<string, KnownKin>();
  for (const { kind, as, other, verse } of statements) {
    const key = `${kind} ${other.identity}`;
    const known = found.get(key);
    const verses = [...new Set([...(known?.verses ?? []), verse])].sort((a, b) => a - b);
    found.set(key, { kind, as: known?.as ?? as, other, verses });
  }
  return [...found.values()].sort((a, b) => (a.verses[0] ?? 0) - (b.verses[0] ?? 0));
}

/**
 * Returns the kin of every bearer of a name that the text states: of each authored person, of the one person that the
 * entry of the name is about, and of those that only their kin tell apart.
 */
export function kinOfBearers({ name, fate }: PlacedName, bearers: Bearers): BearerKin[] {
  const bySelf = new Map<string, { self: Relative; statements: (StatedKin & { other: Relative })[] }>();
  for (const stated of name.kin) {
    const self = bearers.relative(name.key, stated.verse);
    const other = bearers.relative(stated.key, stated.verse);
    if (!self || !other || self.identity === other.identity) continue;
    const known = bySelf.get(self.identity) ?? { self, statements: [] };
    bySelf.set(self.identity, known);
    known.statements.push({ ...stated, other });
  }
  return [...bySelf.values()].flatMap(({ self, statements }) => {
    const isOne = self.person !== undefined || (fate !== 'merged' && name.onePerson);
    return grouped(statements, isOne).map((group) => ({ self, kin: eachOnce(group) }));
  });
}

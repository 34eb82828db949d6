import { relationKinds, type Entry, type Relation, type RelationKind } from '@manna/shared/contracts';
import { inverseOf } from '@manna/shared/domain';

interface Kinds {
  readonly kinds: Set<RelationKind>;
  featured: boolean;
  /** Whether the entry itself names the other one, and not only the other one it. */
  stated: boolean;
}

const placeOfKind = new Map(relationKinds.map((kind, index) => [kind, index]));
const NO_YEAR = 10_000;

/** Events, and people with a year of birth, are sorted by time. */
const timeOf = (entry: Entry): number =>
  entry.typename === 'Event' ? entry.sortKey : entry.typename === 'Person' ? (entry.born ?? NO_YEAR) : NO_YEAR;

/** Relations between entries, stored in both directions. */
export class RelationSet {
  /** By the entry whose relations they are, then by the other one. */
  private readonly sides = new Map<string, Map<string, Kinds>>();
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly order: ReadonlyMap<string, number>;

  /** `entries` in the order of the release. */
  constructor(entries: readonly Entry[]) {
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.order = new Map(entries.map(({ id }, index) => [id, index]));
  }

  private side(from: string, to: string): Kinds {
    const all = this.sides.get(from) ?? new Map<string, Kinds>();
    this.sides.set(from, all);
    const one = all.get(to) ?? { kinds: new Set(), featured: false, stated: false };
    all.set(to, one);
    return one;
  }

  /**
   * Adds a relation and its inverse. Ignores a relation of an entry to itself or to an unknown entry, because those
   * were checked in the files that state them.
   */
  add(from: string, kind: RelationKind, to: string, featured = false): void {
    if (from === to || !this.entries.has(from) || !this.entries.has(to)) return;
    const here = this.side(from, to);
    here.kinds.add(kind);
    here.featured ||= featured;
    here.stated = true;
    const source = this.entries.get(from);
    this.side(to, from).kinds.add(inverseOf(kind, source?.typename === 'Person' ? source : undefined));
  }

  /** Returns the kind of `to` for `from`, if there is already a relation. */
  kinds(from: string, to: string): ReadonlySet<RelationKind> {
    return this.sides.get(from)?.get(to)?.kinds ?? new Set();
  }

  /**
   * Returns all relations by entry: featured ones first, then by kind, time and the order of the release. If entries are
   * only related, those that the entry itself names come first. Two entries are 'related' only if they have no other
   * relation.
   */
  list(): Relation[] {
    const place = (id: string) => this.order.get(id) ?? 0;
    const time = (id: string) => {
      const entry = this.entries.get(id);
      return entry ? timeOf(entry) : NO_YEAR;
    };
    const kindPlace = ({ kind }: Relation) => placeOfKind.get(kind) ?? 0;
    const isStated = ({ from, to, kind }: Relation) =>
      kind === 'related' && this.sides.get(from)?.get(to)?.stated === true;
    return [...this.sides]
      .sort(([one], [other]) => place(one) - place(other))
      .flatMap(([from, others]) =>
        [...others]
          .flatMap(([to, { kinds, featured }]) =>
            [...kinds]
              .filter((kind) => kind !== 'related' || kinds.size === 1)
              .map((kind): Relation => ({ from, to, kind, featured })),
          )
          .sort(
            (a, b) =>
              Number(b.featured) - Number(a.featured) ||
              kindPlace(a) - kindPlace(b) ||
              Number(isStated(b)) - Number(isStated(a)) ||
              time(a.to) - time(b.to) ||
              place(a.to) - place(b.to),
          ),
      );
  }
}

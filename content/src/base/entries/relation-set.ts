import { relationKinds, type Entry, type Relation, type RelationKind } from '@manna/shared/contracts';
import { inverseOf } from '@manna/shared/domain';

interface Kinds {
  readonly kinds: Set<RelationKind>;
  featured: boolean;
}

const placeOfKind = new Map(relationKinds.map((kind, index) => [kind, index]));
const NO_YEAR = 10_000;

/** Events, and people whose birth is dated, stand in the order of time among their like. */
const timeOf = (entry: Entry): number =>
  entry.typename === 'Event' ? entry.sortKey : entry.typename === 'Person' ? (entry.born ?? NO_YEAR) : NO_YEAR;

/** Relations between entries, each put in from both its sides. */
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
    const one = all.get(to) ?? { kinds: new Set(), featured: false };
    all.set(to, one);
    return one;
  }

  /**
   * Says what `to` is to `from`, and the inverse with it. An entry has no relation to itself, and none to an entry that
   * there is not: such are left out, and checked where they were written.
   */
  add(from: string, kind: RelationKind, to: string, featured = false): void {
    if (from === to || !this.entries.has(from) || !this.entries.has(to)) return;
    const here = this.side(from, to);
    here.kinds.add(kind);
    here.featured ||= featured;
    const source = this.entries.get(from);
    this.side(to, from).kinds.add(inverseOf(kind, source?.typename === 'Person' ? source : undefined));
  }

  /** What `to` is to `from` already. */
  kinds(from: string, to: string): ReadonlySet<RelationKind> {
    return this.sides.get(from)?.get(to)?.kinds ?? new Set();
  }

  /**
   * Every relation, by the entry whose it is: featured ones first, then by kind, time and the order of the release. Two
   * entries are only 'related' where nothing more is said of them.
   */
  list(): Relation[] {
    const place = (id: string) => this.order.get(id) ?? 0;
    const time = (id: string) => {
      const entry = this.entries.get(id);
      return entry ? timeOf(entry) : NO_YEAR;
    };
    const kindPlace = ({ kind }: Relation) => placeOfKind.get(kind) ?? 0;
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
              time(a.to) - time(b.to) ||
              place(a.to) - place(b.to),
          ),
      );
  }
}

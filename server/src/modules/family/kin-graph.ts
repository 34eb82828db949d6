import type { RelationKind } from '@manna/shared/contracts';

/** A person whom Scripture joins to another. */
export interface KinPerson {
  readonly slug: string;
  readonly name: string;
  readonly title: string | null;
  readonly sex: string | null;
  readonly hasPage: boolean;
  /** The page's path, or that of the entry that lists the bearers of the name, if there is one. */
  readonly path: string | null;
}

/** What `relative` is to `person`: a parent or a further ancestor, or one of two who are equal. */
export type TieKind = Extract<RelationKind, 'father' | 'mother' | 'spouse' | 'sibling' | 'kin' | 'ancestor'>;

/** A kinship of two persons, by their slugs, and the passage that states it. Each is there once. */
export interface Tie {
  readonly person: string;
  readonly relative: string;
  readonly kind: TieKind;
  readonly osis: string | null;
}

/** Everyone whom Scripture joins, and how. */
export interface KinGraph {
  readonly people: ReadonlyMap<string, KinPerson>;
  readonly ties: readonly Tie[];
}

/** How many generations a family tree goes up and down. */
export interface Generations {
  readonly up: number;
  readonly down: number;
}

const isParent = ({ kind }: Tie): boolean => kind === 'father' || kind === 'mother';
const isAbove = (tie: Tie): boolean => isParent(tie) || tie.kind === 'ancestor';

/** Ties by each of the two. */
function byPerson(ties: readonly Tie[]): ReadonlyMap<string, readonly Tie[]> {
  const all = new Map<string, Tie[]>();
  const add = (slug: string, tie: Tie) => {
    const known = all.get(slug);
    if (known) known.push(tie);
    else all.set(slug, [tie]);
  };
  for (const tie of ties) {
    add(tie.person, tie);
    add(tie.relative, tie);
  }
  return all;
}

/**
 * Leaves out siblings who have a parent in common, because their parents say it, and what was said before: of a husband by his
 * wife, or of a father by a lineage. Ties keep their order.
 */
export function plainTies(ties: readonly Tie[]): Tie[] {
  const parents = new Map<string, Set<string>>();
  for (const { person, relative } of ties.filter(isParent))
    parents.set(person, (parents.get(person) ?? new Set<string>()).add(relative));
  const shareParent = ({ person, relative }: Tie) =>
    [...(parents.get(person) ?? [])].some((parent) => parents.get(relative)?.has(parent));
  const seen = new Set<string>();
  return ties.filter((tie) => {
    if (tie.kind === 'sibling' && shareParent(tie)) return false;
    const both = [tie.person, tie.relative];
    const pair = [tie.kind, ...(isAbove(tie) ? both : both.sort())].join(' ');
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

/** The larger of two trees is cut off after so many people. */
export const MOST_PEOPLE = 300;

/**
 * The family of a person: forebears, siblings and further kin, descendants, and the husbands and wives of the person and of the descendants.
 * Nearer generations come first; after MOST_PEOPLE the others are left out.
 */
export function familyAround({ people, ties }: KinGraph, slug: string, { up, down }: Generations): KinGraph {
  const of = byPerson(ties);
  const tiesOf = (one: string) => of.get(one) ?? [];
  const parentsOf = (one: string) =>
    tiesOf(one).flatMap((tie) => (isParent(tie) && tie.person === one ? [tie.relative] : []));
  const childrenOf = (one: string) =>
    tiesOf(one).flatMap((tie) => (isParent(tie) && tie.relative === one ? [tie.person] : []));
  const besideOf = (one: string, kind: TieKind) =>
    tiesOf(one).flatMap((tie) => (tie.kind === kind ? [tie.person === one ? tie.relative : tie.person] : []));
  const partnersOf = (one: string) => [...besideOf(one, 'spouse'), ...childrenOf(one).flatMap(parentsOf)];

  const found = new Set([slug]);
  const add = (some: readonly string[]) => {
    const fresh = [...new Set(some)].filter((one) => !found.has(one)).slice(0, MOST_PEOPLE - found.size);
    for (const one of fresh) found.add(one);
    return fresh;
  };
  let above: readonly string[] = up > 0 ? add(parentsOf(slug)) : [];
  let below: readonly string[] = [slug];
  add(partnersOf(slug));
  if (up > 0)
    add([
      ...parentsOf(slug).flatMap(childrenOf),
      ...(['sibling', 'kin', 'ancestor'] as const).flatMap((kind) => besideOf(slug, kind)),
    ]);
  for (let generation = 1; generation <= Math.max(up, down); generation += 1) {
    if (generation <= down) {
      below = add(below.flatMap(childrenOf));
      add(below.flatMap(partnersOf));
    }
    if (generation < up) above = add(above.flatMap(parentsOf));
  }
  return {
    people: new Map([...people].filter(([one]) => found.has(one))),
    ties: ties.filter(({ person, relative }) => found.has(person) && found.has(relative)),
  };
}

/** A step from a person to the next one of a path. */
export interface KinStep {
  readonly to: string;
  /** What `to` is to the person before. */
  readonly kind: TieKind | 'child' | 'descendants';
  readonly osis: string | null;
}

/** How a way comes to a person; `aside` is how many of its ties are not to a father. */
interface Arrival {
  readonly before: string;
  readonly step: KinStep;
  readonly aside: number;
}

/** Whether a step is to parents, children, wives, husbands or siblings. Kin of other kinds may be many steps away. */
const isNear = (kind: KinStep['kind']) => kind !== 'kin' && kind !== 'ancestor' && kind !== 'descendants';

type Ties = ReadonlyMap<string, readonly Tie[]>;

/** The shortest way over steps of some kinds, and of several the one over fathers. Undefined if there is none. */
function wayOver(
  of: Ties,
  from: string,
  to: string,
  follows: (kind: KinStep['kind']) => boolean,
): KinStep[] | undefined {
  const cameBy = new Map<string, Arrival | undefined>([[from, undefined]]);
  for (let level = [from]; level.length > 0 && !cameBy.has(to);) {
    const arrivals = new Map<string, Arrival>();
    for (const here of level) {
      for (const tie of of.get(here) ?? []) {
        const isBack = tie.relative === here;
        const next = isBack ? tie.person : tie.relative;
        const below = isParent(tie) ? 'child' : tie.kind === 'ancestor' ? 'descendants' : tie.kind;
        const kind = isBack ? below : tie.kind;
        if (cameBy.has(next) || !follows(kind)) continue;
        const aside = (cameBy.get(here)?.aside ?? 0) + Number(tie.kind !== 'father');
        const known = arrivals.get(next);
        if (!known || aside < known.aside)
          arrivals.set(next, { before: here, step: { to: next, kind, osis: tie.osis }, aside });
      }
    }
    for (const [slug, arrival] of arrivals) cameBy.set(slug, arrival);
    level = [...arrivals.keys()];
  }
  if (!cameBy.has(to)) return undefined;
  const steps: KinStep[] = [];
  for (let here = cameBy.get(to); here; here = cameBy.get(here.before)) steps.unshift(here.step);
  return steps;
}

/**
 * The way from one person to another over ties: the one tie that joins them; the line if one descends from the other, although
 * marriages may be a shorter way; the shortest without leaps over generations that nobody tells; and at last the shortest of all.
 * If two are as short, it is the one over fathers: from David to Abijah by Solomon, and not by Absalom's daughter. Empty for the same
 * person, undefined if nothing joins them.
 */
export function pathBetween({ ties }: KinGraph, from: string, to: string): KinStep[] | undefined {
  const of = byPerson(ties);
  const shortest = wayOver(of, from, to, () => true);
  if (!shortest || shortest.length <= 1) return shortest;
  const up = wayOver(of, from, to, (kind) => kind === 'father' || kind === 'mother');
  const down = wayOver(of, from, to, (kind) => kind === 'child');
  const [line] = [up, down].filter((one) => one !== undefined).toSorted((one, other) => one.length - other.length);
  return line ?? wayOver(of, from, to, isNear) ?? shortest;
}

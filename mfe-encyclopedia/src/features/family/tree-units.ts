import { hierarchy } from 'd3-hierarchy';
import type { Placed } from './generations';
import type { Kin } from './kin';

/** A person and those beside them, over the units that hang from them. */
export interface Unit {
  readonly head: string;
  readonly partners: readonly string[];
  readonly hanging: readonly Unit[];
}

const hasFamily = ({ partners, hanging }: Unit) => Number(partners.length + hanging.length > 0);

/** Those with a family of their own come last. */
export const byRoom = (one: Unit, other: Unit): number => hasFamily(one) - hasFamily(other);

interface OpenUnit extends Unit {
  readonly hanging: OpenUnit[];
}

/**
 * Makes units of those in `placed`, and returns those that hang from nobody. Children of one mother are together, in the order in
 * which the mothers are beside the father; those with a family of their own come last, because they take more room.
 */
export function unitsOf(kin: Kin, placed: readonly Placed[], way: 'up' | 'down'): readonly Unit[] {
  const units = new Map<string, OpenUnit>();
  const heads = placed.filter(({ beside }) => beside === undefined);
  for (const { slug } of heads) {
    const partners = placed.filter(({ beside }) => beside === slug).map((one) => one.slug);
    units.set(slug, { head: slug, partners, hanging: [] });
  }
  for (const { slug, beside } of placed) {
    const unit = beside === undefined ? undefined : units.get(beside);
    if (unit) units.set(slug, unit);
  }
  const roots = heads.flatMap(({ slug, under }) => {
    const [unit, above] = [units.get(slug), under === undefined ? undefined : units.get(under)];
    if (unit && above && unit !== above) above.hanging.push(unit);
    return unit && !(above && unit !== above) ? [unit] : [];
  });
  // A father is before a mother.
  if (way === 'up') return roots;
  for (const unit of new Set(units.values())) {
    const beside = [unit.head, ...unit.partners];
    const lastParent = ({ head }: Unit) =>
      Math.max(...kin.parentsOf(head).map(({ relative }) => beside.indexOf(relative)));
    unit.hanging.sort((one, other) => byRoom(one, other) || lastParent(one) - lastParent(other));
  }
  return roots;
}

/** How many units hang below each other. */
export const depthOf = (unit: Unit): number => hierarchy(unit, ({ hanging }) => hanging).height + 1;

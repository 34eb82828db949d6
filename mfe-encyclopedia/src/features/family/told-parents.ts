import { placeGenerations, type Placed } from './generations';
import type { Kin, KinTie } from './kin';

/**
 * The parents whom the box of a person must name, by slug, because the bracket that it hangs from does not tell: David's sons hang
 * from him and his eight wives. Half-brothers of the person name the parent whom they share.
 */
export function toldParents(kin: Kin, self: string): ReadonlyMap<string, readonly KinTie[]> {
  const placed = placeGenerations(kin, self);
  const headOf = new Map(placed.map(({ slug, beside }) => [slug, beside ?? slug]));
  const ofSelf = kin.parentsOf(self).map(({ relative }) => relative);

  /** Those whom the bracket tells are the one from whom it hangs, and the only husband or wife. */
  const notInBracket = (parents: readonly KinTie[], under: string) => {
    const head = headOf.get(under);
    const partners = placed.filter(({ beside }) => beside === head).map(({ slug }) => slug);
    const isPlain = (parent: string) => parent === head || (partners.length === 1 && partners.includes(parent));
    return parents.filter(({ relative }) => !isPlain(relative));
  };
  /** The father of a man and of his wife is drawn above one of them. */
  const notAbove = (parents: readonly KinTie[], slug: string) => {
    const above = placed.filter(({ under }) => under === slug).map((one) => one.slug);
    return parents.filter(({ relative }) => headOf.has(relative) && !above.includes(relative));
  };
  const shared = (parents: readonly KinTie[]) => {
    const both = parents.filter(({ relative }) => ofSelf.includes(relative));
    return both.length < ofSelf.length ? both : [];
  };
  const toldOf = ({ slug, row, under, beside }: Placed): readonly KinTie[] => {
    const parents = kin.parentsOf(slug);
    if (row < 0) return notAbove(parents, slug);
    if (row > 0) return under === undefined ? [] : notInBracket(parents, under);
    return slug === self || beside !== undefined ? [] : shared(parents);
  };
  const told = placed.map((one) => [one.slug, toldOf(one)] as const);
  return new Map(told.filter(([, ties]) => ties.length > 0));
}

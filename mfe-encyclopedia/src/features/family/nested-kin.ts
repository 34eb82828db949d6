import type { Kin, KinTie } from './kin';

/** A person of a nested list: the tie to the one above, and who follows. */
export interface NestedPerson {
  readonly slug: string;
  /** Undefined for the first one. */
  readonly tie: KinTie | undefined;
  readonly inner: readonly NestedPerson[];
  /** Whether the person stands elsewhere in the list too, with those who follow. */
  readonly isAgain: boolean;
}

/** Everyone who descends from a person, and the person. */
export function descendantsOf(kin: Kin, self: string): ReadonlySet<string> {
  const found = new Set([self]);
  for (const slug of found) for (const { person } of kin.childrenOf(slug)) found.add(person);
  return found;
}

/**
 * The forebears or the descendants of a person, nested. Who is reached in two ways is followed once, at first sight, and whose
 * father and mother both descend from the person is with the father only.
 */
export function nestedKin(kin: Kin, self: string, way: 'up' | 'down', seen = new Set<string>()): NestedPerson[] {
  const descendants = way === 'up' ? new Set<string>() : descendantsOf(kin, self);
  const hasFatherHere = ({ kind, person }: KinTie) =>
    kind === 'mother' &&
    kin.parentsOf(person).some(({ kind: other, relative }) => other === 'father' && descendants.has(relative));
  const follow = (one: string): NestedPerson[] => {
    seen.add(one);
    const ties = way === 'up' ? kin.parentsOf(one) : kin.childrenOf(one).filter((tie) => !hasFatherHere(tie));
    return ties.map((tie) => {
      const slug = way === 'up' ? tie.relative : tie.person;
      const isAgain = seen.has(slug);
      return { slug, tie, isAgain, inner: isAgain ? [] : follow(slug) };
    });
  };
  return follow(self);
}

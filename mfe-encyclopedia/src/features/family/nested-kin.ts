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

/** The forebears or the descendants of a person, nested. Who is reached in two ways is followed once, at first sight. */
export function nestedKin(kin: Kin, self: string, way: 'up' | 'down', seen = new Set<string>()): NestedPerson[] {
  seen.add(self);
  const ties = way === 'up' ? kin.parentsOf(self) : kin.childrenOf(self);
  return ties.map((tie) => {
    const slug = way === 'up' ? tie.relative : tie.person;
    const isAgain = seen.has(slug);
    return { slug, tie, isAgain, inner: isAgain ? [] : nestedKin(kin, slug, way, seen) };
  });
}

import { partnersOf, type Kin } from './kin';
import { descendantsOf, nestedKin, type NestedPerson } from './nested-kin';

/** Somebody without known parents, and those who descend from them. */
export interface DescentLine {
  readonly slug: string;
  readonly inner: readonly NestedPerson[];
  /** How many descend from them, with those who are listed in another line. */
  readonly count: number;
}

export interface EveryLine {
  readonly lines: readonly DescentLine[];
  /** Those who have neither parents nor children here, and are nobody's husband or wife in a line. */
  readonly others: readonly string[];
}

/**
 * Everyone by line of descent, the largest line first. Who descends from two lines is followed in the first one. Who married
 * into a line has none of their own, as Ruth; they are listed with their husband or wife. Mary has one, because Jesus is
 * listed nowhere else.
 */
export function linesOfDescent(kin: Kin): EveryLine {
  const slugs = [...kin.people.keys()];
  const roots = slugs
    .filter((slug) => kin.parentsOf(slug).length === 0 && kin.childrenOf(slug).length > 0)
    .map((slug) => ({ slug, count: descendantsOf(kin, slug).size - 1 }))
    .sort((one, other) => other.count - one.count);
  const seen = new Set<string>();
  const lines: DescentLine[] = [];
  for (const { slug, count } of roots) {
    const hasNew = kin.childrenOf(slug).some(({ person }) => !seen.has(person));
    if (!hasNew && partnersOf(kin, slug).some((partner) => seen.has(partner))) continue;
    lines.push({ slug, count, inner: nestedKin(kin, slug, 'down', seen) });
  }
  const isListed = (slug: string) => seen.has(slug) || partnersOf(kin, slug).some((partner) => seen.has(partner));
  return { lines, others: slugs.filter((slug) => !isListed(slug)) };
}

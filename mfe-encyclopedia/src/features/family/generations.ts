import { otherOf, partnersOf, type Kin } from './kin';

/** Somebody in a tree, in a row of one generation: 0 is that of the person whose tree it is, -1 that of the parents. */
export interface Placed {
  readonly slug: string;
  readonly row: number;
  /** The one in the row nearer to row 0 (for forebears), or above it, whom this one is drawn next to. */
  readonly under: string | undefined;
  /** Whose husband or wife this is, if drawn beside them. */
  readonly beside: string | undefined;
}

/** Everyone whom `next` leads to from a person, without that person. */
function reached(from: string, next: (slug: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const slug of found) for (const one of next(slug)) found.add(one);
  found.delete(from);
  return found;
}

/** How often husbands and wives move down to those whom they married before what is left is not drawn. */
const MOST_ROUNDS = 12;

/**
 * The length of the longest way to each member over `before`, which leads back towards those at the start. These are at 0, or in
 * their row of `starts`.
 */
function longest(
  members: ReadonlySet<string>,
  before: (slug: string) => readonly string[],
  starts: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const rows = new Map<string, number>();
  const open = new Set<string>();
  const rowOf = (slug: string): number => {
    const known = rows.get(slug);
    if (known !== undefined) return known;
    open.add(slug);
    // Nobody is their own ancestor. If data said so, the way would end there.
    const inside = before(slug).filter((one) => members.has(one) && !open.has(one));
    const row = Math.max(starts.get(slug) ?? 0, ...inside.map((one) => rowOf(one) + 1));
    open.delete(slug);
    rows.set(slug, row);
    return row;
  };
  for (const slug of members) rowOf(slug);
  return rows;
}

function highest(slugs: readonly string[], rows: ReadonlyMap<string, number>) {
  const all = slugs.map((slug) => ({ slug, row: rows.get(slug) ?? 0 }));
  return all.sort((one, other) => one.row - other.row)[0];
}

/**
 * Gives everyone in the family of a person a generation. Parents are above their children: one who descends from the person in
 * two ways is in the lower row. Husbands and wives who do not descend from somebody shown are beside those whom they married.
 * Forebears come first, each row from left to right.
 */
export function placeGenerations(kin: Kin, self: string): Placed[] {
  const parents = (slug: string) => kin.parentsOf(slug).map(({ relative }) => relative);
  const children = (slug: string) => kin.childrenOf(slug).map(({ person }) => person);

  const forebears = reached(self, parents);
  const up = longest(new Set([self, ...forebears]), children);

  const isSibling = (slug: string) =>
    parents(slug).some((one) => parents(self).includes(one)) ||
    kin.besideOf(slug, 'sibling').some((tie) => otherOf(tie, slug) === self);
  const siblings = [...kin.people.keys()].filter((slug) => slug !== self && isSibling(slug));
  const family = (slug: string) => [
    ...(slug === self ? siblings : []),
    ...[...children(slug), ...partnersOf(kin, slug)],
  ];
  const below = new Set([self, ...reached(self, (slug) => family(slug).filter((one) => !forebears.has(one)))]);
  const inBelow = (slug: string) => parents(slug).filter((one) => below.has(one));
  const heads = new Map<string, readonly string[]>();
  for (const slug of below) {
    if (slug === self || inBelow(slug).length > 0) continue;
    const partners = partnersOf(kin, slug).filter((one) => below.has(one));
    if (!isSibling(slug) || partners.includes(self)) heads.set(slug, partners);
  }

  // Beside the one of their partners who is highest, so that their children are below them.
  let rows = longest(below, inBelow);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = rows;
    const starts = new Map([...heads].map(([slug, all]) => [slug, highest(all, known)?.row ?? 0]));
    rows = longest(below, inBelow, starts);
  }
  const rowOf = (slug: string) => rows.get(slug) ?? 0;
  const placed = new Map<string, Placed>();
  const inOrder = [...below].sort(
    (one, other) => rowOf(one) - rowOf(other) || Number(heads.has(one)) - Number(heads.has(other)),
  );
  for (const slug of inOrder) {
    const row = rowOf(slug);
    const near = (all: readonly string[], at: number) => all.find((one) => placed.get(one)?.row === at);
    const isBeside = heads.has(slug);
    const under = isBeside ? undefined : near(inBelow(slug), row - 1);
    const beside = isBeside
      ? near(
          partnersOf(kin, slug).filter((one) => !heads.has(one)),
          row,
        )
      : undefined;
    if (row === 0 ? !isBeside || beside !== undefined : (under ?? beside) !== undefined)
      placed.set(slug, { slug, row, under, beside });
  }
  const above = [...forebears].map((slug): Placed => {
    const row = up.get(slug) ?? 1;
    const under = children(slug).find((one) => (up.get(one) ?? -1) === row - 1);
    return { slug, row: -row, under, beside: undefined };
  });
  return [...above.sort((one, other) => one.row - other.row), ...placed.values()];
}

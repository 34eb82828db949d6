import { hierarchy, tree } from 'd3-hierarchy';
import { placeGenerations, type Placed } from './generations';
import { isParentTie, type Kin, type KinTie } from './kin';

/** Sizes of what is drawn, in pixels. */
export const NODE = { width: 136, height: 52 } as const;
const GAP = { beside: 20, between: 28, rows: 56 } as const;
const ROW = NODE.height + GAP.rows;
const MARGIN = 16;
/** On a phone, so that two boxes stand side by side. */
const NARROW = { margin: 8, gap: 12 } as const;

/** A person's box: its left upper corner, and the row of its generation. */
export interface TreeNode {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** A line for one tie, from one of the two to the other. Parents come first. */
export interface TreeEdge {
  readonly tie: KinTie;
  readonly from: string;
  readonly to: string;
}

export interface TreeLayout {
  readonly nodes: readonly TreeNode[];
  readonly edges: readonly TreeEdge[];
  readonly width: number;
  readonly height: number;
}

/** A person and those beside them. */
interface Unit {
  readonly slugs: readonly string[];
  readonly children: Unit[];
}

const widthOf = ({ slugs }: Unit) => Math.max(slugs.length, 1) * (NODE.width + GAP.beside) - GAP.beside;

/** The middle of each box, by slug, in a forest of units below a root that is not drawn. */
function spread(roots: readonly Unit[]): Map<string, number> {
  const root = hierarchy<Unit>({ slugs: [], children: [...roots] }, ({ children }) => children);
  const laid = tree<Unit>()
    .nodeSize([1, 1])
    .separation((one, other) => (widthOf(one.data) + widthOf(other.data)) / 2 + GAP.between)(root);
  const middles = new Map<string, number>();
  for (const { data, x } of laid.descendants()) {
    for (const [index, slug] of data.slugs.entries())
      middles.set(slug, x - widthOf(data) / 2 + NODE.width / 2 + index * (NODE.width + GAP.beside));
  }
  return middles;
}

/**
 * Makes units of those in `placed`, and returns those that are under nobody. Children of one mother stand together, in the order
 * in which the mothers stand.
 */
function unitsOf(kin: Kin, placed: readonly Placed[]): Unit[] {
  const units = new Map<string, Unit>();
  const heads = placed.filter(({ beside }) => beside === undefined);
  for (const { slug } of heads) {
    const own = placed.filter(({ beside }) => beside === slug).map((one) => one.slug);
    units.set(slug, { slugs: [slug, ...own], children: [] });
  }
  for (const { slug, beside } of placed) {
    const unit = beside === undefined ? undefined : units.get(beside);
    if (unit) units.set(slug, unit);
  }
  const roots = heads.flatMap(({ slug, under }) => {
    const [unit, above] = [units.get(slug), under === undefined ? undefined : units.get(under)];
    if (unit && above && unit !== above) above.children.push(unit);
    return unit && !(above && unit !== above) ? [unit] : [];
  });
  for (const unit of new Set(units.values())) {
    const lastParent = ({ slugs: [child = ''] }: Unit) =>
      Math.max(...kin.parentsOf(child).map(({ relative }) => unit.slugs.indexOf(relative)));
    unit.children.sort((one, other) => lastParent(one) - lastParent(other));
  }
  return roots;
}

/** The ties of those who are drawn, each once. */
const edgesOf = ({ ties }: Kin, drawn: ReadonlySet<string>): TreeEdge[] =>
  ties
    .filter(({ person, relative }) => drawn.has(person) && drawn.has(relative))
    .map((tie) => ({
      tie,
      from: isParentTie(tie) ? tie.relative : tie.person,
      to: isParentTie(tie) ? tie.person : tie.relative,
    }));

/** Moves everything so that the margins are on all sides. */
function framed(kin: Kin, nodes: readonly TreeNode[], margin: number = MARGIN): TreeLayout {
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  const moved = nodes.map((node) => ({ ...node, x: node.x - left + margin, y: node.y - top + margin }));
  return {
    nodes: moved,
    edges: edgesOf(kin, new Set(moved.map(({ slug }) => slug))),
    width: Math.max(...moved.map(({ x }) => x)) + NODE.width + margin,
    height: Math.max(...moved.map(({ y }) => y)) + NODE.height + margin,
  };
}

/** A tree in which every generation is one row: forebears above the person, descendants below. */
export function layWide(kin: Kin, self: string): TreeLayout {
  const placed = placeGenerations(kin, self);
  const isAbove = ({ row }: Placed) => row < 0;
  const below = spread(
    unitsOf(
      kin,
      placed.filter((one) => !isAbove(one)),
    ),
  );
  const own = { slug: self, row: 0, under: undefined, beside: undefined };
  const above = spread(unitsOf(kin, [own, ...placed.filter(isAbove)]));
  const shift = (below.get(self) ?? 0) - (above.get(self) ?? 0);
  const middle = (one: Placed) => (isAbove(one) ? (above.get(one.slug) ?? 0) + shift : (below.get(one.slug) ?? 0));
  const nodes = placed.map((one) => ({
    slug: one.slug,
    row: one.row,
    x: middle(one) - NODE.width / 2,
    y: one.row * ROW,
  }));
  return framed(kin, nodes);
}

/** The same for a narrow page: a generation goes on in the next line when the width ends. */
export function layNarrow(kin: Kin, self: string, width: number): TreeLayout {
  const columns = Math.max(1, Math.floor((width - 2 * NARROW.margin + NARROW.gap) / (NODE.width + NARROW.gap)));
  const wide = layWide(kin, self);
  const rows = [...new Set(wide.nodes.map(({ row }) => row))].sort((one, other) => one - other);
  const nodes: TreeNode[] = [];
  let y = 0;
  for (const row of rows) {
    const all = wide.nodes.filter((node) => node.row === row).sort((one, other) => one.x - other.x);
    for (const [index, node] of all.entries()) {
      if (index > 0 && index % columns === 0) y += NODE.height + NARROW.gap;
      nodes.push({ ...node, x: (index % columns) * (NODE.width + NARROW.gap), y });
    }
    y += ROW;
  }
  return framed(kin, nodes, NARROW.margin);
}

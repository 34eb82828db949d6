import { placeGenerations, type Placed } from './generations';
import { isParentTie, type Kin, type KinTie } from './kin';
import {
  FIRST_BAR,
  flipped,
  HANG,
  hang,
  layUnit,
  moved,
  NODE,
  trunkAt,
  type Block,
  type Box,
  type Line,
} from './tree-blocks';
import { byRoom, depthOf, unitsOf, type Unit } from './tree-units';

export type { Line };

const MARGIN = 8;
/** Room for the bracket at the left of what hangs from it: less on a phone, and if many generations hang from each other. */
const INDENT = { least: 6, most: 24, share: 20 } as const;

/** A person's box: its left upper corner, and the row of its generation. */
export interface TreeNode extends Box {
  readonly row: number;
}

/** A tie of two who are drawn. Parents come first. */
export interface TreeEdge {
  readonly tie: KinTie;
  readonly from: string;
  readonly to: string;
}

export interface TreeLayout {
  readonly nodes: readonly TreeNode[];
  /** What is drawn between the boxes. A person who is reached in two ways hangs from one of them. */
  readonly lines: readonly Line[];
  /** The ties of those who are drawn, each once. */
  readonly edges: readonly TreeEdge[];
  readonly width: number;
  readonly height: number;
}

const edgesOf = ({ ties }: Kin, drawn: ReadonlySet<string>): TreeEdge[] =>
  ties
    .filter(({ person, relative }) => drawn.has(person) && drawn.has(relative))
    .map((tie) => ({
      tie,
      from: isParentTie(tie) ? tie.relative : tie.person,
      to: isParentTie(tie) ? tie.person : tie.relative,
    }));

/** Part of a tree that a trunk leads to. */
interface Joined extends Pick<Block, 'boxes' | 'lines' | 'width' | 'height'> {
  /** How far from its outer edge the trunk ends. */
  readonly trunk: number;
}

/** Several units hang from a bracket; a trunk leads to one alone without any. */
function join(units: readonly Unit[], kind: Line['kind'], width: number, indent: number): Joined {
  const [only] = units;
  if (units.length === 1 && only) return { ...layUnit(only, width, indent), trunk: 0 };
  const blocks = units.map((unit) => ({ head: unit.head, block: layUnit(unit, width - indent, indent) }));
  const hung = hang(blocks, { width, indent, kind });
  return { ...hung, trunk: hung.trunk ?? 0 };
}

/** The parents and those above them, upside down, and below the row of the person: all are joined by one trunk. */
function layBoth(parents: readonly Unit[], row: readonly Unit[], width: number, indent: number): Omit<Block, 'middle'> {
  const kind = parents.length > 0 ? 'descent' : 'sibling';
  const below = join(row, kind, width, indent);
  if (parents.length === 0 && row.length === 1) return below;
  const above = parents.length > 0 ? join(parents, kind, width, indent) : undefined;
  const isStraight = parents.length === 1 && row.length === 1;
  const top = (above?.height ?? 0) + (isStraight ? HANG : 0);
  const x = isStraight ? NODE.width / 2 : trunkAt(indent);
  const start = above ? above.height - above.trunk : FIRST_BAR;
  const trunk: Line = {
    kind,
    points: [
      [x, start],
      [x, top + below.trunk],
    ],
  };
  const [upper, lower] = [above && flipped(above), moved(below, 0, top)];
  return {
    boxes: [...(upper?.boxes ?? []), ...lower.boxes],
    lines: [...(upper?.lines ?? []), trunk, ...lower.lines],
    width: Math.max(above?.width ?? 0, below.width),
    height: top + below.height,
  };
}

/**
 * A tree within a width: forebears above the person, brothers and sisters beside, descendants below. Those who hang from one bracket
 * take as many lines as they need, so that no line runs through a box.
 */
export function layTree(kin: Kin, self: string, width: number): TreeLayout {
  const placed = placeGenerations(kin, self);
  const isAbove = ({ row }: Placed) => row < 0;
  const roots = unitsOf(
    kin,
    placed.filter((one) => !isAbove(one)),
    'down',
  );
  const row = [...roots.filter(({ head }) => head !== self).sort(byRoom), ...roots.filter(({ head }) => head === self)];
  const own = { slug: self, row: 0, under: undefined, beside: undefined };
  const above = unitsOf(kin, [own, ...placed.filter(isAbove)], 'up').find(({ head }) => head === self)?.hanging ?? [];

  const depth = Math.max(1, ...[...above, ...row].map(depthOf));
  const room = Math.max(NODE.width, width - 2 * MARGIN);
  const indent = Math.max(
    INDENT.least,
    Math.min(INDENT.most, Math.floor(room / INDENT.share), Math.floor((room - NODE.width) / depth)),
  );
  const block = layBoth(above, row, room, indent);
  const { boxes, lines } = moved(block, MARGIN, MARGIN);
  const rows = new Map(placed.map((one) => [one.slug, one.row]));
  return {
    nodes: boxes.map((box) => ({ ...box, row: rows.get(box.slug) ?? 0 })),
    lines,
    edges: edgesOf(kin, new Set(boxes.map(({ slug }) => slug))),
    width: block.width + 2 * MARGIN,
    height: block.height + 2 * MARGIN,
  };
}

import type { Unit } from './tree-units';

/** Sizes of what is drawn, in pixels. */
export const NODE = { width: 128, height: 60 } as const;
/** Between two boxes of a line. */
const GAP = 8;
/** Above a line of boxes, with room for the bracket that they hang from. */
export const HANG = 28;
/** From a bracket to the boxes that hang from it. */
const DROP = 12;
/** Where the bracket of the first line is, below the edge from which it hangs. */
export const FIRST_BAR = HANG - DROP;
/** Between a person and the husbands or wives. */
const BESIDE = 28;
/** Below a line of husbands or wives, with room for their bracket. */
const BELOW = 20;
const TICK = 9;

/** The position of a box: its left upper corner. */
export interface Box {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
}

/** A part of a bracket: a line over these points. */
export interface Line {
  readonly kind: 'descent' | 'spouse' | 'sibling';
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The two whom it joins; undefined if it joins several. */
  readonly of?: readonly [head: string, other: string];
}

/** Boxes and lines within a rectangle that begins at 0, 0. */
export interface Block {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  /** The middle of the box of its head. */
  readonly middle: number;
}

/** How many boxes fit beside each other; at least one. */
const columnsIn = (width: number) => Math.max(1, Math.floor((width + GAP) / (NODE.width + GAP)));

/** Boxes and lines, which are moved together. */
type Drawing = Pick<Block, 'boxes' | 'lines'>;

export const moved = ({ boxes, lines }: Drawing, dx: number, dy: number): Drawing => ({
  boxes: boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })),
  lines: lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [x + dx, y + dy] as const) })),
});

/** The same upside down: what hung from its top edge stands on its bottom edge. */
export const flipped = ({ boxes, lines, height }: Drawing & Pick<Block, 'height'>): Drawing => ({
  boxes: boxes.map((box) => ({ ...box, y: height - box.y - NODE.height })),
  lines: lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [x, height - y] as const) })),
});

/** A person, with husbands and wives in lines to the right, or below if only one of several fits there. */
function layHead({ head, partners }: Unit, width: number, indent: number): Head {
  const own: Box = { slug: head, x: 0, y: 0 };
  const middle = NODE.width / 2;
  if (partners.length === 0)
    return { boxes: [own], lines: [], width: NODE.width, height: NODE.height, middle, isOpen: true };
  const room = width - NODE.width - BESIDE;
  const [beside, below] = [room < NODE.width ? 0 : columnsIn(room), columnsIn(width - indent)];
  const isBelow = beside === 0 || (beside < partners.length && beside < 2 && below > beside);
  const columns = isBelow ? below : beside;
  const left = isBelow ? indent : NODE.width + BESIDE;
  const top = isBelow ? NODE.height + BELOW : 0;
  const boxes = partners.map((slug, index) => ({
    slug,
    x: left + (index % columns) * (NODE.width + GAP),
    y: top + Math.floor(index / columns) * (NODE.height + BELOW),
  }));
  const right = Math.max(...boxes.map(({ x }) => x)) + NODE.width;
  const bottom = Math.max(...boxes.map(({ y }) => y)) + NODE.height;
  const [first] = boxes;
  if (boxes.length === 1 && first && !isBelow) {
    const y = NODE.height / 2;
    const points = [
      [NODE.width, y],
      [first.x, y],
    ] as const;
    return {
      boxes: [own, first],
      lines: [{ kind: 'spouse', points, of: [head, first.slug] }],
      width: right,
      height: bottom,
      middle,
      isOpen: true,
    };
  }
  // The bracket of a line runs below it if the boxes are to the right, and above it if they are below.
  const spine = isBelow ? (indent * 2) / 3 : NODE.width + BESIDE / 2;
  const edgeOf = ({ y }: Box) => (isBelow ? y : y + NODE.height);
  const barOf = (box: Box) => edgeOf(box) + (isBelow ? -TICK : TICK);
  const start = isBelow
    ? ([[spine, NODE.height]] as const)
    : ([
        [NODE.width, NODE.height / 2],
        [spine, NODE.height / 2],
      ] as const);
  const last = boxes.at(-1);
  const lines: Line[] = last ? [{ kind: 'spouse', points: [...start, [spine, barOf(last)]] }] : [];
  for (const y of new Set(boxes.map((box) => box.y))) {
    const end = boxes.findLast((box) => box.y === y);
    if (end)
      lines.push({
        kind: 'spouse',
        points: [
          [spine, barOf(end)],
          [end.x + middle, barOf(end)],
        ],
      });
  }
  for (const box of boxes)
    lines.push({
      kind: 'spouse',
      points: [
        [box.x + middle, barOf(box)],
        [box.x + middle, edgeOf(box)],
      ],
      of: [head, box.slug],
    });
  return {
    boxes: [own, ...boxes],
    lines,
    width: Math.max(right, NODE.width),
    height: isBelow ? bottom : bottom + TICK,
    middle,
    isOpen: !isBelow,
  };
}

/** Blocks in lines that hang from one bracket, whose trunk is at the left from the top edge. */
interface Hanging extends Pick<Block, 'boxes' | 'lines' | 'width' | 'height'> {
  /** How far down the trunk goes; undefined if there is none, because a straight line leads to one. */
  readonly trunk: number | undefined;
}

/** A person with those beside them. */
interface Head extends Block {
  /** Whether nothing is below the person's own box. */
  readonly isOpen: boolean;
}

/** The position of the trunk of a bracket. */
export const trunkAt = (indent: number): number => indent / 3;

/** Hangs blocks in lines from one bracket: as many beside each other as the width has room for. */
export function hang(
  blocks: readonly { readonly head: string; readonly block: Block }[],
  { width, indent, kind, from }: { width: number; indent: number; kind: Line['kind']; from?: string | undefined },
): Hanging {
  const x = trunkAt(indent);
  const boxes: Box[] = [];
  const lines: Line[] = [];
  let [right, top, bottom, left, trunk] = [0, HANG, 0, indent, 0];
  let bar: { y: number; end: number } | undefined;
  const close = () => {
    if (bar)
      lines.push({
        kind,
        points: [
          [x, bar.y],
          [bar.end, bar.y],
        ],
      });
  };
  for (const { head, block } of blocks) {
    if (left > indent && left + block.width > width) {
      close();
      [left, top] = [indent, bottom + HANG];
    }
    const placed = moved(block, left, top);
    boxes.push(...placed.boxes);
    lines.push(...placed.lines);
    const middle = left + block.middle;
    bar = { y: top - DROP, end: middle };
    trunk = bar.y;
    lines.push({
      kind,
      points: [
        [middle, bar.y],
        [middle, top],
      ],
      ...(from !== undefined && { of: [from, head] as const }),
    });
    right = Math.max(right, left + block.width);
    bottom = Math.max(bottom, top + block.height);
    left += block.width + GAP;
  }
  close();
  return { boxes, lines, width: right, height: bottom, trunk };
}

/** What hangs from a unit. An only child is straight below, if no box is in the way. */
function layHanging({ head, hanging }: Unit, { height, isOpen }: Head, width: number, indent: number): Hanging {
  const [only] = hanging;
  const below = isOpen && hanging.length === 1 && only ? layUnit(only, width, indent) : undefined;
  if (!below || !only)
    return hang(
      hanging.map((one) => ({ head: one.head, block: layUnit(one, width - indent, indent) })),
      { width, indent, kind: 'descent', from: head },
    );
  const top = HANG / 2;
  const drop: Line = {
    kind: 'descent',
    points: [
      [below.middle, NODE.height - height],
      [below.middle, top],
    ],
    of: [head, only.head],
  };
  const placed = moved(below, 0, top);
  return {
    ...placed,
    lines: [drop, ...placed.lines],
    width: below.width,
    height: below.height + top,
    trunk: undefined,
  };
}

/** A unit and all that hangs from it, as wide as `width` at most if that has room for one box and the indents. */
export function layUnit(unit: Unit, width: number, indent: number): Block {
  const head = layHead(unit, width, indent);
  if (unit.hanging.length === 0) return head;
  const below = layHanging(unit, head, width, indent);
  const { boxes, lines } = moved(below, 0, head.height);
  const x = trunkAt(indent);
  const trunk: readonly Line[] =
    below.trunk === undefined
      ? []
      : [
          {
            kind: 'descent',
            points: [
              [x, NODE.height],
              [x, head.height + below.trunk],
            ],
          },
        ];
  return {
    boxes: [...head.boxes, ...boxes],
    lines: [...head.lines, ...trunk, ...lines],
    width: Math.max(head.width, below.width),
    height: head.height + below.height,
    middle: head.middle,
  };
}

import { z } from 'zod';
import type { ProseTable } from '@manna/shared/contracts';
import { breakLines, element, lineWidth, palette, sans, serif, short, text } from '@manna/shared/print';
import type { Lettering, Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { dataTable, nameCell, namesCell } from '../data-table';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { legendLine } from '../pictures/legend-line';
import { heading, sheet, sourceLine, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';

const memberSchema = z.strictObject({
  /** 'people/isaac' if the site has an entry; the entry's name is the default name. */
  person: z.string().optional(),
  name: z.string().optional(),
  note: z.string().optional(),
  /** Names that one card holds together, one below the other. */
  list: z.array(z.string()).optional(),
  /** Middle of the card, in hundredths of the sheet's width. */
  x: z.number().min(0).max(100),
  /** Rows from the top, 0 and up; halves are allowed. */
  row: z.number().min(0),
  tone: z.enum(['line', 'wife', 'other']).default('other'),
  width: z.number().positive().optional(),
});
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  legend: z.array(z.strictObject({ tone: z.enum(['line', 'wife', 'other']), words: z.string().min(1) })).min(1),
  members: z.record(z.string(), memberSchema),
  /** Parents, one or two, and their children, by the keys of `members`. */
  unions: z.array(z.strictObject({ parents: z.array(z.string()).min(1).max(2), children: z.array(z.string()) })),
  /** Wives in the row below. */
  marriages: z.array(z.strictObject({ of: z.string(), to: z.array(z.string()).min(1) })).default([]),
  rowHeight: z.number().positive().default(150),
});
type Member = z.infer<typeof memberSchema>;

const PADDING = 14;
const LEAST = 104;
const NAME_LEADING = 33;
/** If a child is closer than this to the middle of its parents, a straight line connects them. */
const SNAP = 18;
const nameLettering = serif(27, 600);
const noteLettering = sans(21);
const listLettering = serif(26, 500);
const NOTE_LEADING = 28;
const LIST_LEADING = 37;
const tones = {
  line: { fill: palette.ink, ink: palette.card, soft: '#d8cfc0', stroke: palette.ink },
  wife: { fill: '#f3e3dc', ink: palette.ink, soft: palette.inkSoft, stroke: palette.red },
  other: { fill: palette.card, ink: palette.ink, soft: palette.inkSoft, stroke: palette.inkFaint },
} as const;

interface Card {
  readonly member: Member;
  readonly name: string;
  readonly nameLines: readonly string[];
  readonly notes: readonly string[];
  readonly list: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function nameOf(world: World, { person, name }: Member): string {
  const entry = person === undefined ? undefined : world.entries.get(person);
  if (person !== undefined && !entry)
    throw new ContentError(`A family tree has ${person}, for whom there is no entry.`);
  const shown = name ?? entry?.name;
  if (shown === undefined) throw new ContentError('A family tree has a card that names nobody.');
  return shown;
}

function cardOf(world: World, member: Member, top: number, rowHeight: number): Card {
  const name = nameOf(world, member);
  const inner = (member.width ?? 200) - 2 * PADDING;
  const nameLines = breakLines(name, nameLettering, member.width === undefined ? Infinity : inner);
  const notes = member.note === undefined ? [] : breakLines(member.note, noteLettering, inner);
  const list = member.list ?? [];
  const widest = Math.max(
    ...nameLines.map((line) => lineWidth(line, nameLettering)),
    ...notes.map((line) => lineWidth(line, noteLettering)),
    ...list.map((line) => lineWidth(line, listLettering)),
  );
  const width = Math.max(member.width ?? LEAST, widest + 2 * PADDING);
  const height =
    21 +
    nameLines.length * NAME_LEADING +
    notes.length * NOTE_LEADING +
    list.length * LIST_LEADING +
    (list.length ? 8 : 0);
  const x = SHEET_MARGIN + (member.x / 100) * (SHEET_WIDTH - 2 * SHEET_MARGIN);
  return { member, name, nameLines, notes, list, x, y: top + member.row * rowHeight, width, height };
}

function cardMarkup({ member, nameLines, notes, list, x, y, width, height }: Card): Markup {
  const tone = tones[member.tone];
  const round = member.tone === 'wife' ? 24 : 8;
  const left = x - width / 2;
  let base = y + 36 - NAME_LEADING;
  const lines = (words: readonly string[], lettering: Lettering, leading: number, fill: string) =>
    words.map((line) => text(line, lettering, { x, y: (base += leading), anchor: 'middle', fill })).join('');
  return (
    element('rect', { x: left, y, width, height, rx: round, fill: tone.fill, stroke: tone.stroke, 'stroke-width': 2 }) +
    lines(nameLines, nameLettering, NAME_LEADING, tone.ink) +
    lines(notes, noteLettering, NOTE_LEADING, tone.soft) +
    lines(list, listLettering, LIST_LEADING, tone.ink)
  );
}

const dotted = {
  fill: 'none',
  stroke: palette.red,
  'stroke-dasharray': '1 8',
  'stroke-linecap': 'round',
  'stroke-width': 4.5,
} as const;

/** Lines from a couple, or from one parent, to the children: down to a bar between the rows, and from it to each. */
function unionMarkup(parents: readonly Card[], children: readonly Card[]): Markup {
  const [first, second] = parents;
  if (!first) return '';
  const stroke = { fill: 'none', stroke: palette.inkFaint, 'stroke-width': 3, 'stroke-linejoin': 'round' };
  const couple = second
    ? element('path', {
        d: `M${short(first.x)} ${short(first.y + 27)}H${short(second.x)}`,
        ...dotted,
      })
    : '';
  if (!children.length) return couple;
  const between = second
    ? (Math.max(first.x - first.width / 2, second.x - second.width / 2) +
        Math.min(first.x + first.width / 2, second.x + second.width / 2)) /
      2
    : first.x;
  const [only] = children;
  const gap = children.length === 1 && only && Math.abs(only.x - between) < SNAP ? only.x : between;
  const from = second ? first.y + 27 : first.y + first.height;
  const top = Math.min(...children.map((child) => child.y));
  const bar = top - 24;
  const lines = children.map(
    (child) => `M${short(gap)} ${short(from)}V${short(bar)}H${short(child.x)}V${short(child.y)}`,
  );
  return couple + element('path', { d: lines.join(''), ...stroke });
}

/** Dotted lines from a husband to wives in the row below. */
function marriageMarkup(husband: Card, wives: readonly Card[]): Markup {
  const from = husband.y + husband.height;
  const bar = Math.min(...wives.map(({ y }) => y)) - 24;
  const lines = wives.map(
    (wife) => `M${short(husband.x)} ${short(from)}V${short(bar)}H${short(wife.x)}V${short(wife.y)}`,
  );
  return element('path', { d: lines.join(''), ...dotted });
}

/** A row for each card: whom the family knows as parents and in marriage. */
function tableOf(
  world: World,
  { title, members, unions, marriages, legend }: z.infer<typeof optionsSchema>,
): ProseTable {
  const ids = Object.keys(members);
  const cellsOf = (wanted: readonly string[]) =>
    wanted.flatMap((id) => {
      const member = members[id];
      return member ? [nameCell(nameOf(world, member), world.entries.get(member.person ?? ''))] : [];
    });
  const spousesOf = (id: string) => [
    ...unions.flatMap(({ parents }) => (parents.includes(id) ? parents.filter((parent) => parent !== id) : [])),
    ...marriages.flatMap(({ of, to }) => [...(of === id ? to : []), ...(to.includes(id) ? [of] : [])]),
  ];
  // The children of a wife are drawn below her alone.
  const parentsOf = (id: string) =>
    unions.flatMap(({ parents, children }) => {
      const [only = '', second] = parents;
      if (!children.includes(id)) return [];
      return second === undefined && members[only]?.tone === 'wife' ? [only, ...new Set(spousesOf(only))] : parents;
    });
  const wordsOf = ({ note, list, tone }: Member) =>
    [note ?? legend.find((each) => each.tone === tone && tone === 'line')?.words, list?.join(', ')]
      .filter((words) => words !== undefined)
      .join('; ');
  return dataTable(
    title,
    ['Name', 'Child of', 'Married to', 'Who'],
    ids.flatMap((id) => {
      const [member, [cell]] = [members[id], cellsOf([id])];
      if (!member || !cell) return [];
      const spouses = [...new Set(spousesOf(id))];
      return [[cell, namesCell(cellsOf(parentsOf(id))), namesCell(cellsOf(spouses)), wordsOf(member)]];
    }),
  );
}

/** A family as cards, laid out as the front matter says: dotted lines join couples, plain lines lead to children. */
export const familyTree: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const { title, subtitle, source, members, unions, marriages, legend, rowHeight } = options;
  const head = heading(title, subtitle);
  const key = legendLine(
    legend.map(({ tone, words }) => [
      element('rect', {
        x: -13,
        y: -10,
        width: 26,
        height: 20,
        rx: tone === 'wife' ? 10 : 4,
        fill: tones[tone].fill,
        stroke: tones[tone].stroke,
        'stroke-width': 2,
      }),
      words,
    ]),
    head.bottom + 38,
  );
  const top = key.bottom + 34;
  const cards = new Map(
    Object.entries(members).map(([id, member]) => [id, cardOf(world, member, top, rowHeight)] as const),
  );
  const cardsOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const card = cards.get(id);
      if (!card) throw new ContentError(`resources/${order.slug} joins ${id}, who is no member of its family.`);
      return card;
    });
  const drawn = [...cards.values()];
  const lines = unions.map(({ parents, children }) => unionMarkup(cardsOf(parents), cardsOf(children)));
  const joined = marriages.flatMap(({ of, to }) => {
    const [husband] = cardsOf([of]);
    return husband ? [marriageMarkup(husband, cardsOf(to))] : [];
  });
  const bottom = Math.max(...drawn.map(({ y, height }) => y + height));
  const foot = sourceLine(source, bottom + 10);
  const height = Math.ceil(foot.bottom);
  const kin = unions.map(({ parents, children }) => {
    const [couple, born] = [cardsOf(parents), cardsOf(children)].map((each) =>
      each.map(({ name }) => name).join(' and '),
    );
    return born ? `${couple ?? ''}: ${born}` : `${couple ?? ''}, married`;
  });
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} ${kin.join('. ')}.`, height },
        ...[head.markup, key.markup, ...lines, ...joined, ...drawn.map(cardMarkup), foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `Family tree of ${drawn.length} people. ${kin.join('. ')}.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: [tableOf(world, options)],
  };
};

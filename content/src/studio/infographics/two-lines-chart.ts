import { z } from 'zod';
import type { Lineage } from '@manna/shared/contracts';
import { element, lineWidth, palette, sans, serif, short, text, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { dataTable, entriesById, nameCell } from '../data-table';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';

const lineSchema = z.strictObject({
  title: z.string().min(1),
  reference: z.string().min(1),
  lineage: z.string().min(1),
});
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  /** The shorter line and the longer one. */
  lines: z.tuple([lineSchema, lineSchema]),
  /** Names at which the lines meet, in order; the last of that name in each line is meant. */
  meetings: z.array(z.string().min(1)).min(2),
  /**
   * The shared ancestors before the lines divide: the names of one line up to `until`, after those of the block
   * before.
   */
  trunk: z.array(z.strictObject({ heading: z.string().min(1), until: z.string().min(1) })),
  note: z.string().min(1),
});

const ROW = 42;
const MEETING = 74;
/** Middles of the titles, and where the strands run. */
const COLUMNS = [290, 790] as const;
const STRANDS = [410, 670] as const;
const MIDDLE = SHEET_WIDTH / 2;
const inks = [palette.red, palette.blue] as const;
const nameLettering = serif(29, 500);

function membersOf(world: World, slug: string): Lineage['members'] {
  const lineage: Lineage | undefined = world.lineages.get(slug);
  if (!lineage) throw new ContentError(`A chart of two lines is made of the lineage ${slug}, which is not there.`);
  return lineage.members;
}

const namesOf = (world: World, slug: string): string[] => membersOf(world, slug).map(({ name }) => name);

/** Each line from its beginning, and who is in both. */
function tablesOf(world: World, { lines, meetings }: z.infer<typeof optionsSchema>) {
  const known = entriesById(world);
  const [parting = ''] = meetings;
  const beforeParting = (names: readonly string[]) => names.slice(0, names.lastIndexOf(parting));
  return lines.map(({ title, reference, lineage }, side) => {
    const members = membersOf(world, lineage);
    const names = members.map(({ name }) => name);
    const shared = new Set(beforeParting(namesOf(world, lines[1 - side]?.lineage ?? lineage)));
    const isShared = (name: string, index: number) =>
      (meetings.includes(name) && names.lastIndexOf(name) === index) ||
      (index < names.lastIndexOf(parting) && shared.has(name));
    return dataTable(
      `The line in ${title}, ${reference}`,
      ['Name', 'Place in the line', 'Both lines'],
      members.map(({ name, person }, index) => [
        nameCell(name, known.get(person ?? '')),
        `${index + 1} of ${members.length}`,
        isShared(name, index) ? 'in both' : '',
      ]),
    );
  });
}

/** A chain of names that runs on from line to line like a text. */
function chain(heading: string, names: readonly string[], top: number): Part {
  const [left, right] = [SHEET_MARGIN + 30, SHEET_MARGIN + SHEET_INNER - 30];
  let [x, y] = [left, top + 106];
  const markup = names.map((name, index) => {
    const width = lineWidth(name, nameLettering);
    const arrow = index < names.length - 1 ? 34 : 0;
    if (x + width > right) [x, y] = [left, y + 44];
    const at = x;
    x += width + arrow;
    const tip = at + width + 12;
    return (
      text(name, nameLettering, { x: at, y }) +
      (arrow
        ? element('path', {
            d: `M${short(tip)} ${y - 15}l7 7l-7 7`,
            fill: 'none',
            stroke: palette.gold,
            'stroke-width': 3,
            'stroke-linecap': 'round',
          })
        : '')
    );
  });
  const height = y - top + 34;
  return {
    markup:
      element('rect', {
        x: SHEET_MARGIN,
        y: top,
        width: SHEET_INNER,
        height,
        rx: 10,
        fill: palette.card,
        stroke: palette.rule,
        'stroke-width': 2,
      }) +
      text(heading, sans(24, 600), { x: left, y: top + 52, fill: palette.inkSoft }) +
      markup.join(''),
    bottom: top + height,
  };
}

/** Names between one meeting and the next, evenly down a line of their own. */
function strand(names: readonly string[], column: number, ink: string, top: number, height: number): Markup {
  const step = height / (names.length + 1);
  const line = element('path', {
    d: `M${MIDDLE} ${short(top - MEETING / 2 + 26)}C${MIDDLE} ${short(top + 10)} ${column} ${short(top - 20)} ${column} ${short(top + step * 0.8)}V${short(top + height - step * 0.8)}C${column} ${short(top + height + 20)} ${MIDDLE} ${short(top + height - 10)} ${MIDDLE} ${short(top + height + MEETING / 2 - 26)}`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 3,
  });
  return (
    line +
    names
      .map((name, index) => {
        const y = top + step * (index + 1);
        return (
          element('circle', { cx: column, cy: y, r: 7, fill: ink, stroke: palette.paper, 'stroke-width': 2 }) +
          text(name, nameLettering, {
            x: column < MIDDLE ? column - 22 : column + 22,
            y: y + 10,
            anchor: column < MIDDLE ? 'end' : 'start',
          })
        );
      })
      .join('')
  );
}

const meetingPill = (name: string, y: number): Markup => {
  const lettering = serif(31, 600);
  const width = lineWidth(name, lettering) + 64;
  return (
    element('rect', { x: MIDDLE - width / 2, y: y - 27, width, height: 54, rx: 27, fill: palette.ink }) +
    text(name, lettering, { x: MIDDLE, y: y + 11, anchor: 'middle', fill: palette.card })
  );
};

/** The part of a line after one name and before another, the last of its name being meant. */
function between(names: readonly string[], after: string, before: string): string[] {
  const [from, to] = [names.lastIndexOf(after), names.lastIndexOf(before)];
  if (from < 0 || to < from) throw new ContentError(`A line of descent does not lead from ${after} to ${before}.`);
  return names.slice(from + 1, to);
}

/** Two lines of descent side by side: what they share as a chain, then where they part and where they meet again. */
export const twoLinesChart: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const { title, subtitle, source, lines, meetings, trunk, note } = options;
  const [first, second] = lines.map(({ lineage }) => namesOf(world, lineage));
  if (!first || !second) throw new ContentError(`resources/${order.slug} wants two lines.`);
  const head = heading(title, subtitle);
  let y = head.bottom + 24;
  let from = 0;
  const chains = trunk.map(({ heading: words, until }) => {
    const to = second.indexOf(until);
    if (to < from) throw new ContentError(`resources/${order.slug} tells a line until ${until}, who is not there.`);
    const part = chain(words, second.slice(from, to + 1), y);
    from = to + 1;
    y = part.bottom + 20;
    return part.markup;
  });
  const titles = lines.map(
    ({ title: name, reference }, index) =>
      text(name, serif(38, 600), {
        x: COLUMNS[index] ?? 0,
        y: y + 62,
        anchor: 'middle',
        fill: inks[index] ?? palette.ink,
      }) + text(reference, sans(23), { x: COLUMNS[index] ?? 0, y: y + 98, anchor: 'middle', fill: palette.inkSoft }),
  );
  y += 118;
  const pills: Markup[] = [];
  const strands: Markup[] = [];
  meetings.forEach((name, index) => {
    y += MEETING / 2;
    pills.push(meetingPill(name, y));
    y += MEETING / 2;
    const next = meetings[index + 1];
    if (next === undefined) return;
    const parts = [between(first, name, next), between(second, name, next)];
    const rows = Math.max(...parts.map((part) => part.length));
    const height = (rows + 1) * ROW * (rows ? 1 : 0.2);
    if (!rows) {
      const d = `M${MIDDLE} ${short(y - 20)}V${short(y + height + 20)}`;
      strands.push(element('path', { d, stroke: palette.ink, 'stroke-width': 4 }));
    } else {
      parts.forEach((part, side) => {
        strands.push(strand(part, STRANDS[side] ?? 0, inks[side] ?? palette.ink, y, height));
      });
    }
    y += height;
  });
  const words = textBlock(note, sans(25), {
    x: MIDDLE,
    y: y + 48,
    anchor: 'middle',
    balanced: true,
    width: SHEET_INNER - 60,
    leading: 37,
    fill: palette.inkSoft,
  });
  const foot = sourceLine(source, words.bottom + 4);
  const height = Math.ceil(foot.bottom);
  const counts = [first, second].map((names, index) => `${lines[index]?.title ?? ''}: ${names.join(', ')}`);
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} ${counts.join('. ')}.`, height },
        ...[head.markup, ...chains, ...titles, ...strands, ...pills, words.markup, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `Two lines of descent side by side, ${first.length} names and ${second.length} names, which meet at ${meetings.join(', ')}.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: tablesOf(world, options),
  };
};

import { z } from 'zod';
import { element, lineWidth, palette, sans, serif, short, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { dataTable, entriesById, nameCell, versesCell } from '../data-table';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { heading, sheet, sourceLine, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import { yearSchema, yearText } from './years';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  lineage: z.string().min(1),
  /** The year of the first birth. */
  start: yearSchema,
  /** How old each was when the next was born, and how long he lived, in the lineage's order. */
  lives: z
    .array(
      z.strictObject({
        name: z.string(),
        next: z.int().positive(),
        lived: z.int().positive(),
        reference: z.string().min(1),
      }),
    )
    .min(2),
  event: z.strictObject({ year: yearSchema, label: z.string().min(1) }),
});

const ROW = 66;
const BAR = 42;
const LEFT = SHEET_MARGIN + 6;
const RIGHT = SHEET_WIDTH - SHEET_MARGIN - 6;
/** Half the width of the line of the event. */
const EVENT_HALF = 5;
const nameLettering = serif(27, 600);
const yearLettering = sans(22);
const BEFORE = '#8a6518';
const ACROSS = palette.blue;
const AFTER = palette.green;

interface Life {
  readonly name: string;
  readonly reference: string;
  readonly born: number;
  readonly next: number;
  readonly lived: number;
}

/** The lives of a line of fathers and sons as bars on one scale of years, so that one sees who could have known whom. */
export const lifespansChart: Maker = async (order, world) => {
  const { title, subtitle, source, lineage: slug, start, lives: ages, event } = optionsOf(order, optionsSchema);
  const lineage = world.lineages.get(slug);
  if (!lineage) throw new ContentError(`resources/${order.slug} is made of the lineage ${slug}, which is not there.`);
  let born = start;
  const lives = lineage.members.map(({ name }, index): Life => {
    const age = ages[index];
    if (age?.name !== name) throw new ContentError(`resources/${order.slug} gives no ages of ${name}.`);
    const [ref] = world.refs(age.reference);
    const life = { ...age, reference: ref ? referenceText(ref) : '', born };
    born += age.next;
    return life;
  });
  const known = entriesById(world);
  const table = dataTable(
    `${title}. ${event.label}: ${yearText(event.year)}`,
    ['Name', 'Born', 'Age at the birth of the next', 'Lived', 'Died', 'Verses'],
    lineage.members.flatMap(({ name, person }, index) => {
      const [life, age] = [lives[index], ages[index]];
      if (!life || !age) return [];
      const died = yearText(life.born + life.lived);
      const cell = nameCell(name, known.get(person ?? ''));
      return [
        [cell, yearText(life.born), `${life.next}`, `${life.lived} years`, died, versesCell(world, age.reference)],
      ];
    }),
  );
  const last = Math.max(...lives.map((life) => life.born + life.lived));
  const xOf = (year: number) => LEFT + ((year - start) / (last - start)) * (RIGHT - LEFT);

  const head = heading(title, subtitle);
  const top = head.bottom + 84;
  const bottom = top + lives.length * ROW;
  const scale: Markup[] = [];
  for (let year = Math.ceil((start - 1) / 500) * 500 + 1; year < last; year += 500) {
    const x = xOf(year);
    scale.push(
      element('path', { d: `M${short(x)} ${top - 12}V${bottom}`, stroke: palette.rule, 'stroke-width': 2 }) +
        text(
          yearText(year),
          { ...sans(22, 500), tabular: true },
          { x: Math.max(x, SHEET_MARGIN + 48), y: top - 26, anchor: 'middle', fill: palette.inkSoft },
        ),
    );
  }
  const eventX = xOf(event.year);
  const eventWords = `${event.label}, ${yearText(event.year)}`;
  const eventWidth = lineWidth(eventWords, sans(23, 600)) + 44;
  const eventLine =
    element('rect', {
      x: eventX - EVENT_HALF,
      y: top - 12,
      width: 2 * EVENT_HALF,
      height: bottom - top + 32,
      fill: palette.waterLine,
    }) +
    element('rect', {
      x: eventX - eventWidth / 2,
      y: bottom + 12,
      width: eventWidth,
      height: 44,
      rx: 22,
      fill: palette.waterInk,
    }) +
    text(eventWords, sans(23, 600), { x: eventX, y: bottom + 42, anchor: 'middle', fill: palette.card });
  const bars = lives.map(({ name, reference, born: from, next, lived }, index) => {
    const y = top + index * ROW + (ROW - BAR) / 2;
    const [x, width] = [xOf(from), xOf(from + lived) - xOf(from)];
    const birth = `M${short(xOf(from + next) + 2)} ${y + BAR}v${ROW - BAR}`;
    const inside = lineWidth(name, nameLettering) + 28 < width;
    const colour = from + lived <= event.year + 1 ? BEFORE : from < event.year ? ACROSS : AFTER;
    const years = `${lived} years`;
    const nameX = inside ? x + 14 : x - 12;
    const base = y + BAR / 2 + 9;
    const beside = `${years} · ${reference}`;
    const fits = x + width + 12 + lineWidth(beside, yearLettering) < RIGHT + 10;
    const left = inside ? x - 12 : nameX - lineWidth(name, nameLettering) - 14;
    const besideX = fits ? x + width + 12 : left;
    const besideWidth = lineWidth(beside, yearLettering);
    // Everything that is written outside the bar, from its left end to its right end.
    const outside = fits ? [besideX, besideX + besideWidth] : [besideX - besideWidth, x];
    const isCrossed = (outside[0] ?? 0) < eventX + EVENT_HALF && (outside[1] ?? 0) > eventX - EVENT_HALF;
    return (
      // The line of the event stops where words cross it.
      (isCrossed
        ? element('rect', {
            x: eventX - EVENT_HALF,
            y,
            width: 2 * EVENT_HALF,
            height: BAR,
            fill: palette.paper,
          })
        : '') +
      element('rect', { x, y, width, height: BAR, rx: 6, fill: colour }) +
      (index < lives.length - 1 ? element('path', { d: birth, stroke: colour, 'stroke-width': 4 }) : '') +
      text(name, nameLettering, {
        x: nameX,
        y: base,
        anchor: inside ? 'start' : 'end',
        fill: inside ? palette.card : palette.ink,
        ...(inside ? {} : { halo: palette.paper }),
      }) +
      text(beside, yearLettering, {
        x: besideX,
        y: base - 1,
        anchor: fits ? 'start' : 'end',
        fill: palette.inkSoft,
        halo: palette.paper,
      })
    );
  });
  const note = text('The stroke beneath a bar is the birth of the next.', sans(23), {
    x: SHEET_WIDTH / 2,
    y: bottom + 104,
    anchor: 'middle',
    fill: palette.inkSoft,
  });
  const foot = sourceLine(source, bottom + 104);
  const height = Math.ceil(foot.bottom);
  const listed = lives
    .map(({ name, lived, born: year }) => `${name}, born ${yearText(year)}, lived ${lived} years`)
    .join('; ');
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} ${listed}.`, height },
        ...[head.markup, ...scale, eventLine, ...bars, note, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `Chart of the lives of ${lives.length} fathers and sons from ${lives[0]?.name ?? ''} to ${lives.at(-1)?.name ?? ''} as bars on one scale of years.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: [table],
  };
};

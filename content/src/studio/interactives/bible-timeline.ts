import type { Entry, Period } from '@manna/shared/contracts';
import { periods } from '@manna/shared/contracts';
import { breakLines, element, palette, sans, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { yearText } from '../infographics/years';
import type { Maker, World } from '../maker';
import { CARD, gameCard } from './game-card';
import { namedEntry } from './named-entry';
import { playableFile } from './playable-file';

export type EventEntry = Extract<Entry, { typename: 'Event' }>;

const names: Readonly<Record<Period, string>> = {
  beginnings: 'Beginnings',
  patriarchs: 'The patriarchs',
  exodus: 'The Exodus',
  judges: 'The judges',
  'united-kingdom': 'The united kingdom',
  'divided-kingdom': 'The divided kingdom',
  exile: 'The exile',
  return: 'The return',
  'between-the-testaments': 'Between the Testaments',
  'life-of-christ': 'The life of Christ',
  'early-church': 'The early church',
  'church-history': 'The church in history',
  'bible-translation': 'The Bible in translation',
};

const colours = [palette.red, palette.orange, palette.yellow, palette.green, palette.blue, palette.purple];

/** The events of the site in the order of time. */
export const eventsOf = (world: Pick<World, 'entries'>): EventEntry[] =>
  [...world.entries.values()]
    .filter((entry) => entry.typename === 'Event')
    .sort((a, b) => a.eventsStart - b.eventsStart || a.sortKey - b.sortKey || (a.slug < b.slug ? -1 : 1));

function periodsOf(events: readonly EventEntry[]) {
  return periods.flatMap((slug) => {
    const own = events.filter(({ period }) => period === slug);
    if (own.length === 0) return [];
    return [
      {
        slug,
        name: names[slug],
        start: Math.min(...own.map(({ eventsStart }) => eventsStart)),
        end: Math.max(...own.map(({ eventsEnd }) => eventsEnd)),
        count: own.length,
      },
    ];
  });
}
type PeriodRow = ReturnType<typeof periodsOf>[number];

/** A bead for each period on a line that goes to and fro, with its name, its first year and its number of events. */
function beads(rows: readonly PeriodRow[]): Markup {
  const columns = 5;
  const [left, top, pitchX, pitchY] = [184, 300, 208, 204];
  const at = (index: number) => {
    const row = Math.floor(index / columns);
    const inRow = index % columns;
    return { x: left + (row % 2 ? columns - 1 - inRow : inRow) * pitchX, y: top + row * pitchY };
  };
  const path = rows
    .map((_, index) => {
      const { x, y } = at(index);
      if (index === 0) return `M${x} ${y}`;
      const before = at(index - 1);
      if (before.y === y) return `L${x} ${y}`;
      // The line turns around at the end of a row.
      const bend = x > CARD.width / 2 ? 152 : -152;
      return `C${x + bend} ${before.y} ${x + bend} ${y} ${x} ${y}`;
    })
    .join('');
  const marks = rows.map(({ name, start, count }, index) => {
    const { x, y } = at(index);
    const fill = colours[index % colours.length] ?? palette.ink;
    const lines = breakLines(name, serif(25, 600), 178);
    const middle = { x, anchor: 'middle' } as const;
    return (
      element('circle', { cx: x, cy: y, r: 33, fill, stroke: palette.paper, 'stroke-width': 7 }) +
      text(String(count), { ...sans(25, 600), tabular: true }, { ...middle, y: y + 9, fill: palette.card }) +
      lines.map((line, at) => text(line, serif(25, 600), { ...middle, y: y + 70 + at * 30 })).join('') +
      text(`from ${yearText(start)}`, sans(20), {
        ...middle,
        y: y + 70 + (lines.length - 1) * 30 + 31,
        fill: palette.inkSoft,
      })
    );
  });
  const line = element('path', {
    d: path,
    fill: 'none',
    stroke: palette.goldLight,
    'stroke-width': 10,
    'stroke-linecap': 'round',
  });
  return line + marks.join('');
}

/** Every event of the site in its order, with the periods that they fall into. */
export const bibleTimeline: Maker = async (order, world) => {
  const events = eventsOf(world);
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) throw new ContentError(`resources/${order.slug} needs events.`);
  const rows = periodsOf(events);
  const file = playableFile(order, {
    kind: 'timeline',
    periods: rows.map(({ slug, name, start, end }) => ({ slug, name, start, end })),
    events: events.map((event) => ({
      ...namedEntry(event),
      summary: event.summary,
      start: event.eventsStart,
      end: event.eventsEnd,
      period: event.period,
      dating: event.dating,
    })),
  });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${events.length} events from ${yearText(first.eventsStart)} to ${yearText(last.eventsEnd)}`,
        alt: `A line that winds through ${rows.length} periods, from ${rows[0]?.name ?? ''} to ${rows.at(-1)?.name ?? ''}, each with its number of events.`,
        caption: order.summary,
        credit: 'Drawn for this site from the dates of its events.',
      },
      beads(rows),
    ),
    files: [file],
    plays: file.name,
  };
};

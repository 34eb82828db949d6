import { z } from 'zod';
import type { Period } from '@manna/shared/contracts';
import { element, palette, sans, serif, text, type Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { yearText } from '../infographics/years';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { eventsOf, type EventEntry } from './bible-timeline';
import { CARD, gameCard } from './game-card';
import { namedEntry } from './named-entry';
import { playableFile } from './playable-file';

const optionsSchema = z.strictObject({
  /** The game has at least so many events. */
  least: z.int().positive(),
  /** Three events on the game's picture, by slug. */
  shown: z.tuple([z.string(), z.string(), z.string()]),
});

/** The Bible tells of these periods; the events of the others are about its history. */
const afterTheBible: ReadonlySet<Period> = new Set(['between-the-testaments', 'church-history', 'bible-translation']);

/** Cards with the names of events, the dates of which are on a line beside them. */
function cards(events: readonly EventEntry[]): Markup {
  const [left, top, pitch, tall] = [260, 250, 196, 140];
  const line = element('path', {
    d: `M150 ${top - 10}V${top + 2 * pitch + tall + 10}`,
    stroke: palette.gold,
    'stroke-width': 6,
  });
  const colours = [palette.red, palette.green, palette.blue];
  const rows = events.map((event, index) => {
    const y = top + index * pitch;
    const fill = colours[index] ?? palette.ink;
    return (
      element('circle', { cx: 150, cy: y + tall / 2, r: 20, fill, stroke: palette.paper, 'stroke-width': 6 }) +
      element('rect', {
        x: left,
        y,
        width: CARD.width - left - 110,
        height: tall,
        rx: 16,
        fill: palette.card,
        stroke: fill,
        'stroke-width': 4,
      }) +
      text(event.name, serif(44, 500), { x: left + 40, y: y + 66 }) +
      text(yearText(event.eventsStart), sans(28), { x: left + 40, y: y + 110, fill: palette.inkSoft })
    );
  });
  return line + rows.join('');
}

/** Events of the Bible to be put in the order of time. */
export const orderTheEvents: Maker = async (order, world) => {
  const { least, shown } = optionsOf(order, optionsSchema);
  const events = eventsOf(world).filter(({ period }) => !afterTheBible.has(period));
  if (events.length < least)
    throw new ContentError(`resources/${order.slug} has ${events.length} events; it needs ${least}.`);
  const file = playableFile(order, {
    kind: 'order-the-events',
    events: events.map((event) => ({
      ...namedEntry(event),
      start: event.eventsStart,
      end: event.eventsEnd,
      period: event.period,
    })),
  });
  const onCard = events.filter(({ slug }) => shown.includes(slug));
  if (onCard.length < shown.length)
    throw new ContentError(`resources/${order.slug} shows events that it does not have.`);
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${events.length} events to put in the order of time`,
        alt: `Three cards beside a line: ${onCard.map(({ name }) => name).join(', ')}.`,
        caption: order.summary,
        credit: 'Drawn for this site from the dates of its events.',
      },
      cards(onCard),
    ),
    files: [file],
    plays: file.name,
  };
};

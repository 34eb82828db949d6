import { z } from 'zod';
import { element, group, palette, sans, serif, short, text, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { osisOf } from '../../base/bible/reference-verses';
import type { LonLat } from '../maps/ground/geography';
import { baseMap } from '../maps/ground/base-map';
import { frameOf } from '../maps/drawing/map-frame';
import type { MapFrame } from '../maps/drawing/map-frame';
import type { Maker, Order, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { readTable, tableName } from '../../base/files/authored-table';
import { gameCard } from './game-card';
import { entryOf, namedEntry } from './named-entry';
import { playableFile } from './playable-file';

const TABLE = 'interactives/match-the-place';
const key = (collection: string) => z.string().regex(new RegExp(`^${collection}/[a-z0-9-]+$`));
const tableSchema = z.strictObject({
  clues: z
    .array(
      z.strictObject({
        place: key('places'),
        clue: z.string().min(1),
        references: z.array(z.string().min(1)).min(1),
        event: key('events').optional(),
      }),
    )
    .min(1),
});
export type AuthoredClue = z.infer<typeof tableSchema>['clues'][number];

/** Reads the authored clues. Throws ContentError if the file is invalid. */
export const readClues = (): readonly AuthoredClue[] => readTable(TABLE, tableSchema).clues;

const optionsSchema = z.strictObject({
  /** The minimum number of places in a game. */
  least: z.int().positive(),
  /** The clue on the game's picture is of this place, 'places/bethel'. */
  shown: z.string().min(1),
});

/**
 * Returns a place with its clue; undefined if its site is neither certain nor probable, because a question about it
 * would be unfair.
 */
function roundOf(world: World, order: Order, { place, clue, references, event }: AuthoredClue) {
  const entry = entryOf(world, order, place);
  if (entry.typename !== 'Place') throw new ContentError(`${tableName(TABLE)} names ${place}, which is no place.`);
  const telling = [entry.name, ...entry.aliases].find((name) => clue.toLowerCase().includes(name.toLowerCase()));
  if (telling !== undefined) throw new ContentError(`${tableName(TABLE)} names ${telling} in the clue to ${place}.`);
  const { certainty, location } = entry;
  if (!location || (certainty !== 'certain' && certainty !== 'probable')) return undefined;
  return {
    ...namedEntry(entry),
    ...location,
    certainty,
    clue,
    references: references.flatMap((each) =>
      world.refs(each).map((ref) => ({ text: referenceText(ref), osis: osisOf(ref) })),
    ),
    ...(event !== undefined && { event: namedEntry(entryOf(world, order, event)) }),
  };
}

const FRAME = { x: 64, y: 220, width: 620, height: 614 } as const;

function pin(frame: MapFrame, place: LonLat, asked: boolean): Markup {
  const [x, y] = frame.project(place);
  const size = asked ? 1.7 : 1;
  return element('path', {
    d: 'M0 0C-4 -9 -12 -14 -12 -24A12 12 0 1 1 12 -24C12 -14 4 -9 0 0Z',
    transform: `translate(${short(x)} ${short(y)}) scale(${size})`,
    fill: asked ? palette.red : palette.blue,
    stroke: palette.card,
    'stroke-width': 2,
  });
}

function mapPicture(places: readonly LonLat[], asked: LonLat): Markup {
  const frame = frameOf([33.9, 30.9, 36.7, 33.5], { ...FRAME, heights: [FRAME.height, FRAME.height] });
  const base = baseMap(frame, 2, 'game');
  const inside = ([lon, lat]: LonLat) => lon > 34.2 && lon < 36.3 && lat > 31.1 && lat < 33.3;
  return (
    base.defs +
    group(
      { 'clip-path': 'url(#game-frame)' },
      base.ground,
      base.hills,
      base.waters,
      ...places.filter(inside).map((place) => pin(frame, place, false)),
      pin(frame, asked, true),
    ) +
    element('rect', { ...FRAME, rx: 6, fill: 'none', stroke: palette.inkFaint, 'stroke-width': 2 })
  );
}

/** Places of the Bible to be found on the map by what happened there. */
export const matchThePlace: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const places = readClues()
    .flatMap((clue) => roundOf(world, order, clue) ?? [])
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (places.length < options.least) {
    throw new ContentError(
      `resources/${order.slug} has ${places.length} places whose site is known; it needs ${options.least}.`,
    );
  }
  const file = playableFile(order, { kind: 'match-the-place', places });
  const shownId = world.entries.get(options.shown)?.id;
  const shown = places.find(({ id }) => id === shownId) ?? places[0];
  if (!shown) throw new ContentError(`resources/${order.slug} has no place to show.`);
  const at = (place: (typeof places)[number]): LonLat => [place.lon, place.lat];
  const column = { x: 730, width: 400 } as const;
  const clue = textBlock(shown.clue, serif(36, 400, true), { ...column, y: 400, leading: 52 });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${places.length} places to find by what happened there`,
        alt: 'A map of the land from Beersheba to Dan with pins on it, and beside it a clue that belongs to one of them.',
        caption: order.summary,
        credit: 'Drawn for this site; coasts from Natural Earth, waters and hills drawn by hand.',
      },
      mapPicture(places.map(at), at(shown)),
      text('Where was it?', serif(46, 600), { x: column.x, y: 320, fill: palette.red }),
      element('path', { d: `M${column.x} 344H${column.x + column.width}`, stroke: palette.gold, 'stroke-width': 2 }),
      clue.markup,
      text('Choose a pin on the map', sans(24), { x: column.x, y: clue.bottom + 64, fill: palette.inkSoft }),
    ),
    files: [file],
    plays: file.name,
  };
};

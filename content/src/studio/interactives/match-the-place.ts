import { z } from 'zod';
import type { BibleRef, PlayableOf } from '@manna/shared/contracts';
import { element, group, palette, sans, serif, short, text, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { osisOf } from '../../base/bible/reference-verses';
import type { LonLat } from '../maps/ground/geography';
import { baseMap } from '../maps/ground/base-map';
import { placesById, type Place } from '../maps/map-places';
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

const degrees = z.number();
const optionsSchema = z.strictObject({
  /** The minimum number of places at each level. */
  least: z.int().positive(),
  /** Distances are told from this place, 'places/jerusalem'. */
  center: key('places'),
  levels: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** West, south, east and north of its map; places beyond are left out. */
        bounds: z.tuple([degrees, degrees, degrees, degrees]),
        /** Its places are those of clues from these books, by OSIS id, and the stops of these journeys. */
        books: z.array(z.string().min(1)),
        journeys: z.array(z.string().min(1)),
      }),
    )
    .min(1),
});
type LevelOptions = z.infer<typeof optionsSchema>['levels'][number];

type MatchedPlace = PlayableOf<'match-the-place'>['levels'][number]['places'][number];

/** A place with what happened there. */
interface Round {
  readonly place: Place;
  readonly clue: string;
  readonly references: readonly BibleRef[];
  readonly event?: string | undefined;
}

function placeOf(world: World, order: Order, key: string): Place {
  const entry = entryOf(world, order, key);
  if (entry.typename !== 'Place') throw new ContentError(`resources/${order.slug} names ${key}, which is no place.`);
  return entry;
}

/** Throws ContentError if a clue names its place, which it should not tell. */
function roundOf(world: World, order: Order, { place: key, clue, references, event }: AuthoredClue): Round {
  const place = placeOf(world, order, key);
  const telling = [place.name, ...place.aliases].find((name) => clue.toLowerCase().includes(name.toLowerCase()));
  if (telling !== undefined) throw new ContentError(`${tableName(TABLE)} names ${telling} in the clue to ${key}.`);
  return { place, clue, references: references.flatMap((each) => world.refs(each)), event };
}

/** The stops of a journey that have a note. */
function roundsOfJourney(world: World, order: Order, slug: string): Round[] {
  const journey = world.journeys.get(slug);
  if (!journey) throw new ContentError(`resources/${order.slug} names ${slug}, which is no journey.`);
  const places = placesById(world);
  return journey.stops.flatMap(({ place: id, note, references }) => {
    const place = places.get(id);
    return place && note !== undefined ? [{ place, clue: note, references }] : [];
  });
}

/** A mark cannot show where these are. */
const wideKinds: ReadonlySet<string> = new Set(['region', 'country', 'river', 'road']);

/** The places of a level, each once. Only certain sites are asked for, because others would be unfair. */
function levelOf(world: World, order: Order, { name, bounds, books, journeys }: LevelOptions) {
  const [west, south, east, north] = bounds;
  const isInside = ({ lat, lon }: { lat: number; lon: number }) =>
    lon > west && lon < east && lat > south && lat < north;
  const ofBooks = readClues()
    .map((clue) => roundOf(world, order, clue))
    .filter(({ references: [first] }) => first && books.includes(osisOf(first).split('.')[0] ?? ''));
  const rounds = [...ofBooks, ...journeys.flatMap((slug) => roundsOfJourney(world, order, slug))];
  const places = new Map<string, MatchedPlace>();
  for (const { place, clue, references, event } of rounds) {
    const { location, certainty } = place;
    if (!location || certainty !== 'certain' || wideKinds.has(place.kind)) continue;
    if (!isInside(location) || places.has(place.id)) continue;
    places.set(place.id, {
      ...namedEntry(place),
      ...location,
      clue,
      references: references.map((ref) => ({ text: referenceText(ref), osis: osisOf(ref) })),
      ...(event !== undefined && { event: namedEntry(entryOf(world, order, event)) }),
    });
  }
  return { name, bounds, places: [...places.values()].sort((a, b) => (a.path < b.path ? -1 : 1)) };
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

/** Places of the Bible to be found on a map. */
export const matchThePlace: Maker = async (order, world) => {
  const { least, center, levels: asked } = optionsOf(order, optionsSchema);
  const levels = asked.map((level) => levelOf(world, order, level));
  for (const { name, places } of levels) {
    if (places.length < least)
      throw new ContentError(
        `resources/${order.slug} has ${places.length} places at the level "${name}"; it needs ${least}.`,
      );
  }
  const { name, location } = placeOf(world, order, center);
  if (!location)
    throw new ContentError(`resources/${order.slug} tells distances from ${center}, whose site is unknown.`);
  const file = playableFile(order, { kind: 'match-the-place', center: { name, ...location }, levels });
  const places = levels.flatMap((level) => level.places);
  const at = ({ lon, lat }: { lon: number; lat: number }): LonLat => [lon, lat];
  const shown = levels[0]?.places[0];
  if (!shown) throw new ContentError(`resources/${order.slug} has no place to show.`);
  const column = { x: 730, width: 400 } as const;
  const question = textBlock(`Where is ${shown.name}?`, serif(46, 600), { ...column, y: 320, leading: 56 });
  const clue = textBlock(shown.clue, serif(36, 400, true), { ...column, y: question.bottom + 90, leading: 52 });
  return {
    picture: gameCard(
      {
        title: order.name,
        line: `${new Set(places.map(({ id }) => id)).size} places to find on the map`,
        alt: `A map of the land from Beersheba to Dan with pins on it, and beside it a question: where is ${shown.name}?`,
        caption: order.summary,
        credit: 'Drawn for this site; coasts from Natural Earth, waters and hills drawn by hand.',
      },
      mapPicture(places.map(at), at(shown)),
      question.markup,
      element('path', {
        d: `M${column.x} ${question.bottom + 24}H${column.x + column.width}`,
        stroke: palette.gold,
        'stroke-width': 2,
      }),
      clue.markup,
      text('Choose a mark on the map', sans(24), { x: column.x, y: clue.bottom + 64, fill: palette.inkSoft }),
    ),
    files: [file],
    plays: file.name,
  };
};

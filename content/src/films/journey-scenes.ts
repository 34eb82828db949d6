import type { Journey } from '@manna/shared/contracts';
import { element, outlineText, palette, sans, serif, textBlock } from '@manna/shared/print';
import { referenceText } from '../studio/pictures/reference-text';
import type { World } from '../studio/maker';
import { legsOf, numberedStops, type Detour, type NumberedStop } from '../studio/maps/journey-route';
import { frameOf, type Bounds, type Point } from '../studio/maps/drawing/map-frame';
import { mapPanel, type View } from '../studio/maps/drawing/map-panel';
import { drawnLeg, routeMarkup } from '../studio/maps/drawing/route-drawing';
import { dot } from '../studio/maps/map-places';

/** The film's size in pixels: the map, and beside it what is told. */
export const FILM = { width: 1280, height: 720, map: 860 } as const;

/** One stop of the journey: how one comes to it, and what is told there. */
export interface Scene {
  /** Points of the way from the stop before, in pixels; empty for the first stop. */
  readonly way: readonly Point[];
  readonly at: Point;
  /** SVG of what is told, for the room beside the map. */
  readonly card: string;
  /** The same in words, for the captions. */
  readonly words: string;
}

export interface Scenes {
  /** SVG of the map with its names, without the way. */
  readonly map: string;
  /** SVG of the map with the whole way, and of what the film is about, for its picture. */
  readonly poster: { readonly map: string; readonly card: string };
  readonly scenes: readonly Scene[];
}

const svg = (width: number, ...parts: readonly string[]) =>
  outlineText(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${FILM.height}`, width, height: FILM.height },
      ...parts,
    ),
  );

const CARD = { width: FILM.width - FILM.map, margin: 36 } as const;

function card(title: string, lead: string, told: string): string {
  const place = { x: CARD.margin, width: CARD.width - 2 * CARD.margin };
  const head = textBlock(title, serif(40, 600), { ...place, y: 240, leading: 48 });
  const verse = textBlock(lead, sans(25), { ...place, y: head.bottom + 46, leading: 34, fill: palette.red });
  const text = textBlock(told, serif(30), { ...place, y: verse.bottom + 56, leading: 42 });
  return svg(
    CARD.width,
    element('rect', { width: CARD.width, height: FILM.height, fill: palette.card }),
    element('rect', { width: 3, height: FILM.height, fill: palette.rule }),
    head.markup,
    verse.markup,
    text.markup,
  );
}

const verses = (references: NumberedStop['references']) => references.map(referenceText).join('; ');

/** What a film shows of a journey. */
export interface FilmOptions {
  readonly bounds: Bounds;
  /** Keys of content/authored/geography/names.json. */
  readonly names: readonly string[];
  /** Ways that are not straight, as by sea around land. */
  readonly detours: readonly Detour[];
  /** The passage that tells the journey, for the film's picture. */
  readonly passage: string;
}

/** The map, stops and words of a journey as the scenes of a film. */
export function journeyScenes(
  journey: Journey,
  world: World,
  { bounds, names, detours, passage }: FilmOptions,
): Scenes {
  const stops = numberedStops(journey, world);
  const sited = stops.flatMap((stop) => (stop.site ? [{ ...stop, site: stop.site }] : []));
  const frame = frameOf(bounds, { x: 0, y: 0, width: FILM.map, heights: [FILM.height, FILM.height] });
  const drawn = legsOf(stops, detours).map((leg) => drawnLeg(frame, leg));
  const ways = drawn.map(({ points }) => points);
  const places = [...new Map(sited.map(({ site }) => [site.place.id, site])).values()];
  const view: View = { detail: 2, names: [...names], context: [], scale: 'south-west' };
  const panel = (lines: string) =>
    svg(
      FILM.map,
      element('rect', { width: FILM.map, height: FILM.height, fill: palette.land }),
      mapPanel(
        frame,
        view,
        {
          lines,
          strokes: ways,
          marks: places.map(({ at, sure }) => dot(frame.project(at), sure, 8)).join(''),
          labels: places.map(({ at, place }) => ({ at: frame.project(at), radius: 8, name: place.name })),
          context: [],
        },
        'film',
      ),
    );
  return {
    map: panel(''),
    poster: {
      map: panel(routeMarkup(drawn, palette.red)),
      card: card(journey.name, passage, journey.summary),
    },
    scenes: sited.map(({ number, site, references, note = '' }, index) => ({
      way: ways[index - 1] ?? [],
      at: frame.project(site.at),
      card: card(`${number}. ${site.place.name}`, verses(references), note),
      words: `${site.place.name}. ${note} (${verses(references)})`,
    })),
  };
}

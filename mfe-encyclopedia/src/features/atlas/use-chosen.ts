import { useMemo } from 'react';
import { sitesOf, type AtlasScene } from './atlas-scene';
import type { AtlasState } from '@manna/shared/domain/atlas';
import { kingdomsPeriod } from './kingdoms-period';
import { routeOf, stopAt } from './journey-route';
import { narrowed, periodsOf, placeCalled } from './known-places';
import type { AtlasData } from './load-atlas';
import type { AtlasPassage, NoPassage } from './load-passage';
import { unpackPlaces } from './packed-places';
import { viewOf } from './viewpoints';

/** Slugs of the places of a passage, those that it visits first; undefined without a passage. */
const slugsOf = (passage: AtlasPassage | NoPassage | undefined): readonly string[] | undefined =>
  passage?.kind === 'passage' ? [...passage.visited, ...passage.mentioned] : undefined;

/** What the reader has chosen of all that the page has: the scene of the map, and which part of it is in view. */
export function useChosen(data: AtlasData, state: AtlasState) {
  const { place, journey, passage, kingdoms } = data;
  const { filter, period, stop, to, layers } = state;
  const places = useMemo(() => unpackPlaces(data.places), [data.places]);
  const known = useMemo(() => periodsOf(places), [places]);
  const among = useMemo(() => slugsOf(passage), [passage]);
  const inPassage = useMemo(() => narrowed(places, { filter: '', period: null, among }), [places, among]);
  const shown = useMemo(() => narrowed(places, { filter, period, among }), [places, filter, period, among]);
  const route = useMemo(() => (journey ? routeOf(journey) : []), [journey]);
  const scene: AtlasScene = useMemo(() => {
    const sites = place ? sitesOf(place) : [];
    const [best] = sites;
    const other = placeCalled(places, to);
    return {
      places: shown,
      visited: passage?.kind === 'passage' ? new Set(passage.visited) : undefined,
      sites,
      chosen: place,
      journey: journey && { slug: journey.slug, route, stop },
      ruler: best && other && [best, other],
      layers,
      kingdoms: {
        period: kingdomsPeriod(period),
        drawing: layers.includes('kingdoms') ? kingdoms : undefined,
      },
      known: places,
    };
  }, [shown, passage, places, place, to, journey, route, stop, layers, period, kingdoms]);
  const view = viewOf({
    view: state.view,
    sites: scene.sites,
    route: journey || !among ? route : inPassage,
    stop: stopAt(route, stop),
  });
  return { places, known, scene, view };
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { useText } from '@manna/shared/runtime';
import { roadsThrough } from './ancient-roads';
import type { AtlasScene } from './atlas-scene';
import { PLACES, SITES } from './atlas-style';
import { roadText } from './road-text';
import { legsOf, stopAt } from './journey-route';
import { LEGS, RULER, STOPS } from './journey-style';
import { legsData, placesData, rulerData, sitesData, stopsData } from './scene-data';
import { ROADS, roadsData } from './road-style';
import { useLands, useMapData, useSource } from './use-source';

/** Shows a scene on the map. The library parses data whenever they are set, so they are made only when the scene changes. */
export function useScene(map: MapLibreMap | null, scene: AtlasScene): void {
  const { journey, layers, kingdoms } = scene;
  const names = useText(roadText);
  const drawn = useMapData(journey && `map-${journey.slug}`);
  const of = useMemo(() => {
    const route = journey?.route ?? [];
    const stop = journey?.stop ?? null;
    return {
      places: placesData(scene),
      sites: sitesData(scene),
      ruler: rulerData(scene),
      roads: roadsData(scene.layers.includes('roads') ? roadsThrough(scene.known) : [], ({ id }) => names[id]),
      legs: legsData(legsOf(route, drawn), stop),
      stops: stopsData(scene, stopAt(route, stop)),
    };
  }, [scene, journey, drawn, names]);
  useSource(map, PLACES, of.places);
  useSource(map, SITES, of.sites);
  useSource(map, RULER, of.ruler);
  useSource(map, ROADS, of.roads);
  useSource(map, LEGS, of.legs);
  useSource(map, STOPS, of.stops);
  useLands(map, 'tribes', layers.includes('tribes'), kingdoms.period);
  useLands(map, 'kingdoms', layers.includes('kingdoms'), kingdoms.period);
  useLands(map, 'provinces', layers.includes('provinces'), kingdoms.period);
}

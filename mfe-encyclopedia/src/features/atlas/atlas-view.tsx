import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { usePartName, useText } from '@manna/shared/runtime';
import type { loadMapLibrary } from '../../map/load-map-library';
import { MapCredit } from '../../map/map-credit';
import { mapText } from '../../map/map-text';
import { useDrawnMap } from '../../map/use-drawn-map';
import { ZoomButtons } from '../../map/zoom-buttons';
import mapStyles from '../../map/map-view.module.css';
import { readAtlasColours } from './atlas-colours';
import type { AtlasScene } from './atlas-scene';
import type { Viewpoint } from '@manna/shared/domain/atlas';
import { atlasStyle, placeLayers } from './atlas-style';
import { atlasText } from './atlas-text';
import { useCamera } from './use-camera';
import { useScene } from './use-scene';

/** How near a press must be to a mark, in pixels. */
const REACH = 12;

export interface AtlasViewProps {
  parts: Awaited<ReturnType<typeof loadMapLibrary>>;
  scene: AtlasScene;
  /** Where the reader is to look; it is followed when it changes. */
  view: Viewpoint;
  /** Called when the reader or a change of `view` has moved the map. */
  onMove: (view: Viewpoint) => void;
  onChoose: (slug: string) => void;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

function placeAt(map: MapLibreMap, { point: { x, y } }: MapMouseEvent): string | undefined {
  const found = map.queryRenderedFeatures(
    [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ],
    { layers: [...placeLayers] },
  );
  const slug: unknown = found[0]?.properties['slug'];
  return typeof slug === 'string' ? slug : undefined;
}

/** The map of the atlas, which MapLibre renders. */
export function AtlasView({ parts, scene, view, onMove, onChoose, onDrawn, onFailed }: AtlasViewProps) {
  const text = useText(atlasText);
  const words = useText(mapText);
  const partName = usePartName();
  const { map, isOnChosen, container, palette } = useDrawnMap({
    ground: parts.ground,
    draw: (frame, style) =>
      parts.drawMap({
        container: frame,
        style,
        camera: { center: [view.longitude, view.latitude], zoom: view.zoom },
        words: { ...words, map: partName(text.map) },
        isInPage: true,
      }),
    styleFor: (swatch) =>
      atlasStyle(
        parts.base,
        readAtlasColours(swatch),
        scene.places.map(({ name }) => name),
      ),
    onDrawn,
    onFailed,
  });

  useScene(map, scene);
  useCamera(map, view, onMove);

  const choose = useEffectEvent((event: MapMouseEvent) => {
    const slug = map && placeAt(map, event);
    if (slug) onChoose(slug);
  });
  useEffect(() => {
    if (!map) return undefined;
    const point = (event: MapMouseEvent) => {
      map.getCanvas().style.cursor = placeAt(map, event) === undefined ? '' : 'pointer';
    };
    const subscriptions = [map.on('click', (event) => choose(event)), map.on('mousemove', point)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map]);

  return (
    <>
      <div ref={palette} className={mapStyles.palette} aria-hidden />
      <div ref={container} className={mapStyles.map} />
      {map && <ZoomButtons map={map} />}
      {map && isOnChosen && <MapCredit map={map} />}
    </>
  );
}

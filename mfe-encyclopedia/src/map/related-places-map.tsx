import { lazy } from 'react';
import { encyclopediaPaths } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import type { Ground } from './ground';
import { MapFigure } from './map-figure';
import { mapText } from './map-text';
import { landOnAtlas } from './tribe-lands';
import { PlaceName } from './place-card';
import type { MapMarker } from './map-marker';
import closed from '../names/closed-list.module.css';
import styles from './related-places-map.module.css';

/** Few pages are those of tribes. */
const TribeMap = lazy(() =>
  import(/* webpackChunkName: "route-subject.land" */ './tribe-map').then((module) => ({ default: module.TribeMap })),
);

/** With at least this many places, their list is closed until the reader opens it. */
const MANY = 12;

/** The atlas; of the page of a place it is chosen there, and of that of a tribe its land is in view. */
function atlasOf(markers: readonly MapMarker[], pagePath: string): string {
  const subject = markers.find(({ isSubject }) => isSubject);
  return landOnAtlas(pagePath) ?? encyclopediaPaths.atlas + (subject ? `?place=${subject.id}` : '');
}

interface RelatedPlacesMapProps {
  markers: readonly MapMarker[];
  ground: Ground;
  /** The page of the entry whose places they are. */
  pagePath: string;
}

/** The places of an entry on a map, and as a list for readers who cannot see the map. */
export function RelatedPlacesMap({ markers, ground, pagePath }: RelatedPlacesMapProps) {
  const text = useText(mapText);
  const figure = { markers, ground, atlasPath: atlasOf(markers, pagePath) };
  return (
    <section>
      <h2 id="map" className={styles.heading}>
        {text.title}
      </h2>
      <div className={styles.parts}>
        {landOnAtlas(pagePath) === undefined ? <MapFigure {...figure} /> : <TribeMap {...figure} pagePath={pagePath} />}
        <PlaceList markers={markers.filter(({ isSubject }) => !isSubject)} />
      </div>
    </section>
  );
}

function PlaceList({ markers }: { markers: readonly MapMarker[] }) {
  const text = useText(mapText);
  const language = useLanguage();
  if (markers.length === 0) return null;
  const list = (
    <ul className={styles.places}>
      {markers.map((marker) => (
        <li key={marker.id}>
          <PlaceName marker={marker} />
        </li>
      ))}
    </ul>
  );
  if (markers.length < MANY) return list;
  return (
    <details>
      <summary className={closed.summary}>{text.listed(markers.length.toLocaleString(language))}</summary>
      {list}
    </details>
  );
}

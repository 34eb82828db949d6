import { mercator, type Coordinates } from '@manna/shared/domain';
import { usePartName, useText } from '@manna/shared/runtime';
import { isFirm } from '../../map/is-firm';
import type { AtlasScene } from './atlas-scene';
import type { Viewpoint } from '@manna/shared/domain/atlas';
import { atlasText } from './atlas-text';
import type { MappedPlace } from './packed-places';
import { degreesPerPixel } from '@manna/shared/domain/atlas';

import styles from './static-atlas.module.css';

/** The size for which it is drawn, in pixels; a frame of another shape cuts or shows more. */
const [WIDTH, HEIGHT] = [760, 560];
/** Names need so much room, in pixels. */
const [NAME_WIDTH, NAME_HEIGHT] = [96, 22];
const MOST_NAMES = 40;

interface StaticAtlasProps {
  /** Path of the ground as SVG. */
  ground: string;
  scene: AtlasScene;
  view: Viewpoint;
}

const at = ({ lat, lon }: Coordinates) =>
  mercator(lon, lat)
    .map((value) => value.toFixed(3))
    .join(' ');
/** One path for all marks of a kind, because an element for each would make the page three times as large. */
const marks = (places: readonly Coordinates[]) => places.map((place) => `M${at(place)}h0`).join('');

/** The best known places that have room for their names. */
function withNames(places: readonly MappedPlace[], pixel: number): readonly MappedPlace[] {
  const named: { place: MappedPlace; x: number; y: number }[] = [];
  for (const place of places.toSorted((one, other) => other.verseCount - one.verseCount)) {
    if (named.length === MOST_NAMES) break;
    const [x, y] = mercator(place.lon, place.lat);
    const isFree = named.every(
      (other) => Math.abs(other.x - x) > NAME_WIDTH * pixel || Math.abs(other.y - y) > NAME_HEIGHT * pixel,
    );
    if (isFree) named.push({ place, x, y });
  }
  return named.map(({ place }) => place);
}

/** The map as a drawing: before the map is there, and where it cannot be. */
export function StaticAtlas({ ground, scene, view }: StaticAtlasProps) {
  const text = useText(atlasText);
  const partName = usePartName();
  const pixel = degreesPerPixel(view.zoom);
  const [x, y] = mercator(view.longitude, view.latitude);
  const [width, height] = [WIDTH * pixel, HEIGHT * pixel];
  const places = scene.places.filter(({ lat, lon }) => {
    const [px, py] = mercator(lon, lat);
    return Math.abs(px - x) < width && Math.abs(py - y) < height;
  });
  const [best, others] = [scene.sites.filter(({ isBest }) => isBest), scene.sites.filter(({ isBest }) => !isBest)];
  const route = scene.journey?.route ?? [];
  const open = places.filter((place) => !isFirm(place));
  const visited = places.filter(({ slug }) => scene.visited?.has(slug));
  return (
    <svg
      role="img"
      aria-label={partName(text.still)}
      className={styles.drawing}
      viewBox={[x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(3)).join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      <use href={`${ground}#ground`} />
      {scene.kingdoms.drawing && <use href={`${scene.kingdoms.drawing}#${scene.kingdoms.period}`} />}
      {route.length > 1 && <path className={styles.route} d={`M${route.map(at).join('L')}`} />}
      {scene.ruler && <path className={styles.ruler} d={`M${scene.ruler.map(at).join('L')}`} />}
      {visited.length > 0 && <path className={styles.ring} d={marks(visited)} />}
      {visited.length > 0 && <path className={styles.ringHole} d={marks(visited)} />}
      <path className={styles.dots} d={marks(places)} />
      {open.length > 0 && <path className={styles.holes} d={marks(open)} />}
      {others.length > 0 && <path className={styles.site} d={marks(others)} />}
      {others.length > 0 && <path className={styles.inner} d={marks(others)} />}
      {best.length > 0 && <path className={styles.site} d={marks(best)} />}
      <g fontSize={(12 * pixel).toFixed(4)} strokeWidth={(3 * pixel).toFixed(4)} className={styles.names} lang="en">
        {withNames(places, pixel).map((place) => {
          const [px, py] = mercator(place.lon, place.lat);
          return (
            <text key={place.slug} x={(px + 6 * pixel).toFixed(3)} y={(py + 4 * pixel).toFixed(3)}>
              {place.name}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

import { useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { loadMapLibrary } from './load-map-library';
import { MapFigure, type MapFigureProps } from './map-figure';
import type { MapViewProps } from './map-view';
import { StillMap, type StillMapProps } from './still-map';
import { tribeText } from './tribe-text';
import { loadTribeLand, outlinesOf } from './load-tribe-land';
import type { MarkersView } from './view-of-markers';
import styles from './tribe-map.module.css';

interface TribeMapProps extends Omit<MapFigureProps, 'draw' | 'load' | 'note'> {
  /** The page of the tribe. */
  pagePath: string;
}

/** The places of a tribe on a map with its land. */
export function TribeMap({ pagePath, ...figure }: TribeMapProps) {
  const data = useData();
  const { approximate } = useText(tribeText);
  return (
    <MapFigure
      {...figure}
      note={approximate}
      draw={(still) => <StillLand {...still} pagePath={pagePath} />}
      load={async (...of) => {
        const [{ View, ...parts }, land] = await Promise.all([loadMapLibrary(...of), loadTribeLand(data, pagePath)]);
        return { ...parts, View: (props: MapViewProps) => <View {...props} {...(land && { land })} /> };
      }}
    />
  );
}

/** The drawing of the map with the land of the tribe. */
function StillLand({ pagePath, ...still }: StillMapProps & Pick<TribeMapProps, 'pagePath'>) {
  const data = useData();
  const land = useAnswer(() => loadTribeLand(data, pagePath), [data, pagePath]);
  // Without the land another part of the ground would be shown first.
  if (land.status === 'loading') return null;
  const outlines = land.status === 'answered' && land.result ? outlinesOf(land.result) : [];
  return (
    <StillMap {...still} around={outlines.flatMap(({ outline }) => outline)}>
      {({ project }) => outlines.map((one) => <Land key={one.name} {...one} project={project} />)}
    </StillMap>
  );
}

type LandProps = ReturnType<typeof outlinesOf>[number] & Pick<MarkersView, 'project'>;

function Land({ name, outline, project }: LandProps) {
  const points = outline.map((corner) => project(corner));
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return (
    <g>
      <path className={styles.land} d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`} />
      <text
        className={styles.name}
        lang="en"
        x={middle(points.map(({ x }) => x))}
        y={middle(points.map(({ y }) => y))}
        textAnchor="middle"
      >
        {name.toUpperCase()}
      </text>
    </g>
  );
}

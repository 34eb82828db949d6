import { usePartName, useText } from '@manna/shared/runtime';
import { groupsOf, type PinGroup } from './group-pins';
import type { MapMarker } from './map-marker';
import { mapText } from './map-text';
import { placeNames } from './place-names';
import { viewOfMarkers, type FrameSize } from './view-of-markers';
import styles from './still-map.module.css';

interface StillMapProps {
  /** Path of the drawing of the ground. */
  drawing: string;
  markers: readonly MapMarker[];
  size: FrameSize;
}

/** A drawing of a map as it will be at first: the same part of the ground, with the same pins and names of places. */
export function StillMap({ drawing, markers, size }: StillMapProps) {
  const text = useText(mapText);
  const partName = usePartName();
  const { scale, left, top, project } = viewOfMarkers(markers, size);
  const groups = groupsOf(markers, project);
  return (
    <svg
      role="img"
      aria-label={partName(text.still)}
      className={styles.drawing}
      viewBox={`0 0 ${size.clientWidth} ${size.clientHeight}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <g transform={`scale(${scale}) translate(${-left} ${-top})`}>
        <use href={`${drawing}#ground`} />
      </g>
      <g lang="en" className={styles.names}>
        {placeNames(groups, size).map(({ id, title, isSubject, x, y, anchor }) => (
          <text
            key={id}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor={anchor}
            className={isSubject ? styles.subjectName : undefined}
          >
            {title}
          </text>
        ))}
      </g>
      {groups.map((group) => (
        <Pin key={group.markers[0]?.id} group={group} />
      ))}
    </svg>
  );
}

function Pin({ group: { x, y, markers } }: { group: PinGroup<MapMarker> }) {
  const isSubject = markers.some((marker) => marker.isSubject);
  const isGroup = markers.length > 1;
  const isOpen = !markers.some((marker) => marker.isFirm);
  return (
    <g className={isSubject ? styles.subject : styles.pin}>
      {isSubject && <circle cx={x} cy={y} r={isGroup ? 13 : 12} />}
      <circle cx={x} cy={y} r={isGroup ? 10 : isSubject ? 9 : 6} className={isOpen ? styles.openDot : styles.dot} />
      {isGroup && (
        <text x={x} y={y} dy="0.35em" textAnchor="middle" className={isOpen ? styles.openCount : styles.count}>
          {markers.length}
        </text>
      )}
    </g>
  );
}

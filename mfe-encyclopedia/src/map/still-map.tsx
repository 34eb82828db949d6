import type { ReactNode } from 'react';
import { usePartName, useText } from '@manna/shared/runtime';
import { groupsOf, type PinGroup } from './group-pins';
import type { MapMarker } from './map-marker';
import { mapText } from './map-text';
import { placeNames } from './place-names';
import type { Coordinates } from './bounds-of';
import { viewOfMarkers, type FrameSize, type MarkersView } from './view-of-markers';
import styles from './still-map.module.css';

export interface StillMapProps {
  /** Path of the drawing of the ground. */
  drawing: string;
  markers: readonly MapMarker[];
  size: FrameSize;
  /** Other places that are in view. */
  around?: readonly Coordinates[];
  /** Renders what lies on the ground, below the pins. */
  children?: (view: MarkersView) => ReactNode;
}

/** A drawing of a map as it will be at first: the same part of the ground, with the same pins and names of places. */
export function StillMap({ drawing, markers, size, around = [], children }: StillMapProps) {
  const text = useText(mapText);
  const partName = usePartName();
  const view = viewOfMarkers([...markers, ...around], size);
  const { scale, left, top, project } = view;
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
      {children?.(view)}
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

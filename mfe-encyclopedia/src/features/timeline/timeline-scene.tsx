import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { DatingScheme } from '@manna/shared/contracts';
import { yearsText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { axisMarks } from './axis-marks';
import { drawTimeline, type Drawing } from './draw-timeline';
import { ItemLinks } from './item-links';
import { laidInSight, layLanes } from './lane-layout';
import { inLanes, lanes, rowsOfLane } from './lanes';
import type { TimelineItem } from './load-timeline';
import { lengthOf, type TimeSpan } from './time-span';
import { laneNames, timelineText } from './timeline-text';
import type { Measured } from './use-measured';
import styles from './timeline.module.css';

/** Pixels of the screen for each of the page, at most, while it is still. A moving timeline has one: nobody sees its edges. */
const MOST_DENSE = 2;

interface SceneProps {
  items: readonly TimelineItem[];
  scheme: DatingScheme;
  span: TimeSpan;
  /** Whether it has been moved or zoomed a moment ago. */
  isMoving: boolean;
  ref: RefObject<HTMLDivElement | null>;
  /** Undefined until the page has its layout. */
  measured: Measured | undefined;
}

/**
 * What can be seen of the timeline. It is hidden from screen readers, which have the list. A canvas has no layout and no styles,
 * so a step of zoom costs what its lines and words cost; links lie over them once the timeline is still.
 */
export function TimelineScene({ ref, measured, ...scene }: SceneProps) {
  const names = useText(laneNames);
  return (
    <div ref={ref} aria-hidden="true" className={styles.scene}>
      {lanes.map((lane) => (
        <div key={lane} className={styles.lane} data-lane={lane}>
          <span className={styles.laneName}>{names[lane]}</span>
          <div className={styles.rows} data-rows={rowsOfLane[lane]} />
        </div>
      ))}
      {measured && <DrawnScene {...scene} measured={measured} />}
    </div>
  );
}

function DrawnScene({
  items,
  scheme,
  span,
  isMoving,
  measured,
}: Omit<SceneProps, 'ref' | 'measured'> & { measured: Measured }) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const { width, labelWidth } = measured;
  const pxPerYear = width / lengthOf(span);
  const sorted = useMemo(() => inLanes(items), [items]);
  const packed = useMemo(() => layLanes(sorted, pxPerYear, labelWidth), [sorted, pxPerYear, labelWidth]);
  const laid = useMemo(() => laidInSight(packed, span, measured), [packed, span, measured]);
  const marks = useMemo(() => axisMarks(span, width, { text, years, scheme }), [span, width, text, years, scheme]);
  return (
    <>
      <Canvas
        items={laid}
        marks={marks}
        measured={measured}
        density={isMoving ? 1 : Math.min(devicePixelRatio, MOST_DENSE)}
      />
      {!isMoving && <ItemLinks items={laid} measured={measured} />}
    </>
  );
}

function Canvas({ items, marks, measured, density }: Drawing & { density: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = measured;
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.setTransform(density, 0, 0, density, 0, 0);
    drawTimeline(pen, { items, marks, measured });
  }, [items, marks, measured, density]);
  return (
    <canvas
      ref={canvas}
      className={styles.drawing}
      width={Math.round(width * density)}
      height={Math.round(height * density)}
    />
  );
}

import { useMemo } from 'react';
import { useText } from '@manna/shared/runtime';
import { barWidth, labelShift, layLanes } from './lane-layout';
import { inLanes, lanes, rowsOfLane } from './lanes';
import type { DatedItem } from './load-timeline';
import type { Packed } from './pack-rows';
import { lengthOf, type TimeSpan } from './time-span';
import { TimelineAxis } from './timeline-axis';
import { TimelineItem } from './timeline-item';
import { laneNames } from './timeline-text';
import type { Measured } from './use-measured';
import styles from './timeline.module.css';

interface SceneProps {
  items: readonly DatedItem[];
  span: TimeSpan;
  measured: Measured;
}

/**
 * What can be seen of the timeline. It is hidden from screen readers, which have the list. Everything is placed in pixels from the
 * year 0 and moved into sight by one transform, so that nothing but that changes while the timeline is moved.
 */
export function TimelineScene({ items, span, measured: { width, labelWidth } }: SceneProps) {
  const names = useText(laneNames);
  const pxPerYear = width / lengthOf(span);
  const sorted = useMemo(() => inLanes(items), [items]);
  const packed = useMemo(() => layLanes(sorted, pxPerYear, labelWidth), [sorted, pxPerYear, labelWidth]);
  const origin = span.from * pxPerYear;
  const isSeen = ({ extent: [left, right] }: Packed<DatedItem>) => right >= origin && left < origin + width;
  const inSight = { transform: `translateX(${-origin}px)` };
  return (
    <>
      <div className={styles.axis}>
        <div style={inSight}>
          <TimelineAxis span={span} width={width} />
        </div>
      </div>
      {lanes.map((lane) => (
        <div key={lane} className={styles.lane} data-lane={lane} data-rows={rowsOfLane[lane]}>
          <span className={styles.laneName}>{names[lane]}</span>
          <div className={styles.rows} lang="en" style={inSight}>
            {packed[lane].filter(isSeen).map(({ item, row, extent: [left] }) => {
              const bar = barWidth(item, pxPerYear);
              return (
                <TimelineItem
                  key={`${item.path ?? item.name} ${item.start}`}
                  item={item}
                  row={row}
                  left={left}
                  bar={bar}
                  shift={bar === undefined ? 0 : labelShift(left - origin, bar, labelWidth(item.name))}
                />
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}

import { useMemo, type CSSProperties } from 'react';
import { yearName, yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { eraTicks } from './era-ticks';
import { barWidth, LABEL_PADDING, layLanes } from './lane-layout';
import { inLanes, lanes, rowsOfLane } from './lanes';
import type { TimelineItem } from './load-timeline';
import type { Packed } from './pack-rows';
import { lengthOf, type TimeSpan } from './time-span';
import { laneNames, timelineText } from './timeline-text';
import type { Measured } from './use-measured';
import styles from './timeline.module.css';

/** Between two ticks of the axis, in pixels. */
const TICK_PX = 84;
/** A shorter bar is a dot. In pixels. */
const DOT_PX = 9;

/** Years that everything else is dated by. */
const marks = [
  { name: 'creation', year: -4003 },
  { name: 'flood', year: -2347 },
  { name: 'resurrection', year: 30 },
] as const;

interface SceneProps {
  items: readonly TimelineItem[];
  span: TimeSpan;
  measured: Measured;
}

/** What can be seen of the timeline. It is hidden from screen readers, which have the list. */
export function TimelineScene({ items, span, measured: { width, labelWidth } }: SceneProps) {
  const text = useText(timelineText);
  const names = useText(laneNames);
  const years = useText(yearsText);
  const pxPerYear = width / lengthOf(span);
  const sorted = useMemo(() => inLanes(items), [items]);
  const packed = useMemo(() => layLanes(sorted, pxPerYear, labelWidth), [sorted, pxPerYear, labelWidth]);
  const origin = span.from * pxPerYear;
  const isSeen = ({ extent: [left, right] }: Packed<TimelineItem>) => right >= origin && left < origin + width;
  const at = (year: number) => ({ insetInlineStart: year * pxPerYear - origin });
  return (
    <>
      <div className={styles.axis}>
        {eraTicks(span, width / TICK_PX).map((year) => (
          <span key={year} className={styles.tick} style={at(year)}>
            {yearName(year, years)}
          </span>
        ))}
        {marks
          .filter(({ year }) => year >= span.from && year < span.to)
          .map(({ name, year }) => (
            <span key={name} className={styles.mark} style={at(year)}>
              {text[name]}
            </span>
          ))}
      </div>
      {lanes.map((lane) => (
        <div key={lane} className={styles.lane} data-lane={lane} data-rows={rowsOfLane[lane]}>
          <span className={styles.laneName}>{names[lane]}</span>
          <div className={styles.rows} lang="en">
            {packed[lane].filter(isSeen).map((one) => (
              <Item
                key={`${one.item.path ?? one.item.name} ${one.item.start}`}
                packed={one}
                origin={origin}
                pxPerYear={pxPerYear}
                labelWidth={labelWidth}
              />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

interface ItemProps {
  packed: Packed<TimelineItem>;
  /** Pixels from the year 0 to the start edge. */
  origin: number;
  pxPerYear: number;
  labelWidth: Measured['labelWidth'];
}

function Item({ packed: { item, row, extent }, origin, pxPerYear, labelWidth }: ItemProps) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const { name, title, path, start, end, isApproximate } = item;
  const x = extent[0] - origin;
  const bar = barWidth(item, pxPerYear);
  // The label of a bar that began before what is shown stays in sight as long as the bar does.
  const shift = Math.max(0, Math.min(-x, bar - labelWidth(name) - LABEL_PADDING));
  const when = yearSpan(start, end, years);
  const place: CSSProperties = { transform: `translateX(${x}px)`, inlineSize: extent[1] - extent[0] };
  const content = (
    <>
      <span className={bar < DOT_PX ? styles.dot : styles.bar} style={bar < DOT_PX ? undefined : { inlineSize: bar }} />
      <span className={styles.label} style={shift > 0 ? { paddingInlineStart: shift } : undefined}>
        {name}
      </span>
    </>
  );
  const props = {
    className: styles.item,
    style: place,
    title: [isApproximate ? text.about(when) : when, ...(title ? [title] : [])].join('. '),
    'data-row': row,
    'data-uncertain': isApproximate ? '' : undefined,
  };
  return path ? (
    <Link {...props} to={path} tabIndex={-1} draggable={false}>
      {content}
    </Link>
  ) : (
    <span {...props}>{content}</span>
  );
}

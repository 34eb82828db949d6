import { memo, useMemo, type CSSProperties } from 'react';
import { yearName, yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { eraTicks } from './era-ticks';
import { barWidth, labelShift, layLanes } from './lane-layout';
import { inLanes, lanes, rowsOfLane } from './lanes';
import type { DatedItem } from './load-timeline';
import type { Packed } from './pack-rows';
import { lengthOf, type TimeSpan } from './time-span';
import { laneNames, timelineText } from './timeline-text';
import type { Measured } from './use-measured';
import styles from './timeline.module.css';

/** Between two ticks of the axis, in pixels. */
const TICK_PX = 84;

/** Years that everything else is dated by. */
const marks = [
  { name: 'creation', year: -4003 },
  { name: 'flood', year: -2347 },
  { name: 'resurrection', year: 30 },
] as const;

interface SceneProps {
  items: readonly DatedItem[];
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
  const isSeen = ({ extent: [left, right] }: Packed<DatedItem>) => right >= origin && left < origin + width;
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
          <div className={styles.rows} lang="en" style={{ transform: `translateX(${-origin}px)` }}>
            {packed[lane].filter(isSeen).map(({ item, row, extent }) => {
              const bar = barWidth(item, pxPerYear);
              return (
                <Item
                  key={`${item.path ?? item.name} ${item.start}`}
                  item={item}
                  row={row}
                  left={extent[0]}
                  width={extent[1] - extent[0]}
                  bar={bar}
                  shift={bar === undefined ? 0 : labelShift(extent[0] - origin, bar, labelWidth(item.name))}
                />
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}

interface ItemProps {
  item: DatedItem;
  row: number;
  /** Pixels from the year 0. */
  left: number;
  width: number;
  /** Pixels of its bar; undefined for a dot. */
  bar: number | undefined;
  /** Pixels by which its label has moved. */
  shift: number;
}

// While the timeline is moved, only labels that stay in sight change.
const Item = memo(function Item({ item, row, left, width, bar, shift }: ItemProps) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const { name, title, path, start, end, isApproximate, isOnlyTraditional } = item;
  const when = yearSpan(start, end, years);
  const place: CSSProperties = { transform: `translateX(${left}px)`, inlineSize: width };
  const content = (
    <>
      <span
        className={bar === undefined ? styles.dot : styles.bar}
        style={bar === undefined ? undefined : { inlineSize: bar }}
      />
      <span className={styles.label} style={shift > 0 ? { paddingInlineStart: shift } : undefined}>
        {name}
      </span>
    </>
  );
  const props = {
    className: styles.item,
    style: place,
    title: [
      isApproximate ? text.about(when) : when,
      ...(title ? [title] : []),
      ...(isOnlyTraditional ? [text.onlyTraditional] : []),
    ].join('. '),
    'data-row': row,
    'data-uncertain': isApproximate ? '' : undefined,
    'data-traditional': isOnlyTraditional ? '' : undefined,
  };
  return path ? (
    <Link {...props} to={path} tabIndex={-1} draggable={false} data-open-in="panel">
      {content}
    </Link>
  ) : (
    <span {...props}>{content}</span>
  );
});

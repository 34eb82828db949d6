import { memo, type CSSProperties } from 'react';
import { yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import type { DatedItem } from './load-timeline';
import { timelineText } from './timeline-text';
import styles from './timeline-item.module.css';

interface TimelineItemProps {
  item: DatedItem;
  row: number;
  /** Pixels from the year 0. */
  left: number;
  /** Pixels of its bar; undefined for a dot. */
  bar: number | undefined;
  /** Pixels by which its label has moved. */
  shift: number;
}

/**
 * An item of the timeline. A step of zoom changes the position and the bar of each, so these are all that is rendered then:
 * the link and its text stay as they are, and need no new layout.
 */
export const TimelineItem = memo(function TimelineItem({ item, row, left, bar, shift }: TimelineItemProps) {
  return (
    <div
      className={styles.item}
      style={{ transform: `translateX(${left}px)`, inlineSize: bar }}
      data-row={row}
      data-dot={bar === undefined ? '' : undefined}
      data-uncertain={item.isApproximate ? '' : undefined}
      data-traditional={item.isOnlyTraditional ? '' : undefined}
    >
      <Label item={item} shift={shift} />
    </div>
  );
});

const Label = memo(function Label({ item, shift }: Pick<TimelineItemProps, 'item' | 'shift'>) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const { name, title, path, start, end, isApproximate, isOnlyTraditional } = item;
  const when = yearSpan(start, end, years);
  const style: CSSProperties | undefined = shift > 0 ? { marginInlineStart: shift } : undefined;
  const words = [
    isApproximate ? text.about(when) : when,
    ...(title ? [title] : []),
    ...(isOnlyTraditional ? [text.onlyTraditional] : []),
  ].join('. ');
  if (!path)
    return (
      <span className={styles.label} style={style} title={words}>
        {name}
      </span>
    );
  return (
    <Link
      to={path}
      className={styles.label}
      style={style}
      title={words}
      tabIndex={-1}
      draggable={false}
      data-open-in="panel"
    >
      {name}
    </Link>
  );
});

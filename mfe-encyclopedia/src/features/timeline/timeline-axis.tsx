import { memo } from 'react';
import { yearName, yearsText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { eraTicks } from './era-ticks';
import { lengthOf, type TimeSpan } from './time-span';
import { timelineText } from './timeline-text';
import styles from './timeline.module.css';

/** Between two ticks, in pixels. */
const TICK_PX = 84;

/** Years that everything else is dated by. */
const marks = [
  { name: 'creation', year: -4003 },
  { name: 'flood', year: -2347 },
  { name: 'resurrection', year: 30 },
] as const;

/** The years of the timeline, with lines through all lanes. */
export function TimelineAxis({ span, width }: { span: TimeSpan; width: number }) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const pxPerYear = width / lengthOf(span);
  return (
    <>
      {eraTicks(span, width / TICK_PX).map((year) => (
        <Year key={year} className={styles.tick} left={year * pxPerYear} name={yearName(year, years)} />
      ))}
      {marks
        .filter(({ year }) => year >= span.from && year < span.to)
        .map(({ name, year }) => (
          <Year key={name} className={styles.mark} left={year * pxPerYear} name={text[name]} />
        ))}
    </>
  );
}

interface YearProps {
  className: string | undefined;
  /** Pixels from the year 0. */
  left: number;
  name: string;
}

const Year = memo(function Year({ className, left, name }: YearProps) {
  return (
    <span className={className} style={{ transform: `translateX(${left}px)` }}>
      {name}
    </span>
  );
});

import { memo, useMemo } from 'react';
import type { DatingScheme, Period } from '@manna/shared/contracts';
import { encyclopediaPaths, periodNames } from '@manna/shared/domain';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { slugOfPeriod } from '../../names/periods';
import choices from '../../names/choices.module.css';
import { schemeQuery } from './dating';
import type { TimelineItem } from './load-timeline';
import { spanQuery, within, type TimeSpan } from './time-span';
import { timelineText } from './timeline-text';

/** The years from the first to the last event of a period. Undefined if it has none. */
function yearsOfPeriod(items: readonly TimelineItem[], period: Period): TimeSpan | undefined {
  const own = items.filter((item) => item.period && slugOfPeriod(item.period) === period);
  if (own.length === 0) return undefined;
  return {
    from: Math.min(...own.map(({ start }) => start)),
    to: Math.max(...own.map(({ end }) => end)) + 1,
  };
}

interface PeriodLinksProps {
  items: readonly TimelineItem[];
  span: TimeSpan;
  whole: TimeSpan;
  scheme: DatingScheme;
}

/** Links to the periods of the timeline, and to all of it. */
export const PeriodLinks = memo(function PeriodLinks({ items, span, whole, scheme }: PeriodLinksProps) {
  const text = useText(timelineText);
  const partName = usePartName();
  const names = useText(periodNames);
  const shown = spanQuery(span, whole);
  // Not again in each frame in which the timeline moves.
  const queries = useMemo(
    () =>
      (Object.keys(periodNames) as Period[]).flatMap((period) => {
        const years = yearsOfPeriod(items, period);
        return years ? [{ period, query: spanQuery(within(years, whole), whole) }] : [];
      }),
    [items, whole],
  );
  const links = [
    { label: text.all, query: '' },
    ...queries.map(({ period, query }) => ({ label: names[period], query })),
  ];
  return (
    <nav aria-label={partName(text.periods)}>
      <ul className={choices.choices}>
        {links.map(({ label, query }) => (
          <li key={label}>
            <Link
              to={encyclopediaPaths.timeline + schemeQuery(query, scheme)}
              className={choices.choice}
              aria-current={query === shown ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

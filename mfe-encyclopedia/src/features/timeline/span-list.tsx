import { memo, useMemo } from 'react';
import { yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { bestKnown, isIn } from './best-known';
import type { TimelineItem } from './load-timeline';
import { yearsOf, type TimeSpan } from './time-span';
import { laneNames, timelineText } from './timeline-text';
import styles from './span-list.module.css';

/** A longer list is shown to those who ask for it. */
const MOST_ITEMS = 40;

const ID = 'in-these-years';

interface SpanListProps {
  items: readonly TimelineItem[];
  span: TimeSpan;
  /** Whether the reader has asked for all of these years. */
  isWhole: boolean;
  /** URL of the page with all of them. */
  wholeAddress: string;
}

/** What the timeline shows in these years, as a list: for screen readers, without JavaScript, and to read. */
export const SpanList = memo(function SpanList({ items, span, isWhole, wholeAddress }: SpanListProps) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const language = useLanguage();
  const all = useMemo(() => items.filter(isIn(span)), [items, span]);
  const shown = useMemo(() => (isWhole ? all : bestKnown(all, MOST_ITEMS)), [all, isWhole]);
  const [first, last] = yearsOf(span);
  return (
    <PageSection id={ID} title={text.shown(yearSpan(first, last, years))}>
      {all.length === 0 && <p>{text.none}</p>}
      {shown.length < all.length && (
        <p className={styles.count}>
          {text.counts(String(shown.length), all.length.toLocaleString(language))}{' '}
          <Link to={`${wholeAddress}#${ID}`}>{text.showAll}</Link>
        </p>
      )}
      <ol>
        {shown.map((item) => (
          <Row key={`${item.lane} ${item.path ?? item.name} ${item.start}`} item={item} />
        ))}
      </ol>
    </PageSection>
  );
});

function Row({ item }: { item: TimelineItem }) {
  const { lane, name, title, path, start, end, isApproximate } = item;
  const text = useText(timelineText);
  const lanes = useText(laneNames);
  const years = useText(yearsText);
  const when = yearSpan(start, end, years);
  return (
    <li className={styles.item}>
      <span className={styles.years}>{isApproximate ? text.about(when) : when}</span>
      <span lang="en">
        {path ? (
          <Link to={path} className={styles.name} data-open-in="panel">
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {title && <span className={styles.words}>{title}</span>}
      </span>
      <span className={styles.lane}>{lanes[lane]}</span>
    </li>
  );
}

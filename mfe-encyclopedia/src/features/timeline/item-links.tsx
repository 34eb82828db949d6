import { yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import type { LaidItem } from './lane-layout';
import type { TimelineItem } from './load-timeline';
import { timelineText } from './timeline-text';
import type { Measured } from './use-measured';
import styles from './timeline.module.css';

interface ItemLinksProps {
  items: readonly LaidItem[];
  measured: Measured;
}

/** Links over the drawing, one on each item. They have no words, which the drawing has. */
export const ItemLinks = ({ items, measured: { tops, rowHeight } }: ItemLinksProps) => (
  <div className={styles.links}>
    {items.map(({ item, row, extent: [left, right] }) => (
      <ItemLink
        key={`${item.path ?? item.name} ${item.start}`}
        item={item}
        place={{ transform: `translate(${left}px, ${tops[item.lane] + row * rowHeight}px)`, inlineSize: right - left }}
      />
    ))}
  </div>
);

function ItemLink({ item, place }: { item: TimelineItem; place: { transform: string; inlineSize: number } }) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const { name, title, path, start, end, isApproximate } = item;
  const when = yearSpan(start, end, years);
  const words = [isApproximate ? text.about(when) : when, ...(title ? [title] : [])].join('. ');
  const common = { className: styles.link, style: place, title: words, 'data-name': name };
  if (!path) return <span {...common} />;
  return <Link to={path} {...common} tabIndex={-1} draggable={false} data-open-in="panel" />;
}

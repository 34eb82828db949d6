import type { PlayableOf } from '@manna/shared/contracts';
import { yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { datingText, timelineText } from './play-text';
import styles from './timeline.module.css';

type TimelineData = PlayableOf<'timeline'>;
type TimelineEvent = TimelineData['events'][number];

/** Events in chronological order, by period. Each period opens and closes without JavaScript. */
export function Timeline({ timeline: { periods, events } }: { timeline: TimelineData }) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  return (
    <div className={styles.periods}>
      {periods.map((period, index) => {
        const ofPeriod = events.filter((event) => event.period === period.slug);
        return (
          <details key={period.slug} open={index === 0} className={styles.period}>
            <summary className={styles.summary}>
              <span className={styles.name} lang="en">
                {period.name}
              </span>
              <span className={styles.facts}>
                {yearSpan(period.start, period.end, years)}, {text.events(ofPeriod.length)}
              </span>
            </summary>
            <ol className={styles.events}>
              {ofPeriod.map((event) => (
                <EventItem key={event.id} event={event} />
              ))}
            </ol>
          </details>
        );
      })}
    </div>
  );
}

function EventItem({ event }: { event: TimelineEvent }) {
  const years = useText(yearsText);
  const datings = useText(datingText);
  return (
    <li className={styles.event}>
      <p className={styles.facts}>
        {yearSpan(event.start, event.end, years)}, {datings[event.dating] ?? event.dating}
      </p>
      <div lang="en">
        <Link to={event.path} className={styles.link}>
          {event.name}
        </Link>
        <p>{event.summary}</p>
      </div>
    </li>
  );
}

import { defineHomeCard } from '@manna/shared/contracts';
import { Link, useText } from '@manna/shared/runtime';
import { DayCard } from '@manna/shared/ui/controls';
import { OnThisDayDocument, type OnThisDayQuery } from '../../generated/graphql';
import { homeText } from './home-text';
import styles from './on-this-day.module.css';
import { usePassageTitle } from './passage-title';

type Day = NonNullable<OnThisDayQuery['home']['onThisDay']>;

/** An event that the Bible dates to this day of the Hebrew year, or to one near it. */
function OnThisDay({ data: day }: { data: Day }) {
  const text = useText(homeText);
  const title = usePassageTitle(day.reference.osisIds);
  return (
    <DayCard label={day.isToday ? text.onThisDay : text.onThatDay} accent="purple" icon="history">
      <p className={styles.about}>
        {day.isToday ? text.todayIs(day.hebrewDate) : text.todayIsNear(day.today, day.hebrewDate)}
      </p>
      <p className={styles.sentence} lang={day.language}>
        {day.sentence}
      </p>
      <p className={styles.place}>
        <Link to={day.reference.path}>{title}</Link>
        {day.entry && (
          <>
            {' · '}
            <Link to={day.entry.pagePath}>
              <span lang="en">{day.entry.name}</span>
            </Link>
          </>
        )}
      </p>
    </DayCard>
  );
}

export const onThisDay = defineHomeCard<Day>({
  loader: async ({ data, date, language }) => (await data.query(OnThisDayDocument, { date, language })).home.onThisDay,
  Component: OnThisDay,
});

import { defineHomeCard } from '@manna/shared/contracts';
import { Link, useText } from '@manna/shared/runtime';
import { VerseOfTheDayDocument } from '../../generated/graphql';
import { homeText } from './home-text';
import { usePassageTitle } from './passage-title';
import { inReadersTranslation, useDailyVerse, type DailyVerse } from './use-daily-verse';
import styles from './verse-of-the-day.module.css';

/** A passage with this many characters or more is set smaller, so that all fit into the same space. */
const LONG = 130;
const LONGER = 240;

const lengthOf = ({ length }: string) => (length < LONG ? 'short' : length < LONGER ? 'long' : 'longer');

/** The verse of the day, in the reader's translation. */
function VerseOfTheDay({ data }: { data: DailyVerse }) {
  const text = useText(homeText);
  const verse = useDailyVerse(data);
  const { passage, translation } = verse;
  const title = usePassageTitle(passage.osisIds);
  return (
    <section className={styles.verse}>
      <h2 id="verse" className={styles.label}>
        {text.verseOfTheDay}
      </h2>
      <blockquote
        className={styles.words}
        data-length={lengthOf(verse.text)}
        lang={translation.language}
        dir={translation.direction}
      >
        {verse.text}
      </blockquote>
      <p className={styles.place}>
        <Link to={passage.path}>{title}</Link> <abbr>{translation.shortName}</abbr>
      </p>
    </section>
  );
}

export const verseOfTheDay = defineHomeCard<DailyVerse>({
  loader: async (args) => {
    const { data, date, language } = args;
    const { home } = await data.query(VerseOfTheDayDocument, { date, language });
    return home.verseOfTheDay && inReadersTranslation(home.verseOfTheDay, args);
  },
  Component: VerseOfTheDay,
});

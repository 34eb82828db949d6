import { Link, useText } from '@manna/shared/runtime';
import type { HomeDay } from './home-day';
import { homeText } from './home-text';
import { usePassageTitle } from './use-passage-title';
import styles from './verse-of-the-day.module.css';

/** From so many characters on a passage is set smaller, so that each has its place in the same room. */
const LONG = 130;
const LONGER = 240;

const lengthOf = ({ length }: string) => (length < LONG ? 'short' : length < LONGER ? 'long' : 'longer');

/** The one thing that a reader who comes every day comes for. */
export function VerseOfTheDay({ verse }: { verse: NonNullable<HomeDay['told']['verseOfTheDay']> }) {
  const text = useText(homeText);
  const { passage, translation } = verse;
  const title = usePassageTitle(passage.osisIds);
  return (
    <section className={styles.verse}>
      <h2 id="verse" className={styles.label}>
        {text.verseOfTheDay}
      </h2>
      <blockquote className={styles.words} data-length={lengthOf(verse.text)} lang={translation.language}>
        {verse.text}
      </blockquote>
      <p className={styles.place}>
        <Link to={passage.path}>{title}</Link> <abbr>{translation.shortName}</abbr>
      </p>
    </section>
  );
}

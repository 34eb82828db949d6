import { Link, useText } from '@manna/shared/runtime';
import { wordPath } from '../../names/word-number';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-names.module.css';

const isGreek = (language: string) => language === 'grc';

/** An entry's name in Hebrew, Aramaic and Greek. */
export function EntryNames({ originals }: Pick<EntryData, 'originals'>) {
  const text = useText(entryText);
  return (
    <section>
      <h2 id="names" className={styles.heading}>
        {text.names}
      </h2>
      <ul className={styles.names}>
        {originals.map(({ strongs, language, text: word, transliteration, meaning }) => (
          <li key={strongs} className={styles.name}>
            <span
              lang={language}
              dir={isGreek(language) ? 'ltr' : 'rtl'}
              className={isGreek(language) ? styles.word : styles.hebrew}
            >
              {word}
            </span>
            <span className={styles.sound}>
              <i lang={`${language}-Latn`}>{transliteration}</i>
            </span>
            {meaning && (
              <span className={styles.meaning}>
                {text.explained} <span lang="en">“{meaning}”</span>
              </span>
            )}
            <Link to={wordPath(strongs)} className={styles.number}>
              {strongs}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

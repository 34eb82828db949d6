import { encyclopediaPaths, searchPaths } from '@manna/shared/domain';
import { Link, useData, useText } from '@manna/shared/runtime';
import { useAnswer, type Answer } from '@manna/shared/runtime/use-answer';
import { WordFindingsDocument, type WordFindingsQuery } from '../../../generated/graphql';
import styles from './asked-words.module.css';
import { askedWordsText } from './asked-words-text';
import { hebrewBehind } from './hebrew-behind';

/** What the site knows about a word of a verse. */
export function useWordFindings(words: string, verse: string): Answer<WordFindingsQuery> {
  const data = useData();
  return useAnswer(() => data.query(WordFindingsDocument, { name: words, verse }), [data, words, verse]);
}

interface WordFindingsProps {
  words: string;
  answer: Answer<WordFindingsQuery>;
}

/** The entries that are called by a word, the Hebrew words that it stands for, and a search for it. */
export function WordFindings({ words, answer }: WordFindingsProps) {
  const text = useText(askedWordsText);
  return (
    <>
      {answer.status === 'loading' && <p className={styles.remark}>{text.loading}</p>}
      {answer.status === 'failed' && <p>{text.failed}</p>}
      {answer.status === 'answered' && <Found words={words} {...answer.result} />}
      <Link to={`${searchPaths.search}?search=${encodeURIComponent(words)}`} className={styles.search}>
        {text.search(words)}
      </Link>
    </>
  );
}

function Found({ words, entriesCalled: entries, verse }: { words: string } & WordFindingsQuery) {
  const text = useText(askedWordsText);
  const hebrew = verse ? hebrewBehind(words, verse) : [];
  if (entries.length === 0 && hebrew.length === 0) return <p className={styles.remark}>{text.nothing}</p>;
  return (
    <>
      {entries.length > 0 && (
        <ul aria-label={text.entries} lang="en">
          {entries.map(({ id, name, title, summary, pagePath }) => (
            <li key={id} className={styles.entry}>
              <Link to={pagePath} className={styles.name}>
                {name}
              </Link>{' '}
              {title !== null && <span className={styles.remark}>{title}</span>}
              {entries.length === 1 && <p className={styles.summary}>{summary}</p>}
            </li>
          ))}
        </ul>
      )}
      {hebrew.length > 0 && (
        <>
          <h3 className={styles.heading}>{text.hebrew}</h3>
          <ul>
            {hebrew.map(({ strongs, lemma, language, transliteration, definition }) => (
              <li key={strongs} className={styles.entry}>
                <Link to={encyclopediaPaths.subject({ entity: strongs.toLowerCase() })} className={styles.name}>
                  <bdi lang={language} className={styles.lemma}>
                    {lemma}
                  </bdi>{' '}
                  {strongs}
                </Link>{' '}
                <i lang={`${language}-Latn`}>{transliteration}</i>{' '}
                <span lang="en" className={styles.definition}>
                  {definition}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

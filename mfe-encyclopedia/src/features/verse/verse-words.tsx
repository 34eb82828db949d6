import type { ReactNode } from 'react';
import { glossInWords, hebrewPrefixes, morphologyInWords, morphologyText, wholeWord } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { wordPath } from '../../names/word-number';
import { PageSection } from '@manna/shared/ui';
import type { Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './verse-words.module.css';

type Word = Verse['words'][number];

/** The words of a verse's Hebrew text in their order, each with its entry in the lexicon. */
export function VerseWords({ words }: Pick<Verse, 'words'>) {
  const text = useText(verseText);
  return (
    <PageSection id="words" title={text.words}>
      <p className={styles.lead}>{text.wordsLead}</p>
      <ol className={styles.words}>
        {words.map((word, index) => (
          <li key={index} className={styles.word}>
            <HebrewWord word={word} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function HebrewWord({ word }: { word: Word }) {
  const text = useText(verseText);
  const morphologyWords = useText(morphologyText);
  const { lexiconEntry, reading, title, gloss } = word;
  const form = morphologyInWords(word.morphology, morphologyWords);
  const remarks = [title && text.psalmTitle, reading === 'ketiv' && text.written, reading === 'qere' && text.read];
  return (
    <>
      <p className={styles.hebrew} lang="he" dir="rtl">
        {wholeWord(word.text)}
      </p>
      {remarks
        .filter((remark) => remark !== false)
        .map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      <dl className={styles.facts}>
        <Fact term={text.lemma}>
          <Lemma word={word} />
        </Fact>
        {form !== '' && <Fact term={text.morphology}>{form}</Fact>}
        {gloss !== null && (
          <Fact term={text.here} language="en">
            {glossInWords(gloss, word.morphology)}
          </Fact>
        )}
        {lexiconEntry && <Lexicon entry={lexiconEntry} />}
      </dl>
    </>
  );
}

/** The dictionary form of a word, after the prefixes that are written together with it, and its pronunciation. */
function Lemma({ word: { lemma, lexiconEntry: entry } }: { word: Word }) {
  return (
    <>
      <span lang={entry?.language ?? 'he'} dir="rtl" className={styles.lemma}>
        {[...hebrewPrefixes(lemma), ...(entry ? [entry.lemma] : [])].join(' + ')}
      </span>
      {entry && (
        <>
          {' '}
          <i lang={`${entry.language}-Latn`}>{entry.transliteration}</i>
          {entry.pronunciation !== '' && ` (${entry.pronunciation})`}
        </>
      )}
    </>
  );
}

function Lexicon({ entry }: { entry: NonNullable<Word['lexiconEntry']> }) {
  const text = useText(verseText);
  const { strongs, definition, derivation, kjvDefinition } = entry;
  return (
    <>
      <Fact term={text.strongs}>
        <Link to={wordPath(strongs)}>{strongs}</Link>
      </Fact>
      {definition !== '' && (
        <Fact term={text.says} language="en">
          {definition}
        </Fact>
      )}
      {derivation !== '' && (
        <Fact term={text.from} language="en">
          {derivation}
        </Fact>
      )}
      {kjvDefinition !== '' && (
        <Fact term={text.renders} language="en">
          {kjvDefinition}
        </Fact>
      )}
    </>
  );
}

interface FactProps {
  term: string;
  /** Language of the value; by default that of the interface. */
  language?: string;
  children: ReactNode;
}

function Fact({ term, language, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd lang={language}>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { glossInWords, hebrewPrefixes, morphologyParts, morphologyText, wholeWord } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import type { Word } from './use-verse-word';
import { wordText } from './word-text';
import styles from './word-lookup.module.css';

/** The data of a word: its form, its lemma and the lexicon's entry. */
export function WordEntry({ word }: { word: Word }) {
  const text = useText(wordText);
  const { lexiconEntry: entry, gloss } = word;
  const prefixes = hebrewPrefixes(word.lemma);
  return (
    <dl className={styles.facts}>
      <Fact term={text.lemma}>
        <span lang={entry?.language ?? 'he'} dir="rtl" className={styles.lemma}>
          {[...prefixes, ...(entry ? [entry.lemma] : [])].join(' + ')}
        </span>
        {entry && (
          <span>
            <i lang={`${entry.language}-Latn`}>{entry.transliteration}</i>
            {entry.pronunciation !== '' && ` (${entry.pronunciation})`}
          </span>
        )}
      </Fact>
      <Fact term={text.form}>
        <Form word={word} />
      </Fact>
      {gloss !== null && <Meaning term={text.here} words={glossInWords(gloss, word.morphology)} />}
      {entry && <Fact term={text.strongs}>{entry.strongs}</Fact>}
      {entry && <Meaning term={text.says} words={entry.definition} />}
      {entry && <Meaning term={text.from} words={entry.derivation} />}
      {entry && <Meaning term={text.renders} words={entry.kjvDefinition} />}
    </dl>
  );
}

/** The morphology, one line for each part of the word. */
function Form({ word: { text, morphology } }: { word: Word }) {
  const morphologyWords = useText(morphologyText);
  const letters = text.split('/');
  const parts = morphologyParts(morphology, morphologyWords);
  const lines = parts.map((words, index) => {
    const form = words.join(', ');
    return (
      <li key={index} className={styles.form}>
        {parts.length > 1 && parts.length === letters.length && (
          <bdi lang="he" className={styles.part}>
            {letters[index]}
          </bdi>
        )}
        <span>{index === 0 && morphology.startsWith('A') ? morphologyWords.aramaic(form) : form}</span>
      </li>
    );
  });
  return <ul>{lines}</ul>;
}

/** Texts of the lexicon, which are in English. */
const Meaning = ({ term, words }: { term: string; words: string }) =>
  words !== '' && (
    <Fact term={term}>
      <span lang="en">{words}</span>
    </Fact>
  );

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.what}>{children}</dd>
    </div>
  );
}

/** A word that is read instead of the one in the text. */
export function ReadWord({ word, remark }: { word: Word; remark: string }) {
  return (
    <section className={styles.read}>
      <h3 className={styles.remark}>{remark}</h3>
      <p lang="he" dir="rtl" className={styles.word}>
        {wholeWord(word.text)}
      </p>
      <WordEntry word={word} />
    </section>
  );
}

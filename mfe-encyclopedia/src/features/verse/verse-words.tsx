import type { ReactNode } from 'react';
import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { Verse } from './load-verse';
import { verseText } from './verse-text';
import styles from './verse-words.module.css';

type Word = Verse['words'][number];

/**
 * A word with its points: the source parts prefix, stem and suffix by a stroke, and has the accents of the chant, which
 * few faces can draw and which stand in the verse's own text.
 */
const pointed = (word: string): string => word.replaceAll('/', '').replaceAll(/[\u0591-\u05ae]/g, '');

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
  const { lexiconEntry, reading, title, lemma, morphology } = word;
  const remarks = [title && text.psalmTitle, reading === 'ketiv' && text.written, reading === 'qere' && text.read];
  return (
    <>
      <p className={styles.hebrew} lang="he" dir="rtl">
        {pointed(word.text)}
      </p>
      {remarks
        .filter((remark) => remark !== false)
        .map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      <dl className={styles.facts}>
        {lexiconEntry && <Lexicon entry={lexiconEntry} />}
        <Fact term={text.lemma} language="zxx">
          {lemma}
        </Fact>
        <Fact term={text.morphology} language="zxx">
          {morphology}
        </Fact>
      </dl>
    </>
  );
}

function Lexicon({ entry }: { entry: NonNullable<Word['lexiconEntry']> }) {
  const text = useText(verseText);
  const { strongs, lemma, language, transliteration, definition, derivation, kjvDefinition } = entry;
  return (
    <>
      <Fact term={text.strongs}>
        {strongs}{' '}
        <span lang={language} dir="rtl">
          {lemma}
        </span>{' '}
        <i lang={`${language}-Latn`}>{transliteration}</i>
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
  /** Of the value; the interface's where left out. */
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

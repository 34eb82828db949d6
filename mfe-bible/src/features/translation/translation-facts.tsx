import type { ReactNode } from 'react';
import { useLanguage, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import type { TranslationQuery } from '../../generated/graphql';
import { directionText, featureText, languageText, translationText } from './translation-text';
import styles from './translation-page.module.css';

type Translation = TranslationQuery['translations'][number];

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Count({ name, count, note }: { name: string; count: number; note?: string }) {
  const language = useLanguage();
  return (
    <Fact name={name}>
      <span className={styles.count}>{count.toLocaleString(language)}</span>
      {note && count > 0 && <span className={styles.note}>{note}</span>}
    </Fact>
  );
}

/** The year, language, licence and contents of a translation. */
export function TranslationFacts({ translation }: { translation: Translation }) {
  const text = useText(translationText);
  const languages = useText(languageText);
  const directions = useText(directionText);
  const { year, language, direction, licence, contains } = translation;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={text.year}>{year}</Fact>
        <Fact name={text.language}>{languages[language] ?? language}</Fact>
        <Fact name={text.direction}>{directions[direction]}</Fact>
        <Fact name={text.licence}>
          <span lang="en">{licence}</span>
        </Fact>
      </dl>
      <PageSection id="holds" title={text.holds}>
        <dl className={styles.facts}>
          <Fact name={text.testaments}>{contains.testaments === 'old' ? text.old : text.whole}</Fact>
          <Count name={text.chapters} count={contains.chapters} />
          <Count name={text.verses} count={contains.verses} />
          <Count name={text.omitted} count={contains.omitted} />
          <Count name={text.incomplete} count={contains.incomplete} note={text.incompleteNote} />
          <Fact name={text.features}>
            <Features names={contains.features} />
          </Fact>
        </dl>
      </PageSection>
    </>
  );
}

function Features({ names }: { names: readonly string[] }) {
  const texts = useText(featureText);
  return (
    <ul className={styles.features}>
      {names.map((name) => (
        <li key={name}>{texts[name] ?? name}</li>
      ))}
    </ul>
  );
}

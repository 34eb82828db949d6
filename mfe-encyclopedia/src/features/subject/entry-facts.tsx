import { yearsText } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { certaintyNames, datingNames, kindNames } from '../../names/value-names';
import { factsOf, type Fact } from './facts-of';
import type { EntryData } from './load-subject';
import { entryText, factText } from './subject-text';
import styles from './entry-facts.module.css';

/** Short facts about an entry: years, place, kind. */
export function EntryFacts({ entry }: { entry: EntryData }) {
  const { facts: title } = useText(entryText);
  const facts = useFacts(entry);
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts}>
      <h2 id="facts" className={styles.heading}>
        {title}
      </h2>
      <dl className={styles.list}>
        {facts.map(({ term, value, language, path }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd lang={language}>{path === undefined ? value : <Link to={path}>{value}</Link>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts(entry: EntryData): Fact[] {
  const fact = useText(factText);
  const years = useText(yearsText);
  const kinds = useText(kindNames);
  const certainties = useText(certaintyNames);
  const datings = useText(datingNames);
  const language = useLanguage();
  return factsOf(entry, { fact, years, kinds, certainties, datings, language });
}

import { bookNames, yearsText } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { certaintyNames, datingNames, kindNames, roleNames } from '../../names/value-names';
import { factsOf, type Fact, type FactValue } from './facts-of';
import type { EntryData } from './load-subject';
import type { NamingFact } from './naming-facts';
import { entryText, factText } from './subject-text';
import styles from './entry-facts.module.css';

/** So many entries are named in one fact. */
const MOST = 6;

/** Short facts about an entry: years, kin, place, kind. */
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
        {facts.map((fact) => (
          <div key={fact.term} className={styles.fact}>
            <dt className={styles.term}>{fact.term}</dt>
            <FactWords fact={fact} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function FactWords({ fact }: { fact: Fact }) {
  if ('entries' in fact) return <Named {...fact} />;
  return 'values' in fact ? (
    <dd>
      {fact.values.map((one) => (
        <p key={one.value}>
          <Value {...one} />
        </p>
      ))}
    </dd>
  ) : (
    <dd lang={fact.language}>
      <Value {...fact} />
    </dd>
  );
}

const Value = ({ value, path, osis }: FactValue) => {
  const names = useText(bookNames);
  return (
    <>
      {path === undefined ? value : <Link to={path}>{value}</Link>}
      {osis !== undefined && (
        <>
          {' ('}
          <ReferenceLink as={Link} osis={osis} names={names} />)
        </>
      )}
    </>
  );
};

/** The first of the entries, and a link to where all are listed if there are many more. */
function Named({ entries, all = '#related' }: NamingFact) {
  const text = useText(factText);
  const shown = entries.slice(0, entries.length > MOST + 1 ? MOST : entries.length);
  const rest = entries.length - shown.length;
  return (
    <dd className={styles.entries}>
      {shown.map(({ name, pagePath }) =>
        pagePath === null ? (
          <span key={name} lang="en">
            {name}
          </span>
        ) : (
          <Link key={`${name} ${pagePath}`} to={pagePath} lang="en">
            {name}
          </Link>
        ),
      )}
      {rest > 0 &&
        (all.startsWith('#') ? <a href={all}>{text.more(rest)}</a> : <Link to={all}>{text.more(rest)}</Link>)}
    </dd>
  );
}

function useFacts(entry: EntryData): Fact[] {
  const fact = useText(factText);
  const years = useText(yearsText);
  const kinds = useText(kindNames);
  const roles = useText(roleNames);
  const certainties = useText(certaintyNames);
  const datings = useText(datingNames);
  const language = useLanguage();
  return factsOf(entry, { fact, years, kinds, certainties, datings, roles, language });
}

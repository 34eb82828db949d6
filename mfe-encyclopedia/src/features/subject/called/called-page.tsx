import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Page } from '@manna/shared/ui';
import styles from './called-page.module.css';
import { calledText } from './called-text';
import type { CalledData } from './load-called';

/** The entries that a word may mean, for a reader to choose from: 'ark' is Noah's and that of the covenant. */
export function CalledPage({ data: { name, entries } }: { data: CalledData }) {
  const text = useText(calledText);
  return (
    <Page accent="blue" icon="spellcheck" title={<span lang="en">{name}</span>} lead={text.lead}>
      {useLanguage() !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <ul lang="en">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Link to={entry.pagePath} className={styles.name}>
              {entry.name}
            </Link>{' '}
            {entry.title !== null && <span className={styles.title}>{entry.title}</span>}
            <p className={styles.summary}>{entry.summary}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

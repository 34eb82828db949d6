import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote } from '@manna/shared/ui';
import { initialOf, listAddress } from './list-address';
import { LetterBar } from './letter-bar';
import { listingText } from './listing-text';
import { ListPages } from './list-pages';
import type { EntryListData } from './load-entry-list';
import styles from './entry-list.module.css';

type ListedEntry = EntryListData['entries'][number];

function byInitial(entries: readonly ListedEntry[]): { initial: string; entries: ListedEntry[] }[] {
  const groups: { initial: string; entries: ListedEntry[] }[] = [];
  for (const entry of entries) {
    const initial = initialOf(entry.name);
    const last = groups.at(-1);
    if (last?.initial === initial) last.entries.push(entry);
    else groups.push({ initial, entries: [entry] });
  }
  return groups;
}

/** A list of entries by letter: links to the letters, the entries of this page, and links to the other pages. */
export function EntryList({ path, list }: { path: string; list: EntryListData }) {
  const text = useText(listingText);
  const language = useLanguage();
  const { letter, page, pages, initials, total, entries } = list;
  const shown = total.toLocaleString(language);
  return (
    <>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <div className={styles.head}>
        <LetterBar
          initials={initials}
          current={letter}
          addressOf={(initial) => listAddress(path, { letter: initial })}
        />
        <p className={styles.total}>{letter === null ? text.entries(total, shown) : text.inLetter(total, shown)}</p>
      </div>
      {byInitial(entries).map(({ initial, entries: group }) => (
        <section key={initial} className={styles.group}>
          <h2 id={`letter-${initial}`} className={styles.initial}>
            {initial}
          </h2>
          <ul className={styles.entries} lang="en">
            {group.map(({ id, pagePath, name, title, summary }) => (
              <li key={id}>
                <Link to={pagePath} className={styles.entry}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.title}>{title ?? summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListPages path={path} asked={{ letter, page }} pages={pages} />
    </>
  );
}

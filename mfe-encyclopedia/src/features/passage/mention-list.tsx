import { bookNames } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { referenceTitle } from '@manna/shared/ui';
import { readerPath } from '../../names/crumbs';
import { verseAt } from '../../names/verse-at';
import type { Mention } from './load-mentions';
import { passageText } from './passage-text';
import closed from '../../names/closed-list.module.css';
import styles from './mention-list.module.css';

/** Those after so many are closed until the reader opens them. */
const MANY = 12;

/** Entries that a passage mentions, each with the number of its verses and the first of them. */
export function MentionList({ mentions }: { mentions: readonly Mention[] }) {
  const text = useText(passageText);
  const language = useLanguage();
  // To open a list for one more would take as much room as to show it.
  const shown = mentions.length === MANY + 1 ? MANY + 1 : MANY;
  const more = mentions.slice(shown);
  return (
    <>
      <Items mentions={mentions.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary className={closed.summary}>{text.more(more.length, more.length.toLocaleString(language))}</summary>
          <Items mentions={more} />
        </details>
      )}
    </>
  );
}

const Items = ({ mentions }: { mentions: readonly Mention[] }) => (
  <ul className={styles.mentions}>
    {mentions.map((mention) => (
      <Item key={mention.entry.id} mention={mention} />
    ))}
  </ul>
);

function Item({ mention: { entry, verseCount, firstVerse } }: { mention: Mention }) {
  const text = useText(passageText);
  const names = useText(bookNames);
  const language = useLanguage();
  const { book, chapter, verse } = verseAt(firstVerse);
  const path = readerPath(book, chapter, verse);
  return (
    <li className={styles.mention}>
      <Link to={entry.pagePath} className={styles.entry} lang="en">
        <span className={styles.name}>{entry.name}</span>
        {entry.title && <span className={styles.title}>{entry.title}</span>}
      </Link>
      <span className={styles.verses}>
        {text.verses(verseCount, verseCount.toLocaleString(language))}{' '}
        <Link to={path} className={styles.first} data-preview={path} data-open-in="main">
          {referenceTitle(firstVerse, names)}
        </Link>
      </span>
    </li>
  );
}

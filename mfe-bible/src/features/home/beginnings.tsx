import { defineHomeCard } from '@manna/shared/contracts';
import { bookBySlug, bookNames, chapterName, chapterPath, type ChapterRef } from '@manna/shared/domain';
import { Link, useHistory, usePrefetch, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { homeText } from './home-text';
import styles from './beginnings.module.css';

const chapter = (slug: string, number: number): ChapterRef => {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return { book, chapter: number };
};

const beginnings = [
  { ref: chapter('genesis', 1), why: 'genesis' },
  { ref: chapter('psalms', 1), why: 'psalms' },
  { ref: chapter('john', 1), why: 'john' },
] as const satisfies readonly { ref: ChapterRef; why: keyof typeof homeText }[];

/** Where most readers begin. */
const FIRST_CHAPTER = [chapterPath(beginnings[0].ref)];

/** The path of a chapter, with or without a translation. */
const chapterPattern = /^\/bible\/(?:[^/]+\/)?[^/]+\/\d+(?:\?|$)/;

/**
 * Links to places to start reading. For a returning reader, also the last chapter read: it replaces the same chapter
 * among the links, otherwise the first one, so that nothing moves.
 */
function Beginnings() {
  usePrefetch(FIRST_CHAPTER);
  const text = useText(homeText);
  const names = useText(bookNames);
  const last = useHistory()
    .map((trail) => trail.at(-1))
    .find((crumb) => crumb && chapterPattern.test(crumb.path));
  const cards = beginnings.map(({ ref, why }) => ({
    to: chapterPath(ref),
    name: chapterName(ref, names),
    why: text[why],
  }));
  const index = cards.findIndex(({ to }) => to === last?.path);
  if (last) cards.splice(Math.max(index, 0), 1, { to: last.path, name: last.fragment, why: text.continueWhere });
  return (
    <PageSection id="start-reading" title={last ? text.continueReading : text.startReading}>
      <ul className={styles.beginnings}>
        {cards.map(({ to, name, why }) => (
          <li key={to} className={styles.beginning} data-accent="red">
            <Link to={to} className={styles.chapter}>
              {name}
            </Link>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export const startReading = defineHomeCard<object>({ loader: () => Promise.resolve({}), Component: Beginnings });

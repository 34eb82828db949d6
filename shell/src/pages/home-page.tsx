import type { MenuEntry, SiteConfig } from '@manna/shared/contracts';
import { bookBySlug, chapterPath, chapterTitle, type ChapterRef } from '@manna/shared/domain';
import { Link, usePrefetch } from '@manna/shared/runtime';
import { Icon, PageHeading, type Accent } from '@manna/shared/ui';
import styles from './home-page.module.css';

const chapter = (slug: string, number: number): ChapterRef => {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return { book, chapter: number };
};

const beginnings: readonly { ref: ChapterRef; why: string }[] = [
  { ref: chapter('genesis', 1), why: 'Where the Bible begins: how the world was made.' },
  { ref: chapter('psalms', 1), why: 'The song that opens the Psalms: two ways to live.' },
  { ref: chapter('john', 1), why: 'Where many begin with Jesus: who he is.' },
];

interface HomePageProps {
  site: SiteConfig;
  /** Doors to the pillars; an entry with its pillar's accent is coloured by it. */
  menu: readonly (MenuEntry & { accent?: Accent })[];
}

/** The first page: where to begin reading, and a door to each part of the site. */
export function HomePage({ site, menu }: HomePageProps) {
  usePrefetch(beginnings.slice(0, 1).map(({ ref }) => chapterPath(ref)));
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <PageHeading>{site.productName}</PageHeading>
        <p className={styles.lead}>{site.description}</p>
      </header>
      <section aria-labelledby="start-reading">
        <h2 id="start-reading" className={styles.title}>
          Start reading
        </h2>
        <ul className={styles.beginnings}>
          {beginnings.map(({ ref, why }) => (
            <li key={ref.book.slug} className={styles.beginning}>
              <Link to={chapterPath(ref)} className={styles.chapter}>
                {chapterTitle(ref)}
              </Link>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="look-around">
        <h2 id="look-around" className={styles.title}>
          Look around
        </h2>
        <ul className={styles.doors}>
          {menu.map(({ path, label, icon, accent }) => (
            <li key={path} data-accent={accent}>
              <Link to={path} className={styles.door}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

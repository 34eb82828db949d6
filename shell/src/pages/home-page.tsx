import { defineRoute } from '@manna/shared/contracts';
import { Link, useLanguage, usePrefetch, useSite, useText } from '@manna/shared/runtime';
import { ButtonLink, Icon, PageHeading } from '@manna/shared/ui';
import { labelOf } from '../app/menu-entries';
import { HomeDocument, type HomeQuery } from '../generated/graphql';
import { useMenu } from '../router/page-context';
import { Beginnings } from './beginnings';
import { dateOf } from './date-of';
import { EntryOfTheDay, EventOfTheDay, OnThisDay } from './home-daily';
import { homeText } from './home-text';
import styles from './home-page.module.css';

type HomeData = HomeQuery['home'];

/** Where most readers begin. */
const FIRST_CHAPTER = ['/bible/genesis/1'];

/** The first page: a verse for the day, where to read on, what the day tells, and a door to each part of the site. */
function HomePage({ data }: { data: HomeData }) {
  const { productName, description } = useSite();
  const text = useText(homeText);
  usePrefetch(FIRST_CHAPTER);
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <PageHeading>{productName}</PageHeading>
        <p className={styles.lead}>{description}</p>
      </header>
      {data.verseOfTheDay && <VerseOfTheDay verse={data.verseOfTheDay} />}
      <Beginnings />
      <section aria-labelledby="today">
        <h2 id="today" className={styles.title}>
          {text.today}
        </h2>
        <div className={styles.days}>
          {data.onThisDay && <OnThisDay day={data.onThisDay} />}
          {data.entry && <EntryOfTheDay entry={data.entry} />}
          {data.event && <EventOfTheDay event={data.event} />}
        </div>
      </section>
      {data.news.length > 0 && <News articles={data.news} />}
      <Doors />
    </div>
  );
}

function VerseOfTheDay({ verse }: { verse: NonNullable<HomeData['verseOfTheDay']> }) {
  const text = useText(homeText);
  const { passage, translation } = verse;
  return (
    <section aria-labelledby="verse" className={styles.verse}>
      <h2 id="verse" className={styles.label}>
        {text.verseOfTheDay}
      </h2>
      <blockquote className={styles.words} lang={translation.language}>
        {verse.text}
      </blockquote>
      <p className={styles.place}>
        <Link to={passage.path}>{passage.title}</Link> <abbr>{translation.shortName}</abbr>
      </p>
    </section>
  );
}

function News({ articles }: { articles: HomeData['news'] }) {
  const text = useText(homeText);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby="news">
      <h2 id="news" className={styles.title}>
        {text.news}
      </h2>
      <ul className={styles.news}>
        {articles.map(({ id, name, pagePath, summary, published }) => (
          <li key={id} className={styles.article} data-accent="orange">
            <time dateTime={published} className={styles.date}>
              {day.format(new Date(published))}
            </time>
            <div lang="en">
              <Link to={pagePath} className={styles.name}>
                {name}
              </Link>
              <p className={styles.why}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink as={Link} to="/articles" icon="newspaper">
          {text.allArticles}
        </ButtonLink>
      </p>
    </section>
  );
}

function Doors() {
  const text = useText(homeText);
  const language = useLanguage();
  const menu = useMenu();
  return (
    <section aria-labelledby="look-around">
      <h2 id="look-around" className={styles.title}>
        {text.lookAround}
      </h2>
      <ul className={styles.doors}>
        {menu.map((entry) => (
          <li key={entry.path} data-accent={entry.accent}>
            <Link to={entry.path} className={styles.door}>
              <Icon name={entry.icon} />
              {labelOf(entry, language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const route = defineRoute<HomeData>({
  loader: async ({ data, language }) => {
    const { home } = await data.query(HomeDocument, { date: dateOf(new Date()), language });
    return home;
  },
  meta: ({ site }) => ({
    // The site's own name is the whole title.
    metaTitle: site.productName,
    description: site.description,
    canonicalPath: '/',
    breadcrumbs: [],
    opengraph: { type: 'website' },
    jsonld: { '@type': 'WebSite', name: site.productName, description: site.description },
  }),
  Component: HomePage,
});

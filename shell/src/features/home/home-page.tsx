import type { ReactNode } from 'react';
import { defineRoute, type Language } from '@manna/shared/contracts';
import { useLanguage, usePrefetch, useSite, useText } from '@manna/shared/runtime';
import { LanguageNote, PageHeading } from '@manna/shared/ui';
import { Beginnings } from './beginnings';
import { EntryOfTheDay, EventOfTheDay, OnThisDay } from './home-daily';
import daily from './home-daily.module.css';
import { dateOf, loadHomeDay, type HomeDay } from './home-day';
import { HomeDoors } from './home-doors';
import { HomeNews } from './home-news';
import { homeText } from './home-text';
import { useOwnDay } from './use-own-day';
import { VerseOfTheDay } from './verse-of-the-day';
import styles from './home-page.module.css';

interface HomeData extends HomeDay {
  /** Whether the site's own description is in the language of the page. */
  speaksOwn: boolean;
}

/** Where most readers begin. */
const FIRST_CHAPTER = ['/bible/genesis/1'];

/** The first page: a verse for the day, where to read on, what the day tells, and a door to each part of the site. */
function HomePage({ data }: { data: HomeData }) {
  const text = useText(homeText);
  const { date, told } = useOwnDay(data);
  const { verseOfTheDay, onThisDay, entry, event, news } = told;
  usePrefetch(FIRST_CHAPTER);
  return (
    <div className={styles.page}>
      <div className={styles.parts}>
        <Hero date={date} speaksOwn={data.speaksOwn} />
        {verseOfTheDay && (
          <div className={`${styles.part} ${styles.main}`}>
            <VerseOfTheDay verse={verseOfTheDay} />
          </div>
        )}
        <Beginnings />
        {(onThisDay ?? entry ?? event) && (
          <Part id="today" title={text.today} place={styles.whole}>
            {/* Of another day these are others: made anew they are not moved about. */}
            <div key={date} className={daily.days}>
              {onThisDay && <OnThisDay day={onThisDay} />}
              {entry && <EntryOfTheDay entry={entry} />}
              {event && <EventOfTheDay event={event} />}
            </div>
          </Part>
        )}
        {news.length > 0 && (
          <Part id="news" title={text.news} place={styles.main}>
            <HomeNews articles={news} />
          </Part>
        )}
        <Part id="look-around" title={text.lookAround}>
          <HomeDoors />
        </Part>
      </div>
    </div>
  );
}

/** What this site is, and the day that its page tells of. */
function Hero({ date, speaksOwn }: Pick<HomeData, 'date' | 'speaksOwn'>) {
  const { productName, description } = useSite();
  const text = useText(homeText);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <header className={styles.hero}>
      <time dateTime={date} className={styles.date}>
        {day.format(new Date(date))}
      </time>
      <PageHeading>{productName}</PageHeading>
      <p className={styles.lead}>{speaksOwn ? description : text.lead}</p>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
    </header>
  );
}

interface PartProps {
  id: string;
  title: string;
  place?: string | undefined;
  children: ReactNode;
}

function Part({ id, title, place = '', children }: PartProps) {
  return (
    <section className={`${styles.part} ${place}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A site describes itself in its first language alone. */
const isOwn = (language: Language, languages: readonly Language[]) => language === languages[0];

export const route = defineRoute<HomeData>({
  loader: async ({ data, language, site }) => ({
    ...(await loadHomeDay(data, dateOf(new Date()), language)),
    speaksOwn: isOwn(language, site.languages),
  }),
  meta: ({ site, data: { speaksOwn }, text }) => {
    const description = speaksOwn ? site.description : text(homeText).lead;
    return {
      // The site's own name is the whole title.
      metaTitle: site.productName,
      description,
      canonicalPath: '/',
      breadcrumbs: [],
      opengraph: { type: 'website' },
      jsonld: { '@type': 'WebSite', name: site.productName, description },
    };
  },
  Component: HomePage,
});

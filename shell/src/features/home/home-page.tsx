import { defineRoute, type RouteModule } from '@manna/shared/contracts';
import { descriptionOf, labelOf, type Extension } from '@manna/shared/domain';
import { useExtensions, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Icon, LanguageNote, PageHeading, PageSection } from '@manna/shared/ui';
import type { LoadHomeCards } from '../../host/slots/home-cards';
import { ActionField } from '../../host/slots/action-field';
import { ExtensionPart } from '../../host/slots/extension-part';
import { HomeLinks } from './home-links';
import { homeText } from './home-text';
import { dateOf, useOwnDay, type HomeDay } from './own-day';
import styles from './home-page.module.css';

/** Positions of the shell's own sections among the cards of the pillars. */
const DAY_ROW_ORDER = 30;
const LINKS_ORDER = 50;

type Card = Extension<'homeCards'>;

/** The home page: what the site is, the cards of its pillars, and a link to each part of it. */
function HomePage({ data, load }: { data: HomeDay; load: LoadHomeCards }) {
  const text = useText(homeText);
  const { date, cards: loaded } = useOwnDay(data, load);
  const cards = useExtensions('homeCards').filter(({ key }) => loaded.some((card) => card.key === key));
  const ofDay = cards.filter(({ area }) => area === 'day');
  const show = (card: Card) => (
    <HomeCard key={card.key} card={card} data={loaded.find(({ key }) => key === card.key)?.data} />
  );
  const sections = [
    ...cards
      .filter(({ area }) => area !== 'day')
      .map((card) => ({
        order: card.order,
        section: (
          <div key={card.key} className={card.area === 'main' ? `${styles.part} ${styles.main}` : styles.part}>
            {show(card)}
          </div>
        ),
      })),
    ...(ofDay.length === 0
      ? []
      : [
          {
            order: DAY_ROW_ORDER,
            section: (
              <div key="day" className={`${styles.part} ${styles.whole}`}>
                <PageSection id="today" title={text.today}>
                  {/* Keyed by date, so that React remounts the cards instead of reordering them. */}
                  <div key={date} className={styles.days}>
                    {ofDay.map(show)}
                  </div>
                </PageSection>
              </div>
            ),
          },
        ]),
    {
      order: LINKS_ORDER,
      section: (
        <div key="links" className={styles.part}>
          <PageSection id="look-around" title={text.lookAround}>
            <HomeLinks />
          </PageSection>
        </div>
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.parts}>
        <Hero date={date} />
        {sections.sort((one, other) => one.order - other.order).map(({ section }) => section)}
      </div>
    </div>
  );
}

function HomeCard({ card: { pillar, id }, data }: { card: Card; data: unknown }) {
  return (
    <ExtensionPart slot="homeCards" pillar={pillar} id={id}>
      {({ Component }) => <Component data={data} />}
    </ExtensionPart>
  );
}

/** The introduction of the site, and the date. */
function Hero({ date }: Pick<HomeDay, 'date'>) {
  const site = useSite();
  const text = useText(homeText);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const action = useExtensions('headerActions').find(({ field }) => field !== undefined);
  return (
    <header className={styles.hero}>
      <time dateTime={date} className={styles.date}>
        {day.format(new Date(date))}
      </time>
      <PageHeading>{site.productName}</PageHeading>
      <p className={styles.lead}>{descriptionOf(site, language)}</p>
      {action && (
        <ActionField action={action} label={text.find(site.productName)}>
          <button type="submit" className={styles.find} aria-label={labelOf(action, language)}>
            <Icon name={action.page.icon} />
          </button>
        </ActionField>
      )}
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
    </header>
  );
}

/** The home page; `load` loads the data of its cards. */
export const homeRoute = (load: LoadHomeCards): RouteModule =>
  defineRoute<HomeDay & { description: string }>({
    loader: async ({ data, site, language, preference, text }) => {
      const date = dateOf(new Date());
      const { cards } = await load({ data, site, language, preference, text, date });
      return { date, cards, description: descriptionOf(site, language) };
    },
    meta: ({ site, data: { description } }) => ({
      // The title is the site's name alone.
      metaTitle: site.productName,
      description,
      canonicalPath: '/',
      breadcrumbs: [],
      opengraph: { type: 'website' },
      jsonld: { '@type': 'WebSite', name: site.productName, description },
    }),
    Component: ({ data }) => <HomePage data={data} load={load} />,
  });

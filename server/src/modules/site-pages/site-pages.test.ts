import type { DatedDay, SitePage } from '@manna/shared/contracts';
import { asLines, FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent, sampleEntries } from '../../testing/sample-content';
import type { GraphqlService } from '../graphql/graphql-service';

const page = (slug: string, language: 'en' | 'es', more: Partial<SitePage> = {}): SitePage => ({
  slug,
  language,
  title: `${slug} in ${language}`,
  description: `What ${slug} says, in ${language}.`,
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `${slug} in ${language}.` }] }],
  ...more,
});
const pages = [page('privacy', 'en'), page('privacy', 'es'), page('terms', 'en', { shows: 'attributions' })];
const dated: DatedDay[] = [
  {
    month: 9,
    day: 24,
    osis: 'Gen.12.1',
    sentence: 'A thing that was done on this day.',
    translations: { es: 'Una cosa que se hizo en este día.' },
    entry: 'people-1',
  },
  { month: 10, day: 1, osis: 'Gen.12.1-Gen.12.2', sentence: 'A thing that was done on another day.' },
];
/** An article by another author, later than the one in the sample. */
const imported = {
  ...sampleEntries.find(({ id }) => id === 'articles-1'),
  id: 'articles-2',
  slug: 'a-second-voice',
  name: 'A second voice',
  pagePath: '/articles/culture/a-second-voice',
  origin: 'imported',
  published: '2026-03-01',
};
const FEBRUARY_29 = 60;
const verses = Array.from({ length: 366 }, (_, index) =>
  index + 1 === FEBRUARY_29 ? 'Gen.21.3' : index % 2 === 0 ? 'Gen.12.1' : 'Gen.12.2-Gen.12.3',
);

let opened: TestContent;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS, {
    ...sampleContent,
    'entries.ndjson': asLines([...sampleEntries, imported]),
    'pages.json': JSON.stringify(pages),
    'day-verses.json': JSON.stringify(verses),
    'dated-days.json': JSON.stringify(dated),
  });
  opened = await openTestContent(site);
});
afterAll(() => opened.close());

const services = new Map<string, Promise<GraphqlService>>();
/** Runs a query on a site with this default translation. */
async function ask(query: string, defaultTranslation = 'kjv') {
  const service = services.get(defaultTranslation) ?? opened.openGraphql({ defaultTranslation });
  services.set(defaultTranslation, service);
  return runQuery(await service, query);
}

test('a page is in the language of the reader, or else in English, and says which', async () => {
  const { data } = await ask(`{
    spanish: sitePage(slug: "privacy", language: "es") { language title body shows }
    english: sitePage(slug: "terms", language: "es") { language title shows }
    unknown: sitePage(slug: "privacy", language: "tlh") { language }
    none: sitePage(slug: "nowhere", language: "en") { title }
    sitePages(language: "es") { slug language description }
  }`);
  expect(data).toEqual({
    spanish: { language: 'es', title: 'privacy in es', body: pages[1]?.body, shows: null },
    english: { language: 'en', title: 'terms in en', shows: 'attributions' },
    unknown: { language: 'en' },
    none: null,
    sitePages: [
      { slug: 'privacy', language: 'es', description: 'What privacy says, in es.' },
      { slug: 'terms', language: 'en', description: 'What terms says, in en.' },
    ],
  });
});

test('a day has its verse, in the translation of the site', async () => {
  const query = `{ home(date: "2026-01-01", language: "en") {
    verseOfTheDay { text translation { slug } passage { osisIds title path } }
  } }`;
  const passage = { osisIds: ['Gen.12.1'], title: 'Genesis 12:1', path: '/bible/genesis/12?v=1' };
  expect((await ask(query)).data).toEqual({
    home: { verseOfTheDay: { text: 'KJV of 12:1', translation: { slug: 'kjv' }, passage } },
  });
  expect((await ask(query, 'web')).data).toEqual({
    home: { verseOfTheDay: { text: 'WEB of 12:1', translation: { slug: 'web' }, passage } },
  });
});

test('the verse of the day is in another translation when that of the site lacks a verse', async () => {
  const { data } = await ask(
    '{ home(date: "2026-01-02", language: "en") { verseOfTheDay { text translation { slug } } } }',
    'web',
  );
  expect(data).toEqual({
    home: { verseOfTheDay: { text: 'KJV of 12:2 KJV of 12:3', translation: { slug: 'kjv' } } },
  });
});

test('the 29th of February has a verse that other years skip', async () => {
  const { data } = await ask(`{
    leap: home(date: "2028-02-29", language: "en") { verseOfTheDay { passage { title } } }
    march: home(date: "2027-03-01", language: "en") { verseOfTheDay { passage { title } } }
  }`);
  expect(data).toEqual({
    leap: { verseOfTheDay: { passage: { title: 'Genesis 21:3' } } },
    march: { verseOfTheDay: { passage: { title: 'Genesis 12:1' } } },
  });
});

test('a day has the biblical event of its Hebrew date, or of a date near it, and says which date that is', async () => {
  const { data } = await ask(`{
    today: home(date: "2026-12-04", language: "es") { onThisDay { ...Dated entry { name } } }
    near: home(date: "2026-12-13", language: "es") { onThisDay { ...Dated } }
  } fragment Dated on OnThisDay { today hebrewDate isToday sentence language reference { title path } }`);
  expect(data).toEqual({
    today: {
      onThisDay: {
        today: '24 de kislev',
        hebrewDate: '24 de kislev',
        isToday: true,
        sentence: 'Una cosa que se hizo en este día.',
        language: 'es',
        reference: { title: 'Genesis 12:1', path: '/bible/genesis/12?v=1' },
        entry: { name: 'Abraham' },
      },
    },
    near: {
      onThisDay: {
        today: '3 de tevet',
        hebrewDate: '1 de tevet',
        isToday: false,
        sentence: 'A thing that was done on another day.',
        language: 'en',
        reference: { title: 'Genesis 12:1–2', path: '/bible/genesis/12?v=1-2' },
      },
    },
  });
});

test('a day has one entry and one event, the same for every request, and no article from its future', async () => {
  const query = `{ home(date: "2026-02-01", language: "en") { entry { id } event { id name } news { name } } }`;
  const { data } = await ask(query);
  // The only entry of the sample with a picture or a long text is its resource, which is excluded here.
  expect(data).toMatchObject({ home: { entry: null, news: [{ name: 'The tents of Mamre' }] } });
  expect((await ask(query)).data).toEqual(data);
  const days = Array.from({ length: 8 }, (_, day) => `d${day}: home(date: "2026-02-0${day + 1}", language: "en")`);
  const response = await ask(`{ ${days.slice(0, 5).join(' { event { id } } ')} { event { id } } }`);
  const events = Object.values(response.data as Record<string, { event: { id: string } }>).map(({ event }) => event.id);
  expect(new Set(events).size).toBeGreaterThan(1);
  const before = await ask('{ home(date: "2026-01-30", language: "en") { news { name } } }');
  expect(before.data).toEqual({ home: { news: [] } });
});

test('articles by other authors are news as well', async () => {
  const { data } = await ask('{ home(date: "2026-03-02", language: "en") { news { name } } }');
  expect(data).toEqual({ home: { news: [{ name: 'A second voice' }, { name: 'The tents of Mamre' }] } });
});

test.each(['2026-02-30', '21.11.2026', '', 'x'.repeat(50)])(
  'the day "%s" is refused with one sentence',
  async (date) => {
    const { errors } = await ask(`{ home(date: "${date}", language: "en") { entry { id } } }`);
    expect(errors).toEqual([`"date" is "${date}": give a day as yyyy-mm-dd.`]);
  },
);

import { act, screen, waitFor, within } from '@testing-library/react';
import { onFailure } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, openHomeCard, sectionNamed, siteWith } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { startReading } from './beginnings';
import { onThisDay } from './on-this-day';
import { verseOfTheDay } from './verse-of-the-day';

const verse = {
  text: 'This is the day which the LORD hath made.',
  passage: { osisIds: ['Ps.118.24'], path: '/bible/psalms/118?v=24' },
  translation: { slug: 'kjv', shortName: 'KJV', language: 'en', direction: 'ltr' },
};
const day = {
  today: '11 Kislev',
  hebrewDate: '24 Kislev',
  isToday: false,
  sentence: 'Haggai spoke of the foundation of the temple.',
  language: 'en',
  reference: { osisIds: ['Hag.2.10'], path: '/bible/haggai/2?v=10' },
  entry: { id: 'people-1', name: 'Haggai', pagePath: '/encyclopedia/people/haggai' },
};
const data = dataFrom({
  VerseOfTheDay: () => ({ home: { verseOfTheDay: verse } }),
  OnThisDay: () => ({ home: { onThisDay: day } }),
});
const spanish = { data, language: 'es', translations: es } as const;

const kjv = verse.translation;
/** The site with the passage of two verses, and their words in the WEB; null for a verse that it lacks. */
const inWeb = (...words: (string | null)[]) =>
  dataFrom({
    VerseOfTheDay: () => ({
      home: { verseOfTheDay: { ...verse, passage: { ...verse.passage, osisIds: ['Ps.118.24', 'Ps.118.25'] } } },
    }),
    VerseInTranslation: () => ({
      verses: words.map((text, index) => ({ id: `v${index}`, osisId: `Ps.118.${24 + index}`, text })),
      translations: [kjv, { ...kjv, slug: 'web', shortName: 'WEB' }],
    }),
  });
const prefer = (translationId: string) =>
  localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId }));

describe('the verse of the day', () => {
  beforeEach(() => localStorage.clear());

  it('shows its words, and links to the reader', async () => {
    await openHomeCard(verseOfTheDay, { data });
    const section = within(sectionNamed('Verse of the day'));
    expect(section.getByText('This is the day which the LORD hath made.')).toHaveAttribute('lang', 'en');
    expect(section.getByRole('link', { name: 'Psalm 118:24' })).toHaveAttribute('href', '/bible/psalms/118?v=24');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names its passage in Spanish on a Spanish page', async () => {
    await openHomeCard(verseOfTheDay, spanish);
    expect(within(sectionNamed('Versículo del día')).getByRole('link', { name: 'Salmo 118:24' })).toBeInTheDocument();
  });

  it('is in the translation that the reader prefers', async () => {
    prefer('web');
    const site = inWeb('This is the day', 'that Yahweh has made.');
    await openHomeCard(verseOfTheDay, { data: site, preferences: { translationId: 'web' } });
    // In the first words already: nothing is replaced.
    expect(screen.getByText('This is the day that Yahweh has made.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('WEB')).toBeInTheDocument();
    expect(screen.queryByText('KJV')).not.toBeInTheDocument();
  });

  it('changes to the translation that the reader prefers if the server, which knows no readers, sent another', async () => {
    prefer('web');
    const site = inWeb('This is the day', 'that Yahweh has made.');
    await openHomeCard(verseOfTheDay, { data: site, preferences: {} });
    expect(screen.getByText('This is the day which the LORD hath made.')).toBeInTheDocument();
    expect(await screen.findByText('This is the day that Yahweh has made.')).toBeInTheDocument();
  });

  it('is in the default translation of the page’s language', async () => {
    const data = inWeb('Este es el día', 'que hizo Jehová.');
    await openHomeCard(verseOfTheDay, { ...spanish, data, site: siteWith({ defaultTranslation: 'web' }) });
    expect(screen.getByText('Este es el día que hizo Jehová.')).toBeInTheDocument();
  });

  it('is in the site’s translation if the preferred one cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = dataFrom({ VerseOfTheDay: () => ({ home: { verseOfTheDay: verse } }) });
    const reported = jest.fn();
    onFailure(reported);
    await openHomeCard(verseOfTheDay, { data: failing, preferences: { translationId: 'web' } });
    expect(screen.getByText('This is the day which the LORD hath made.')).toBeInTheDocument();
    expect(reported).toHaveBeenCalledWith(expect.any(Error), 'verse-of-the-day');
    jest.restoreAllMocks();
  });

  it.each([
    ['lacks a verse of it', 'web', inWeb('This is the day', null)],
    ['is no longer on the site', 'old', inWeb('This is the day', 'that Yahweh has made.')],
  ])('is in the site’s translation if the preferred one %s', async (_, slug, site) => {
    prefer(slug);
    const asked = jest.spyOn(site, 'query');
    await openHomeCard(verseOfTheDay, { data: site });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await act(async () => void (await asked.mock.results[1]?.value));
    expect(screen.getByText('This is the day which the LORD hath made.')).toBeInTheDocument();
    expect(screen.getByText('KJV')).toBeInTheDocument();
  });

  it('is left out when the content has none', async () => {
    const none = dataFrom({ VerseOfTheDay: () => ({ home: { verseOfTheDay: null } }) });
    expect(await openHomeCard(verseOfTheDay, { data: none })).toBeNull();
  });
});

describe('this day in the Bible', () => {
  it('says which nearby day it is about', async () => {
    await openHomeCard(onThisDay, { data });
    expect(screen.getByText('Today is 11 Kislev in the Hebrew calendar. On 24 Kislev:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Haggai 2:10' })).toHaveAttribute('href', '/bible/haggai/2?v=10');
    expect(screen.getByText('Haggai')).toHaveAttribute('lang', 'en');
  });

  it('is in Spanish on a Spanish page', async () => {
    await openHomeCard(onThisDay, spanish);
    expect(screen.getByText(/El 24 Kislev:/)).toBeInTheDocument();
  });
});

describe('where to start reading', () => {
  beforeEach(() => localStorage.clear());
  const remember = (...trail: object[]) =>
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail]));
  const linksOf = (section: string) =>
    within(sectionNamed(section))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('offers three chapters', async () => {
    await openHomeCard(startReading);
    expect(linksOf('Start reading')).toEqual([
      ['Genesis 1', '/bible/genesis/1'],
      ['Psalm 1', '/bible/psalms/1'],
      ['John 1', '/bible/john/1'],
    ]);
  });

  it('offers the last chapter that the reader opened', async () => {
    remember({ path: '/bible', fragment: 'Bible' }, { path: '/bible/web/ruth/3', fragment: 'Ruth 3' });
    await openHomeCard(startReading);
    await screen.findByRole('heading', { name: 'Continue reading' });
    expect(linksOf('Continue reading')).toHaveLength(3);
    expect(linksOf('Continue reading')[0]).toEqual(['Ruth 3', '/bible/web/ruth/3']);
  });

  it('offers each chapter once if the last one is among them', async () => {
    remember({ path: '/bible/john/1', fragment: 'John 1' });
    await openHomeCard(startReading);
    await screen.findByRole('heading', { name: 'Continue reading' });
    expect(linksOf('Continue reading').map(([name]) => name)).toEqual(['Genesis 1', 'Psalm 1', 'John 1']);
  });
});

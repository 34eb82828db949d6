import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { pagesEs } from '../site-pages/pages-es';
import { route } from './home-page';

const home = {
  verseOfTheDay: {
    text: 'This is the day which the LORD hath made.',
    passage: { osisIds: ['Ps.118.24'], path: '/bible/psalms/118?v=24' },
    translation: { slug: 'kjv', shortName: 'KJV', language: 'en' },
  },
  onThisDay: {
    today: '11 Kislev',
    hebrewDate: '24 Kislev',
    isToday: false,
    sentence: 'Haggai spoke of the foundation of the temple.',
    language: 'en',
    reference: { osisIds: ['Hag.2.10'], path: '/bible/haggai/2?v=10' },
    entry: { id: 'people-1', name: 'Haggai', pagePath: '/encyclopedia/people/haggai' },
  },
  entry: null,
  event: null,
  news: [
    {
      id: 'articles-1',
      name: 'The Scroll',
      pagePath: '/articles/history/the-scroll',
      summary: 'How books were made.',
      published: '2026-11-02',
    },
  ],
};

const answers = { Home: () => ({ home }) };

const open = (settings: Partial<Parameters<typeof openRoute>[1]> = {}) =>
  openRoute(route, {
    path: '/',
    site: siteWith({ productName: 'Manna', description: 'Read here.' }),
    data: dataFrom(answers),
    ...settings,
  });

describe('the home page', () => {
  it('says what the site is, and has its name as its whole title', async () => {
    const { meta } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manna');
    expect(screen.getByText('Read here.')).toBeInTheDocument();
    expect(meta()).toMatchObject({ metaTitle: 'Manna', canonicalPath: '/' });
  });

  it('has a verse for the day, with its place in the reader', async () => {
    await open();
    const verse = within(sectionNamed('Verse of the day'));
    expect(verse.getByText('This is the day which the LORD hath made.')).toHaveAttribute('lang', 'en');
    expect(verse.getByRole('link', { name: 'Psalm 118:24' })).toHaveAttribute('href', '/bible/psalms/118?v=24');
  });

  it('tells what the Bible dates near this day, and says so where it is another', async () => {
    await open();
    expect(screen.getByText(/Today is 11 Kislev in the Hebrew calendar. Of 24 Kislev is told:/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Haggai 2:10' })).toHaveAttribute('href', '/bible/haggai/2?v=10');
  });

  it('names what is new, with its day', async () => {
    await open();
    const news = within(sectionNamed('What is new'));
    expect(news.getByText('November 2, 2026')).toBeInTheDocument();
    expect(news.getByRole('link', { name: 'The Scroll' })).toHaveAttribute('href', '/articles/history/the-scroll');
  });

  it('offers places to begin reading', async () => {
    await open();
    const links = within(sectionNamed('Start reading')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Genesis 1', '/bible/genesis/1'],
      ['Psalm 1', '/bible/psalms/1'],
      ['John 1', '/bible/john/1'],
    ]);
  });

  it('reads on where the reader was last', async () => {
    const trail = [
      { path: '/bible', fragment: 'Bible' },
      { path: '/bible/web/ruth/3', fragment: 'Ruth 3' },
    ];
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail]));
    await open();
    await screen.findByRole('heading', { name: 'Continue reading' });
    const reading = within(sectionNamed('Continue reading'));
    expect(reading.getByRole('link', { name: 'Ruth 3' })).toHaveAttribute('href', '/bible/web/ruth/3');
    expect(reading.getAllByRole('link')).toHaveLength(3);
    localStorage.clear();
  });

  it('names each place once where the reader was last at one of the beginnings', async () => {
    localStorage.setItem(
      'dm-user@anonymous/site/history',
      JSON.stringify([[{ path: '/bible/john/1', fragment: 'John 1' }]]),
    );
    await open();
    await screen.findByRole('heading', { name: 'Continue reading' });
    const reading = within(sectionNamed('Continue reading'));
    expect(reading.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Genesis 1',
      'Psalm 1',
      'John 1',
    ]);
    localStorage.clear();
  });

  it('speaks Spanish to who reads it so', async () => {
    await open({ language: 'es', translations: pagesEs });
    expect(sectionNamed('Versículo del día')).toBeInTheDocument();
    expect(screen.getByText('2 de noviembre de 2026')).toBeInTheDocument();
    expect(screen.getByText(/Del 24 Kislev se cuenta/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Salmo 118:24' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Génesis 1' })).toBeInTheDocument();
  });

  it('describes itself in Spanish too, and says once which texts are in English', async () => {
    const { meta, unmount } = await open({ language: 'es', translations: pagesEs });
    expect(screen.getByText(/^Lee la Biblia y descubre/)).toBeInTheDocument();
    expect(screen.queryByText('Read here.')).not.toBeInTheDocument();
    expect(meta()?.description).toMatch(/^Lee la Biblia/);
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    expect(screen.getByText('How books were made.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Haggai')).toHaveAttribute('lang', 'en');
    unmount();
    await open();
    expect(screen.queryByText(/in English only/)).not.toBeInTheDocument();
  });

  it('shows another person or place each day, and an event, with what they are', async () => {
    const aaron = { id: 'people-1', name: 'Aaron', title: 'First high priest', summary: 'He spoke for Moses.' };
    const entry = { ...aaron, pagePath: '/encyclopedia/people/aaron', category: { slug: 'people' } };
    const event = { ...aaron, id: 'events-1', name: 'The Exodus', pagePath: '/encyclopedia/events/the-exodus' };
    await open({ data: dataFrom({ Home: () => ({ home: { ...home, entry, event } }) }) });
    const today = within(sectionNamed('Today'));
    expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'From these days',
      'An entry to meet',
      'An event to know',
    ]);
    expect(today.getByRole('link', { name: 'Aaron' })).toHaveAttribute('href', '/encyclopedia/people/aaron');
    expect(today.getByRole('link', { name: 'Aaron' }).closest('[data-accent]')).toHaveAttribute('data-accent', 'red');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stands without what a day has not', async () => {
    const empty = { verseOfTheDay: null, onThisDay: null, entry: null, event: null, news: [] };
    await open({ data: dataFrom({ Home: () => ({ home: empty }) }) });
    expect(sectionNamed('Start reading')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

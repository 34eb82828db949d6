import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, siteWith } from '@manna/shared/testing';
import { pagesEs } from './pages-es';
import { route } from './home-page';

const home = {
  verseOfTheDay: {
    text: 'This is the day which the LORD hath made.',
    passage: { osisIds: ['Ps.118.24'], title: 'Psalm 118:24', path: '/bible/psalms/118?v=24' },
    translation: { slug: 'kjv', shortName: 'KJV', language: 'en' },
  },
  onThisDay: {
    today: '11 Kislev',
    hebrewDate: '24 Kislev',
    isToday: false,
    sentence: 'Haggai spoke of the foundation of the temple.',
    language: 'en',
    reference: { title: 'Haggai 2:10', path: '/bible/haggai/2?v=10' },
    entry: { id: 'people-1', name: 'Haggai', pagePath: '/encyclopedia/people/haggai' },
  },
  entry: null,
  event: null,
  news: [
    {
      id: 'articles-1',
      name: 'The Scroll',
      title: null,
      pagePath: '/articles/history/the-scroll',
      summary: 'How books were made.',
      published: '2026-11-02',
      category: { slug: 'history', name: 'History', icon: 'history', color: 'yellow' },
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
    const verse = within(screen.getByRole('region', { name: 'Verse of the day' }));
    expect(verse.getByText('This is the day which the LORD hath made.')).toHaveAttribute('lang', 'en');
    expect(verse.getByRole('link', { name: 'Psalm 118:24' })).toHaveAttribute('href', '/bible/psalms/118?v=24');
  });

  it('tells what the Bible dates near this day, and says so where it is another', async () => {
    await open();
    expect(screen.getByText(/Today is 11 Kislev in the Hebrew calendar. Of 24 Kislev/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Haggai 2:10' })).toHaveAttribute('href', '/bible/haggai/2?v=10');
  });

  it('names what is new, with its day', async () => {
    await open();
    const news = within(screen.getByRole('region', { name: 'What is new' }));
    expect(news.getByText('November 2, 2026')).toBeInTheDocument();
    expect(news.getByRole('link', { name: 'The Scroll' })).toHaveAttribute('href', '/articles/history/the-scroll');
  });

  it('offers places to begin reading', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: 'Start reading' })).getAllByRole('link');
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
    const reading = within(await screen.findByRole('region', { name: 'Continue reading' }));
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
    const reading = within(await screen.findByRole('region', { name: 'Continue reading' }));
    expect(reading.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Genesis 1',
      'Psalm 1',
      'John 1',
    ]);
    localStorage.clear();
  });

  it('speaks Spanish to who reads it so', async () => {
    await open({ language: 'es', translations: pagesEs });
    expect(screen.getByRole('region', { name: 'Versículo del día' })).toBeInTheDocument();
    expect(screen.getByText('2 de noviembre de 2026')).toBeInTheDocument();
    expect(screen.getByText(/Del 24 Kislev la Biblia cuenta esto/)).toBeInTheDocument();
  });

  it('stands without what a day has not', async () => {
    const empty = { verseOfTheDay: null, onThisDay: null, entry: null, event: null, news: [] };
    await open({ data: dataFrom({ Home: () => ({ home: empty }) }) });
    expect(screen.getByRole('region', { name: 'Start reading' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

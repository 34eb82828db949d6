import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { listAnswer, sampleArticle } from '../../testing/sample-entries';
import { es } from '../../texts/es';
import { route as categoryRoute } from './article-category-page';
import { route as articlesRoute } from './articles-page';

const articles = [
  sampleArticle('scrolls', 'history', '2026-01-13'),
  sampleArticle('tyndale', 'history', '2026-03-02'),
  sampleArticle('fish', 'science', '2026-02-01'),
];
const data = dataFrom({ Articles: listAnswer(articles) });
const openAll = (app = {}) => openRoute(articlesRoute, { path: '/articles', at: '/articles', data, ...app });
const openCategory = (at: string, app = {}) =>
  openRoute(categoryRoute, { path: '/articles/:category', at, data, ...app });
const namesIn = (region: string) =>
  within(sectionNamed(region))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the articles page', () => {
  it('links to the six categories, each with its count', async () => {
    await openAll();
    expect(namesIn('Categories')).toEqual(['Did You Know', 'Insights', 'History', 'Science', 'Culture', 'Jokes Aside']);
    const history = screen.getByRole('link', { name: 'History' }).closest('li');
    expect(history).toHaveTextContent('2 articles');
    expect(history).toHaveAttribute('data-accent', 'yellow');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/articles/history');
  });

  it('lists the newest articles first, each with its date and reading time', async () => {
    await openAll();
    expect(namesIn('Newest first')).toEqual(['Name of tyndale', 'Name of fish', 'Name of scrolls']);
    const newest = screen.getByRole('link', { name: 'Name of tyndale' }).closest('article');
    expect(newest).toHaveTextContent('March 2, 2026');
    expect(newest).toHaveTextContent('5 min read');
  });

  it('marks the articles that the reader has read lately', async () => {
    const trail = [{ path: '/articles/science/fish', fragment: 'Name of fish' }];
    localStorage.setItem('dm-user@anonymous/site/history', JSON.stringify([trail]));
    await openAll();
    const marked = screen.getAllByRole('article').filter((article) => article.textContent.includes('Read lately'));
    expect(marked.map((article) => within(article).getByRole('heading').textContent)).toEqual(['Name of fish']);
    localStorage.clear();
  });

  it('has a feed in three formats, which its head names, too', async () => {
    const { meta } = await openAll();
    const links = ['RSS', 'Atom', 'JSON Feed'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(['/feeds/articles.rss', '/feeds/articles.atom', '/feeds/articles.json']);
    expect(meta()?.feed).toEqual({ id: 'articles', title: 'Articles' });
  });

  it('reads all parts of a list that has more than one', async () => {
    await openAll({ data: dataFrom({ Articles: listAnswer(articles, 1) }) });
    expect(namesIn('Newest first')).toHaveLength(3);
  });

  it('lists older articles on further pages, which have no categories', async () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      sampleArticle(`no-${index + 1}`, 'history', `2026-01-${String(31 - (index % 25)).padStart(2, '0')}`),
    );
    const long = { data: dataFrom({ Articles: listAnswer(many) }) };
    const { unmount } = await openAll(long);
    expect(namesIn('Newest first')).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/articles?page=3');
    unmount();
    const last = await openAll({ ...long, at: '/articles?page=3' });
    expect(namesIn('Newest first')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Categories' })).not.toBeInTheDocument();
    expect(last.meta()).toMatchObject({ metaTitle: 'Articles, page 3 of 3', canonicalPath: '/articles?page=3' });
    last.unmount();
    await openAll({ ...long, at: '/articles?page=4' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('writes dates and names in the language of the page', async () => {
    const { meta } = await openAll({ language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artículos');
    expect(screen.getByText('2 de marzo de 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Con humor' })).toHaveAttribute('href', '/articles/jokes-aside');
    expect(screen.getByRole('link', { name: 'Name of fish' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Inicio', 'Artículos']);
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
  });

  it('has a title, a description, a canonical path and structured data of the list', async () => {
    const { meta } = await openAll();
    expect(meta()).toMatchObject({
      metaTitle: 'Articles',
      canonicalPath: '/articles',
      jsonld: { '@graph': [{ '@type': 'CollectionPage' }, { '@type': 'BreadcrumbList' }] },
    });
    expect(meta()?.description).not.toBe('');
  });

  it('has no accessibility violations', async () => {
    await openAll();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a category of articles', () => {
  it('lists only its own articles', async () => {
    const { meta } = await openCategory('/articles/history');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('History');
    expect(namesIn('Newest first')).toEqual(['Name of tyndale', 'Name of scrolls']);
    expect(meta()?.canonicalPath).toBe('/articles/history');
    expect(meta()?.feed).toEqual({ id: 'articles', category: 'history', title: 'History' });
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feeds/articles/history.rss');
    expect(meta()?.breadcrumbs.map(({ icon, iconColor }) => [icon, iconColor])).toEqual([
      ['home', undefined],
      ['newspaper', 'yellow'],
      ['history', 'yellow'],
    ]);
  });

  it('has further pages when it is long', async () => {
    const many = Array.from({ length: 25 }, (_, index) => sampleArticle(`no-${index + 1}`, 'history', '2026-01-13'));
    const { meta } = await openCategory('/articles/history?page=2', { data: dataFrom({ Articles: listAnswer(many) }) });
    expect(namesIn('Newest first')).toHaveLength(1);
    expect(screen.getByText(/25 articles\./)).toBeInTheDocument();
    expect(meta()).toMatchObject({ metaTitle: 'History, page 2 of 2', canonicalPath: '/articles/history?page=2' });
  });

  it('says that it is empty when it has no articles', async () => {
    await openCategory('/articles/culture');
    expect(screen.getByText('There are no articles here yet.')).toBeInTheDocument();
  });

  it('redirects from another letter case to its canonical path', async () => {
    const { where } = await openCategory('/articles/History');
    expect(where()).toBe('/articles/history');
  });

  it('is a 404 when the category does not exist', async () => {
    await openCategory('/articles/maps');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('has no accessibility violations', async () => {
    await openCategory('/articles/history');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

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

describe('the first page of articles', () => {
  it('leads to the six categories, each with its count', async () => {
    await openAll();
    expect(namesIn('Categories')).toEqual(['Did You Know', 'Insights', 'History', 'Science', 'Culture', 'Jokes Aside']);
    const history = screen.getByRole('link', { name: 'History' }).closest('li');
    expect(history).toHaveTextContent('2 articles');
    expect(history).toHaveAttribute('data-accent', 'yellow');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/articles/history');
  });

  it('has the newest articles first, each with its date and its reading time', async () => {
    await openAll();
    expect(namesIn('Newest first')).toEqual(['Name of tyndale', 'Name of fish', 'Name of scrolls']);
    const newest = screen.getByRole('link', { name: 'Name of tyndale' }).closest('article');
    expect(newest).toHaveTextContent('March 2, 2026');
    expect(newest).toHaveTextContent('5 min read');
  });

  it('reads a list that has more than one page to its end', async () => {
    await openAll({ data: dataFrom({ Articles: listAnswer(articles, 1) }) });
    expect(namesIn('Newest first')).toHaveLength(3);
  });

  it('has older articles on further pages, which have no shelves', async () => {
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

  it('writes dates and names as the language of the page does', async () => {
    const { meta } = await openAll({ language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artículos');
    expect(screen.getByText('2 de marzo de 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Con humor' })).toHaveAttribute('href', '/articles/jokes-aside');
    expect(screen.getByRole('link', { name: 'Name of fish' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Inicio', 'Artículos']);
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
  });

  it('has a title, a description, one address and a list for search engines', async () => {
    const { meta } = await openAll();
    expect(meta()).toMatchObject({
      metaTitle: 'Articles',
      canonicalPath: '/articles',
      jsonld: { '@graph': [{ '@type': 'CollectionPage' }, { '@type': 'BreadcrumbList' }] },
    });
    expect(meta()?.description).not.toBe('');
  });

  it('is free of faults that axe knows', async () => {
    await openAll();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a category of articles', () => {
  it('has its own articles alone', async () => {
    const { meta } = await openCategory('/articles/history');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('History');
    expect(namesIn('Newest first')).toEqual(['Name of tyndale', 'Name of scrolls']);
    expect(meta()?.canonicalPath).toBe('/articles/history');
    expect(meta()?.breadcrumbs.map(({ icon, iconColor }) => [icon, iconColor])).toEqual([
      ['home', undefined],
      ['newspaper', 'yellow'],
      ['history', 'yellow'],
    ]);
  });

  it('has further pages too where it is long', async () => {
    const many = Array.from({ length: 25 }, (_, index) => sampleArticle(`no-${index + 1}`, 'history', '2026-01-13'));
    const { meta } = await openCategory('/articles/history?page=2', { data: dataFrom({ Articles: listAnswer(many) }) });
    expect(namesIn('Newest first')).toHaveLength(1);
    expect(screen.getByText(/25 articles\./)).toBeInTheDocument();
    expect(meta()).toMatchObject({ metaTitle: 'History, page 2 of 2', canonicalPath: '/articles/history?page=2' });
  });

  it('says so where it is empty', async () => {
    await openCategory('/articles/culture');
    expect(screen.getByText('There are no articles here yet.')).toBeInTheDocument();
  });

  it('leads from another letter case to its one address', async () => {
    const { where } = await openCategory('/articles/History');
    expect(where()).toBe('/articles/history');
  });

  it('is not found where there is no such category', async () => {
    await openCategory('/articles/maps');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('is free of faults that axe knows', async () => {
    await openCategory('/articles/history');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

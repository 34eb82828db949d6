import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed, siteWith } from '@manna/shared/testing';
import { listAnswer, pathAnswer, sampleArticle, samplePicture } from '../../testing/sample-entries';
import { es } from '../../texts/es';
import { route } from './article-page';

const nazareth = {
  ...sampleArticle('nazareth', 'culture', '2026-01-13'),
  relatedEntities: [
    { item: { id: 'people-1', name: 'Jesus', title: 'The Christ', pagePath: '/encyclopedia/people/jesus' } },
  ],
  relatedWords: [{ item: { id: 'dictionary-1', name: 'Sabbath', title: null, pagePath: '/dictionary/sabbath' } }],
  sources: [{ author: 'Flavius Josephus', title: 'The Life', year: null, part: '52' }],
  reading: [{ author: null, title: 'Illustrated Bible Dictionary', year: 1897, part: 'Nazareth' }],
  relatedArticles: [{ item: sampleArticle('bread', 'culture', '2026-01-10') }],
};
const bare = { ...sampleArticle('bare', 'culture', '2026-01-01'), relatedBibleRefString: '', origin: 'imported' };
const heading = (text: string, level = 2) => ({ kind: 'heading', level, id: text.toLowerCase(), text });
const long = {
  ...sampleArticle('long', 'culture', '2026-02-01'),
  body: [heading('Morning'), heading('Bread', 3), heading('Noon'), ...nazareth.body, heading('Evening')],
};
const articles = [nazareth, bare, long];
const answers = {
  Article: pathAnswer(articles, { '/articles/history/nazareth': '/articles/culture/nazareth' }),
  Articles: listAnswer(articles),
};
const data = dataFrom(answers);
const open = (at: string, app = {}) => openRoute(route, { path: '/articles/:category/:entity', at, data, ...app });
const region = (name: string) => within(sectionNamed(name));

describe('an article', () => {
  it('shows its name, date, reading time, category and text', async () => {
    await open('/articles/culture/nazareth');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Name of nazareth');
    expect(screen.getByText('Title of nazareth')).toBeInTheDocument();
    expect(screen.getAllByText('January 13, 2026')[0]).toHaveAttribute('datetime', '2026-01-13');
    expect(screen.getAllByText('5 min read')[0]).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Culture' })[0]).toHaveAttribute('href', '/articles/culture');
    expect(screen.getByRole('link', { name: 'Genesis 1:5' })).toHaveAttribute('href', '/bible/genesis/1?v=5');
  });

  it('links to its passages, related entries and related articles', async () => {
    await open('/articles/culture/nazareth');
    expect(region('Passages').getByRole('link', { name: 'Luke 2:39–52' })).toHaveAttribute(
      'href',
      '/bible/luke/2?v=39-52',
    );
    expect(region('In the encyclopedia').getByRole('link', { name: 'Jesus' })).toBeInTheDocument();
    expect(region('In the dictionary').getByRole('link', { name: 'Sabbath' })).toBeInTheDocument();
    expect(region('Articles').getByRole('link', { name: 'Name of bread' })).toBeInTheDocument();
  });

  it('leads to the newer and the older article of its category', async () => {
    const { unmount } = await open('/articles/culture/nazareth');
    const beside = () => within(screen.getByRole('navigation', { name: 'Articles before and after this one' }));
    expect(beside().getByRole('link', { name: 'Newer Name of long' })).toHaveAttribute(
      'href',
      '/articles/culture/long',
    );
    expect(beside().getByRole('link', { name: 'Older Name of bare' })).toHaveAttribute(
      'href',
      '/articles/culture/bare',
    );
    unmount();
    await open('/articles/culture/long');
    expect(beside().getAllByRole('link')).toHaveLength(1);
  });

  it('is a PDF with the columns and margins that the reader chooses', async () => {
    await open('/articles/culture/nazareth');
    await userEvent.click(await screen.findByText('PDF'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Columns' }), 'Two');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Margins' }), 'Wide, for notes');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out notes' }));
    expect(screen.queryByRole('checkbox', { name: 'Leave out verse numbers' })).not.toBeInTheDocument();
    const form = screen.getByRole('button', { name: 'Open the PDF' }).closest('form');
    expect(form).toHaveAttribute('action', '/handouts/articles/culture/nazareth.pdf');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['paper', 'letter'],
      ['columns', '2'],
      ['margins', 'wide'],
      ['notes', 'off'],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a list of its chief headings if it has several', async () => {
    const { unmount } = await open('/articles/culture/long');
    const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#morning',
      '#noon',
      '#evening',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    await open('/articles/culture/nazareth');
    expect(screen.queryByText('In this article')).not.toBeInTheDocument();
  });

  it('shows its picture before its text, and loads it at once', async () => {
    const pictured = { ...long, images: [samplePicture, { ...samplePicture, alt: 'Another', prettyPath: 'another' }] };
    await open('/articles/culture/long', { data: dataFrom({ ...answers, Article: pathAnswer([pictured]) }) });
    const [first, second] = screen.getAllByRole('img');
    const text = screen.getByRole('heading', { name: 'Morning' });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(first?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(second?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('can be cited with its day and full address', async () => {
    await open('/articles/culture/nazareth', { site: siteWith({ advertiseAddress: 'https://manna.example' }) });
    expect(screen.getByText(/”\. Daily Manna/)).toHaveTextContent(
      '“Name of nazareth”. Daily Manna, January 13, 2026. https://manna.example/articles/culture/nazareth',
    );
  });

  it('says what it rests on and where to read on', async () => {
    await open('/articles/culture/nazareth');
    expect(region('Sources').getByRole('listitem')).toHaveTextContent('Flavius Josephus, The Life, 52');
    expect(region('Further reading').getByRole('listitem')).toHaveTextContent(
      'Illustrated Bible Dictionary (1897), Nazareth',
    );
  });

  it('says where its text comes from', async () => {
    const { unmount } = await open('/articles/culture/nazareth');
    expect(region('Where this text comes from').getByText(/^Articles written for this site\. MIT/)).toBeInTheDocument();
    expect(region('Where this text comes from').queryByText(/Coastlines/)).not.toBeInTheDocument();
    unmount();
    await open('/articles/culture/bare');
    const origin = region('Where this text comes from');
    expect(origin.getByText('Added by the people who run this site.')).toBeInTheDocument();
  });

  it('renders no empty sections', async () => {
    await open('/articles/culture/bare');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Where this text comes from',
    ]);
  });

  it('is marked as English on a Spanish page', async () => {
    await open('/articles/culture/nazareth', { language: 'es', translations: es });
    expect(within(screen.getByRole('heading', { level: 1 })).getByText('Name of nazareth')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.getByText(/The day begins in/).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('13 de enero de 2026')[0]).toBeInTheDocument();
    expect(screen.getAllByText('5 min de lectura')[0]).toBeInTheDocument();
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    expect(region('Para seguir leyendo').getByRole('listitem').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(region('Pasajes').getByRole('link', { name: 'Lucas 2:39–52' })).toBeInTheDocument();
  });

  it('has structured data of an article, with its date, pictures and breadcrumbs', async () => {
    const pictured = { ...nazareth, images: [samplePicture] };
    const { meta } = await open('/articles/culture/nazareth', {
      data: dataFrom({ ...answers, Article: pathAnswer([pictured]) }),
      site: siteWith({ advertiseAddress: 'https://manna.example' }),
    });
    expect(meta()).toMatchObject({
      metaTitle: 'Name of nazareth',
      description: 'Summary of nazareth.',
      canonicalPath: '/articles/culture/nazareth',
      opengraph: { type: 'article' },
    });
    expect(meta()?.jsonld).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          headline: 'Name of nazareth',
          datePublished: '2026-01-13',
          url: 'https://manna.example/articles/culture/nazareth',
          image: ['https://manna.example/data/files/0123abcd/resources/maps/map-the-exodus.svg'],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
      'Home',
      'Articles',
      'Culture',
      'Name of nazareth',
    ]);
  });

  it.each([
    ['another letter case', '/articles/Culture/Nazareth'],
    ['an address that it moved from', '/articles/history/nazareth'],
  ])('is redirected to from %s', async (_, at) => {
    const { where } = await open(at);
    expect(where()).toBe('/articles/culture/nazareth');
  });

  it.each(['/articles/culture/nowhere', '/articles/maps/nazareth'])('is a 404 at %s', async (at) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('has no accessibility violations', async () => {
    await open('/articles/culture/nazareth');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

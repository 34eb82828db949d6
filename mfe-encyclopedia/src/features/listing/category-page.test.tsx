import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { refusalOf } from '../../testing/refusal-of';
import { es } from '../../texts/es';
import { route } from './category-page';

const person = (id: number, name: string) => ({
  id: `people-${id}`,
  name,
  title: `Title of ${name}`,
  summary: 'A sentence.',
  pagePath: `/encyclopedia/people/${name.toLowerCase()}`,
});
const event = (id: number, name: string, year: number, period: string) => ({
  id: `events-${id}`,
  name,
  title: null,
  pagePath: `/encyclopedia/events/event-${id}`,
  eventsStart: year,
  eventsEnd: year,
  dating: 'traditional',
  period,
});
const asked: Record<string, unknown>[] = [];
const letters = { a: 150, b: 110, c: 3 };
const everyone = Object.entries(letters).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => person(index + 1, `${letter.toUpperCase()}${index + 1}`)),
);
/** A page of the people whose names begin with a letter, or of all people. */
const peopleFrom = ({ initial, offset }: Record<string, unknown>) =>
  everyone
    .filter(({ name }) => typeof initial !== 'string' || name.toLowerCase().startsWith(initial))
    .slice(Number(offset), Number(offset) + 60);
const data = dataFrom({
  NearEntries: () => ({ nearEntries: [] }),
  Initials: () => ({ initials: Object.entries(letters).map(([letter, count]) => ({ letter, count })) }),
  ListFacets: () => ({ entryIndex: { facets: [] } }),
  EntryList: (variables) => {
    asked.push(variables);
    return { entryList: { items: peopleFrom(variables) } };
  },
  EventList: (variables) => {
    asked.push(variables);
    return {
      events: {
        totalCount: 2,
        items: [event(1, 'Creation', -4003, 'beginnings'), event(2, 'The kingdom divided', -974, 'divided_kingdom')],
      },
    };
  },
  // The WEB has no Exodus.
  OpeningVerse: ({ id }) => ({
    verse: {
      id: 'verses-08001001',
      texts: [
        { slug: 'kjv', text: `Words of ${String(id)}` },
        ...(id === 'Exod.1.1' ? [] : [{ slug: 'web', text: `Words of ${String(id)} in the WEB` }]),
      ].map(({ slug, text }) => ({ text, translation: { slug, language: 'en', direction: 'ltr' } })),
    },
  }),
});
const open = (at: string, app: object = {}) => openRoute(route, { path: '/encyclopedia/:category', at, data, ...app });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the list of a category', () => {
  it('groups its entries by letter', async () => {
    await open('/encyclopedia/people?page=3');
    expect(screen.getByText('263 entries')).toBeInTheDocument();
    const under = (name: string) => within(sectionNamed(name)).getAllByRole('link');
    expect(hrefs(under('A'))).toHaveLength(30);
    expect(hrefs(under('B')).slice(0, 2)).toEqual(['/encyclopedia/people/b1', '/encyclopedia/people/b2']);
  });

  it('links to each first letter, with its number of entries', async () => {
    await open('/encyclopedia/people?letter=A');
    const bar = within(screen.getByRole('navigation', { name: 'First letters' }));
    expect(bar.getByRole('link', { name: /^A.*150 entries$/ })).toHaveAttribute('aria-current', 'true');
    expect(bar.getByRole('link', { name: /^B.*110 entries$/ })).toHaveAttribute(
      'href',
      '/encyclopedia/people?letter=b',
    );
    expect(asked.at(-1)).toMatchObject({ collection: 'people', initial: 'a', offset: 0 });
  });

  it('links to its pages by number, each with a canonical path', async () => {
    const { meta } = await open('/encyclopedia/people');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
    expect(hrefs(pages.getAllByRole('link'))).toEqual([
      '/encyclopedia/people?page=2',
      '/encyclopedia/people?page=5',
      '/encyclopedia/people?page=2',
    ]);
    expect(meta()?.canonicalPath).toBe('/encyclopedia/people');
  });

  it.each([
    ['/encyclopedia/people?page=2', 'A61', 'A120'],
    ['/encyclopedia/people?page=4', 'B31', 'B90'],
    ['/encyclopedia/people?page=5', 'B91', 'C3'],
    ['/encyclopedia/people?letter=b&page=2', 'B61', 'B110'],
  ])('at %s has the entries from %s to %s', async (at, first, last) => {
    const { meta } = await open(at);
    const names = screen.getAllByRole('link', { name: /Title of/ }).map(({ textContent }) => textContent);
    expect(names.at(0)).toContain(`Title of ${first}`);
    expect(names.at(-1)).toContain(`Title of ${last}`);
    expect(meta()?.canonicalPath).toBe(at);
  });

  it('has the page number in its title', async () => {
    const { meta, unmount } = await open('/encyclopedia/people?page=2');
    expect(meta()?.metaTitle).toBe('People, page 2 of 5');
    unmount();
    const part = await open('/encyclopedia/people?letter=b&page=2', { language: 'es', translations: es });
    expect(part.meta()?.metaTitle).toBe('Personas: B, página 2 de 2');
  });

  it('says once in Spanish that its entries are in English', async () => {
    const { unmount } = await open('/encyclopedia/people', { language: 'es', translations: es });
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    expect(screen.getByText('Title of A1').closest('[lang]')).toHaveAttribute('lang', 'en');
    unmount();
    await open('/encyclopedia/people');
    expect(screen.queryByText(/English only/)).not.toBeInTheDocument();
  });

  it.each([
    '/encyclopedia/people?letter=ab',
    '/encyclopedia/people?letter=z',
    '/encyclopedia/people?page=nonsense',
    '/encyclopedia/people?page=1',
    '/encyclopedia/people?page=6',
    '/encyclopedia/people?letter=c&page=2',
    '/encyclopedia/events?page=2',
    '/encyclopedia/cars',
  ])('is a 404 at %s', async (at) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it.each([
    ['1 Samuel', '1-samuel'],
    ['1+Samuel', '1-samuel'],
    ['1st Samuel', '1-samuel'],
    ['First-Samuel', '1-samuel'],
    ['I Samuel', '1-samuel'],
    ['Song of Songs', 'song-of-solomon'],
  ])('is found by a name of its book: %s', async (written, slug) => {
    const { where } = await open(`/encyclopedia/${written}`);
    expect(where()).toBe(`/encyclopedia/${slug}`);
  });

  it.each([
    ['genesys', '/encyclopedia/genesis Genesis'],
    ['peple', '/encyclopedia/people People'],
    ['gospel', '/encyclopedia/gospels Gospels'],
  ])('suggests the book, the category or the division whose name is near: %s', async (category, near) => {
    const refusal = await refusalOf(route, { path: `/encyclopedia/${category}`, params: { category }, data });
    expect(refusal).toEqual([404, near]);
  });

  it('redirects from another letter case to its canonical path', async () => {
    const { where } = await open('/encyclopedia/People?letter=b');
    expect(where()).toBe('/encyclopedia/people?letter=b');
  });

  it('has breadcrumbs with the icon and the colour of its category', async () => {
    const { meta } = await open('/encyclopedia/people');
    expect(meta()?.breadcrumbs.at(-1)).toEqual({
      path: '/encyclopedia/people',
      fragment: 'People',
      icon: 'people',
      iconColor: 'red',
    });
  });

  it('has no accessibility violations', async () => {
    await open('/encyclopedia/people');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the list of events', () => {
  it('is in chronological order, by period', async () => {
    await open('/encyclopedia/events');
    expect(within(sectionNamed('Creation to Babel')).getByRole('link')).toHaveTextContent('4004 BCCreation');
    expect(sectionNamed('Israel and Judah')).toHaveTextContent('975 BC');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows one period by itself', async () => {
    const { meta } = await open('/encyclopedia/events?period=divided-kingdom');
    expect(asked.at(-1)).toMatchObject({ period: 'divided_kingdom' });
    const periods = within(screen.getByRole('navigation', { name: 'Periods' }));
    expect(periods.getByRole('link', { current: true })).toHaveTextContent('Israel and Judah');
    expect(meta()?.metaTitle).toBe('Events: Israel and Judah');
  });

  it('is a 404 for an unknown period', async () => {
    await open('/encyclopedia/events?period=yesterday');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });
});

describe('a division of the Bible', () => {
  it('links to the page and to the text of each book', async () => {
    const { meta } = await open('/encyclopedia/gospels');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(
      ['matthew', 'mark', 'luke', 'john'].flatMap((book) => [`/encyclopedia/${book}`, `/bible/${book}`]),
    );
    expect(meta()).toMatchObject({
      metaTitle: 'Gospels',
      description: 'Gospels in the Bible: Matthew, Mark, Luke, John.',
    });
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a book of the Bible', () => {
  it('says on a Spanish page that its text is in English', async () => {
    const { unmount } = await open('/encyclopedia/ruth', { language: 'es', translations: es });
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    unmount();
    await open('/encyclopedia/ruth');
    expect(screen.queryByText(/English only/)).not.toBeInTheDocument();
  });

  it('shows its first verse, its chapters, the next book and its structured data', async () => {
    const { meta } = await open('/encyclopedia/ruth');
    expect(screen.getByRole('heading', { level: 1, name: 'Ruth' })).toBeInTheDocument();
    expect(screen.getByText('History. Book 8 of 66. Old Testament.')).toBeInTheDocument();
    expect(screen.getByText('Words of Ruth.1.1').closest('blockquote')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Read Ruth' })).toHaveAttribute('href', '/bible/ruth');
    expect(screen.getByRole('link', { name: 'Chapter 4' })).toHaveAttribute('href', '/encyclopedia/ruth/4');
    expect(screen.getByRole('link', { name: 'Next book: 1 Samuel' })).toHaveAttribute('href', '/encyclopedia/1-samuel');
    expect(meta()?.metaTitle).toBe('Ruth, about the book');
    expect(meta()?.jsonld).toMatchObject({ '@graph': [{ '@type': 'Book', name: 'Ruth', position: 8 }, {}] });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has its Spanish name on a Spanish page', async () => {
    const { meta } = await open('/encyclopedia/ruth', { language: 'es', translations: es });
    expect(meta()?.metaTitle).toBe('Rut, sobre el libro');
    expect(screen.getByText('Historia. Libro 8 de 66. Antiguo Testamento.')).toBeInTheDocument();
  });
});

describe('the page of a book, for a reader who prefers another translation', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId: 'web' }));
  });
  afterEach(() => localStorage.clear());

  it('opens in that one after the server sent the site’s own', async () => {
    await open('/encyclopedia/ruth');
    expect(await screen.findByText('Words of Ruth.1.1 in the WEB')).toBeInTheDocument();
  });

  it('opens in the site’s own if that lacks the verse', async () => {
    await open('/encyclopedia/exodus', { preferences: { translationId: 'web' } });
    expect(screen.getByText('Words of Exod.1.1')).toBeInTheDocument();
  });
});

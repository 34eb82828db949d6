import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './category-page';

const cursor = btoa(JSON.stringify(['abel', 'people-2'])).replaceAll('=', '');
/** Behind the last entry. */
const END = btoa(JSON.stringify(['zz', '9'])).replaceAll('=', '');
const person = (id: number, name: string) => ({
  node: {
    id: `people-${id}`,
    name,
    title: `Title of ${name}`,
    summary: 'A sentence.',
    pagePath: `/encyclopedia/people/${name.toLowerCase()}`,
  },
});
const event = (id: number, name: string, year: number, period: string) => ({
  node: {
    id: `events-${id}`,
    name,
    title: null,
    pagePath: `/encyclopedia/events/event-${id}`,
    eventsStart: year,
    eventsEnd: year,
    dating: 'traditional',
    period,
  },
});
const asked: Record<string, unknown>[] = [];
const data = dataFrom({
  EntryList: (variables) => {
    asked.push(variables);
    const edges = [person(1, 'Aaron'), person(2, 'Abel'), person(3, 'Baal')];
    return {
      initials: [
        { letter: 'a', count: 2 },
        { letter: 'b', count: 1 },
      ],
      entryList: {
        totalCount: 1847,
        pageInfo: { hasNextPage: variables['after'] === null, endCursor: cursor },
        edges: variables['after'] === END ? [] : edges,
      },
    };
  },
  EventList: (variables) => {
    asked.push(variables);
    return {
      events: {
        totalCount: 2,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [event(1, 'Creation', -4003, 'beginnings'), event(2, 'The kingdom divided', -974, 'divided_kingdom')],
      },
    };
  },
  OpeningVerse: ({ id }) => ({
    verse: { id: 'verses-08001001', text: `Words of ${String(id)}` },
    translations: [{ slug: 'kjv', language: 'en', direction: 'ltr' }],
  }),
});
const open = (at: string, app: object = {}) => openRoute(route, { path: '/encyclopedia/:category', at, data, ...app });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the list of a category', () => {
  it('has its entries under their letters', async () => {
    await open('/encyclopedia/people');
    expect(screen.getByText('1,847 entries')).toBeInTheDocument();
    const under = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(hrefs(under('A'))).toEqual(['/encyclopedia/people/aaron', '/encyclopedia/people/abel']);
    expect(under('B')).toHaveLength(1);
  });

  it('leads to each first letter, and says how many there are', async () => {
    await open('/encyclopedia/people?letter=A');
    const letters = within(screen.getByRole('navigation', { name: 'First letters' }));
    expect(letters.getByRole('link', { name: /^A.*2 entries$/ })).toHaveAttribute('aria-current', 'true');
    expect(letters.getByRole('link', { name: /^B.*1 entry$/ })).toHaveAttribute(
      'href',
      '/encyclopedia/people?letter=b',
    );
    expect(asked.at(-1)).toMatchObject({ collection: 'people', initial: 'a', after: null });
  });

  it('goes on behind its last entry by a link, and says so to search engines', async () => {
    const { meta } = await open('/encyclopedia/people');
    const next = `/encyclopedia/people?after=${cursor}`;
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', next);
    expect(meta()?.canonicalPath).toBe('/encyclopedia/people');
  });

  it('leads from a later page back to the beginning', async () => {
    const { meta } = await open(`/encyclopedia/people?after=${cursor}`);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the beginning' })).toHaveAttribute('href', '/encyclopedia/people');
    expect(meta()?.canonicalPath).toBe(`/encyclopedia/people?after=${cursor}`);
  });

  it('says in its title where it goes on', async () => {
    const { meta, unmount } = await open(`/encyclopedia/people?after=${cursor}`);
    expect(meta()?.metaTitle).toBe('People, continued');
    unmount();
    const part = await open(`/encyclopedia/people?letter=b&after=${cursor}`, { language: 'es', translations: es });
    expect(part.meta()?.metaTitle).toBe('Personas: B, continuación');
  });

  it.each([
    '/encyclopedia/people?letter=ab',
    '/encyclopedia/people?letter=z',
    '/encyclopedia/people?after=nonsense',
    '/encyclopedia/people?after=W10',
    `/encyclopedia/people?after=${END}`,
    `/encyclopedia/events?after=${cursor}`,
    '/encyclopedia/cars',
  ])('is not found at %s', async (at) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('leads from another letter case to its one address', async () => {
    const { where } = await open('/encyclopedia/People?letter=b');
    expect(where()).toBe('/encyclopedia/people?letter=b');
  });

  it('stands in a trail with the icon and the colour of its category', async () => {
    const { meta } = await open('/encyclopedia/people');
    expect(meta()?.breadcrumbs.at(-1)).toEqual({
      path: '/encyclopedia/people',
      fragment: 'People',
      icon: 'people',
      iconColor: 'red',
    });
  });

  it('is free of faults that axe knows', async () => {
    await open('/encyclopedia/people');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the list of events', () => {
  it('is in the order of time, under its periods', async () => {
    await open('/encyclopedia/events');
    expect(within(screen.getByRole('region', { name: 'Creation to Babel' })).getByRole('link')).toHaveTextContent(
      '4004 BCCreation',
    );
    expect(screen.getByRole('region', { name: 'Israel and Judah' })).toHaveTextContent('975 BC');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows one period by itself', async () => {
    const { meta } = await open('/encyclopedia/events?period=divided-kingdom');
    expect(asked.at(-1)).toMatchObject({ period: 'divided_kingdom' });
    const periods = within(screen.getByRole('navigation', { name: 'Periods' }));
    expect(periods.getByRole('link', { current: true })).toHaveTextContent('Israel and Judah');
    expect(meta()?.metaTitle).toBe('Events: Israel and Judah');
  });

  it('knows no other periods', async () => {
    await open('/encyclopedia/events?period=yesterday');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });
});

describe('a division of the Bible', () => {
  it('leads to its books, what they are and what they say', async () => {
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
  it('is found by its slug, before any category', async () => {
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

  it('has its Spanish name in a Spanish page', async () => {
    const { meta } = await open('/encyclopedia/ruth', { language: 'es', translations: es });
    expect(meta()?.metaTitle).toBe('Rut, sobre el libro');
    expect(screen.getByText('Historia. Libro 8 de 66. Antiguo Testamento.')).toBeInTheDocument();
  });
});

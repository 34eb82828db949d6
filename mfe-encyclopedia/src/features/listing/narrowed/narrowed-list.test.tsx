import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { es } from '../../../texts/es';
import { route } from '../category-page';
import { initialsOf } from './narrow-entries';

const values = [
  { facet: 'period', value: 'exodus', name: null, count: 1 },
  { facet: 'period', value: 'life-of-christ', name: null, count: 1 },
  { facet: 'role', value: 'priest', name: null, count: 1 },
  { facet: 'role', value: 'apostle', name: null, count: 1 },
  { facet: 'testament', value: 'old', name: null, count: 72 },
  { facet: 'testament', value: 'new', name: null, count: 3 },
  { facet: 'tribe', value: 'judah', name: 'Judah', count: 1 },
  { facet: 'tribe', value: 'levi', name: 'Levi', count: 2 },
  { facet: 'sex', value: 'male', name: null, count: 75 },
];
const person = (
  name: string,
  firstVerse: string,
  verseCount: number,
  facets: string,
  { aliases = [], lived = [null, null] }: { aliases?: string[]; lived?: [number | null, number | null] } = {},
) => ({
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  title: `Title of ${name}`,
  aliases,
  firstVerse,
  verseCount,
  livedFrom: lived[0],
  livedUntil: lived[1],
  facets,
});
const people = [
  person('Aaron', 'Exod.4.14', 330, 'period:exodus role:priest testament:old sex:male tribe:levi', {
    lived: [-1573, -1450],
  }),
  person('Caleb', 'Num.13.6', 30, 'testament:old sex:male tribe:judah'),
  ...Array.from({ length: 70 }, (_, number) => person(`Hanan ${number}`, 'Ezra.2.46', 1, 'testament:old sex:male')),
  person('Noé', 'Luke.3.36', 5, 'testament:new sex:male', { aliases: ['Noah'], lived: [-2947, -1997] }),
  person('Peter', 'Matt.4.18', 150, 'period:life-of-christ role:apostle testament:new sex:male', {
    aliases: ['Simon', 'Cephas'],
  }),
  person('Zacharias', 'Luke.1.5', 9, 'testament:new sex:male tribe:levi'),
];
const happened = (name: string, eventsStart: number, period: string) => ({
  slug: name.toLowerCase(),
  name,
  title: null,
  aliases: [],
  firstVerse: null,
  eventsStart,
  eventsEnd: eventsStart,
  facets: `period:${period} dating:traditional`,
});

const events = [
  happened('The Plagues', -1490, 'exodus'),
  happened('Jericho', -1450, 'exodus'),
  happened('Barak', -1300, 'judges'),
];
const letterOf = ({ name }: { name: string }) => ({ letter: name.slice(0, 1).toLowerCase() });
const drawing = { revision: 'abababab', prettyPath: 'drawings/rod', width: 640, height: 480, widths: [320, 640] };

let indexQueries: number;
let pictureQueries: number;
const data = () => {
  indexQueries = 0;
  pictureQueries = 0;
  return dataFrom({
    NearEntries: () => ({ nearEntries: [] }),
    Initials: () => ({ initials: initialsOf(people.map(letterOf)) }),
    EntryList: ({ initial, offset, tiles }) => ({
      entryList: {
        items: people
          .filter((one) => typeof initial !== 'string' || letterOf(one).letter === initial)
          .slice(Number(offset), Number(offset) + 60)
          .map(({ slug, name, title, firstVerse, verseCount }) => ({
            id: `people-${slug}`,
            name,
            title,
            summary: '',
            pagePath: `/encyclopedia/people/${slug}`,
            ...(tiles === true && { verses: [firstVerse], verseCount, images: slug === 'aaron' ? [drawing] : [] }),
          })),
      },
    }),
    EventList: ({ period }) => {
      const found = events.filter(({ facets }) => typeof period !== 'string' || facets.includes(`period:${period}`));
      return {
        events: {
          totalCount: found.length,
          items: found.map(({ slug, facets, ...event }) => ({
            ...event,
            id: `events-${slug}`,
            pagePath: `/encyclopedia/events/${slug}`,
            dating: 'traditional',
            period: facets.slice('period:'.length).split(' ')[0],
            verses: [],
            images: [],
          })),
        },
      };
    },
    ListFacets: () => ({ entryIndex: { facets: values } }),
    EntryIndex: () => {
      indexQueries++;
      return { entryIndex: { facets: values, entries: people } };
    },
    ListPictures: () => {
      pictureQueries++;
      return {
        entryIndex: { entries: people.map(({ slug }) => ({ slug, image: slug === 'aaron' ? drawing : null })) },
      };
    },
    EventIndex: () => ({
      entryIndex: {
        facets: [
          { facet: 'period', value: 'exodus', name: null, count: 2 },
          { facet: 'period', value: 'judges', name: null, count: 1 },
        ],
        entries: events,
      },
    }),
  });
};
const open = (at: string, app: object = {}) =>
  openRoute(route, { path: '/encyclopedia/:category', at, data: data(), ...app });
const shownNames = (list = 'People') =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.split(/ Title of| 1\d\d\d BC/)[0]?.trim());
const field = () => screen.findByRole('searchbox', { name: 'Filter by name' });

describe('the filter of a list', () => {
  it('shows the names that match while the reader types, without case and accents, and then changes the URL', async () => {
    const { where } = await open('/encyclopedia/people');
    expect(indexQueries).toBe(0);
    await userEvent.type(await field(), 'NOE');
    await waitFor(() => expect(shownNames()).toEqual(['Noé']));
    expect(screen.getByRole('status')).toHaveTextContent('1 entry found');
    await waitFor(() => expect(where()).toBe('/encyclopedia/people?filter=NOE'));
    expect(indexQueries).toBe(1);
    expect(await field()).toHaveFocus();
  });

  it('finds an entry by another name', async () => {
    await open('/encyclopedia/people?filter=cephas');
    expect(shownNames()).toEqual(['Peter']);
  });

  it('shows the plain list again when the reader empties it', async () => {
    const { where } = await open('/encyclopedia/people?filter=peter');
    await userEvent.clear(await field());
    await waitFor(() => expect(where()).toBe('/encyclopedia/people'));
    expect(await screen.findByRole('navigation', { name: 'First letters' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says when nothing matches, and offers the whole list', async () => {
    await open('/encyclopedia/people?filter=xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No entry matches these filters.');
    expect(screen.getByRole('link', { name: 'Show the whole list' })).toHaveAttribute('href', '/encyclopedia/people');
  });

  it('follows Back', async () => {
    const { router } = await open('/encyclopedia/people?filter=peter');
    await act(() => router.navigate('/encyclopedia/people?filter=caleb'));
    expect(await field()).toHaveValue('caleb');
    await act(() => router.navigate(-1));
    expect(await field()).toHaveValue('peter');
    expect(shownNames()).toEqual(['Peter']);
  });

  it('is a form that keeps the other choices, for browsers without scripts', async () => {
    await open('/encyclopedia/people?sort=first&tribe=levi&letter=a');
    const form = (await field()).closest('form');
    expect(form).toHaveAttribute('action', '/encyclopedia/people');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      filter: '',
      sort: 'first',
      tribe: 'levi',
      letter: 'a',
    });
  });
});

describe('the sort of a list', () => {
  it('sorts by the number of verses', async () => {
    const { where } = await open('/encyclopedia/people?testament=new');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Number of verses');
    await waitFor(() => expect(shownNames()).toEqual(['Peter', 'Zacharias', 'Noé']));
    await waitFor(() => expect(where()).toBe('/encyclopedia/people?sort=mentions&testament=new'));
  });

  it('sorts by the first mention in the order of the Bible', async () => {
    await open('/encyclopedia/people?testament=new&sort=first');
    expect(shownNames()).toEqual(['Peter', 'Zacharias', 'Noé']);
    expect(screen.getByRole('link', { name: /^Peter/ })).toHaveTextContent('Matthew 4:18 150 verses');
  });

  it('sorts people by date, and says that those without a date come last', async () => {
    await open('/encyclopedia/people?filter=a&sort=date');
    expect(shownNames().slice(0, 3)).toEqual(['Noé', 'Aaron', 'Caleb']);
    expect(screen.getByText('People without a date come last.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Noé/ })).toHaveTextContent('2948–1998 BC');
  });

  it('sorts events by name without their articles', async () => {
    await open('/encyclopedia/events?sort=name');
    expect(shownNames('Events')).toEqual(['Barak', 'Jericho', 'The Plagues']);
    const sorts = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    expect(sorts.map(({ textContent }) => textContent)).toEqual(['Date', 'Name', 'First mention']);
  });
});

describe('the facets of a list', () => {
  const facets = () => within(screen.getByRole('navigation', { name: 'Narrow this list' }));

  it('are links with counts on the plain page, without those that all entries have', async () => {
    await open('/encyclopedia/people');
    const link = facets().getByRole('link', { name: 'Judah : 1 entry', hidden: true });
    expect(link).toHaveAttribute('href', '/encyclopedia/people?tribe=judah');
    expect(facets().queryByText('Sex')).not.toBeInTheDocument();
    expect(indexQueries).toBe(0);
  });

  it('count the entries that match the filter', async () => {
    await open('/encyclopedia/people?filter=a&tribe=levi');
    const links = facets().getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Old Testament1: 1 entry', '/encyclopedia/people?filter=a&testament=old&tribe=levi'],
      ['New Testament1: 1 entry', '/encyclopedia/people?filter=a&testament=new&tribe=levi'],
      ['Judah1: 1 entry', '/encyclopedia/people?filter=a&tribe=judah'],
      ['Levi2: 2 entries', '/encyclopedia/people?filter=a'],
    ]);
    expect(links.at(-1)).toHaveAttribute('aria-current', 'true');
    expect(shownNames()).toEqual(['Aaron', 'Zacharias']);
  });

  it('offer the roles and periods of people, and say how they were found', async () => {
    await open('/encyclopedia/people');
    await userEvent.click(facets().getByText('Narrow this list'));
    await userEvent.click(facets().getByText('Role'));
    expect(facets().getByText('As a verse or the title of the entry calls the person.')).toBeVisible();
    await userEvent.click(facets().getByText('Period'));
    expect(facets().getByText(/^The period of a reign or ministry/)).toBeVisible();
    await userEvent.click(facets().getByRole('link', { name: /^Priest/ }));
    expect(await screen.findByRole('link', { name: 'Remove filter: Priest' })).toBeInTheDocument();
    expect(shownNames()).toEqual(['Aaron']);
  });

  it('can be removed one by one', async () => {
    await open('/encyclopedia/people?tribe=levi&testament=new');
    const chosen = within(screen.getByRole('navigation', { name: 'Chosen filters' }));
    await userEvent.click(chosen.getByRole('link', { name: 'Remove filter: Levi' }));
    await waitFor(() => expect(shownNames()).toEqual(['Noé', 'Peter', 'Zacharias']));
  });

  it('include the periods of events when something else narrows the list', async () => {
    await open('/encyclopedia/events?sort=name');
    expect(facets().getByRole('link', { name: /^Moses to Joshua/, hidden: true })).toHaveAttribute(
      'href',
      '/encyclopedia/events?sort=name&period=exodus',
    );
  });
});

describe('a long narrowed list', () => {
  it('is virtual, and says the position and the number of its entries', async () => {
    await open('/encyclopedia/people?testament=old');
    const rows = await waitFor(() => {
      const items = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
      expect(items[0]).toHaveAttribute('aria-setsize', '72');
      return items;
    });
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    expect(rows.length).toBeLessThan(72);
  });

  it.each(['&page=2', '&layout=side-left'])('has pages with the query %s', async (query) => {
    await open(`/encyclopedia/people?testament=old${query}`);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
    expect(pages.getByRole('link', { name: query === '&page=2' ? 'Page 1' : 'Page 2' })).toBeInTheDocument();
    expect(shownNames()).toHaveLength(query === '&page=2' ? 12 : 60);
  });

  it('is a 404 past its last page', async () => {
    await open('/encyclopedia/people?testament=old&page=3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });
});

describe('the views of a list', () => {
  const view = (name: string) => within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name });
  const tiles = (list = 'People') => within(screen.getByRole('list', { name: list })).getAllByRole('link');

  it('are links, of which the list is the current one, and pictures are not loaded for it', async () => {
    await open('/encyclopedia/people?letter=a');
    expect(view('List')).toHaveAttribute('aria-current', 'true');
    expect(view('Grid')).not.toHaveAttribute('aria-current');
    expect(view('Grid')).toHaveAttribute('href', '/encyclopedia/people?letter=a&view=grid');
    expect([indexQueries, pictureQueries]).toEqual([0, 0]);
  });

  it('lead from the list to the grid and back, and load each part of the index once', async () => {
    const { where } = await open('/encyclopedia/people');
    await userEvent.click(view('Grid'));
    expect(await screen.findByRole('list', { name: 'People' })).toBeInTheDocument();
    expect(where()).toBe('/encyclopedia/people?view=grid');
    expect(view('Grid')).toHaveAttribute('aria-current', 'true');
    await userEvent.type(await field(), 'caleb');
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await waitFor(() => expect(where()).toBe('/encyclopedia/people?filter=caleb&view=grid'));
    await userEvent.click(view('List'));
    await waitFor(() => expect(where()).toBe('/encyclopedia/people?filter=caleb'));
    expect(shownNames()).toEqual(['Caleb']);
    expect([indexQueries, pictureQueries]).toEqual([1, 1]);
  });

  it('show an entry as a tile with its picture, its name and its title', async () => {
    await open('/encyclopedia/people?view=grid');
    await waitFor(() => expect(tiles()).toHaveLength(75));
    const [aaron, caleb] = tiles();
    expect(aaron).toHaveAttribute('href', '/encyclopedia/people/aaron');
    expect(aaron).toHaveTextContent(/^Aaron Title of Aaron$/);
    const picture = aaron?.querySelector('img');
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('/data/files/abababab/drawings/rod-320 320w'));
    expect(picture).toHaveAttribute('width', '640');
    expect(caleb).toHaveTextContent(/^Caleb Title of Caleb Numbers 13:6$/);
    expect(caleb?.querySelector('img')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('show in a tile what the grid is sorted by', async () => {
    await open('/encyclopedia/people?testament=new&sort=mentions&view=grid');
    expect(tiles()[0]).toHaveTextContent(/^Peter Title of Peter 150 verses$/);
  });

  it('offer the letters of the whole grid with the numbers of their entries', async () => {
    await open('/encyclopedia/people?letter=a&view=grid');
    expect(screen.getByRole('status')).toHaveTextContent('1 entry');
    const bar = within(screen.getByRole('navigation', { name: 'First letters' }));
    expect(bar.getByRole('link', { name: /^A.*1 entry$/ })).toHaveAttribute('aria-current', 'true');
    expect(bar.getByRole('link', { name: /^H.*70 entries$/ })).toHaveAttribute(
      'href',
      '/encyclopedia/people?letter=h&view=grid',
    );
    expect(bar.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/encyclopedia/people?view=grid');
    expect(screen.queryByRole('navigation', { name: 'Chosen filters' })).not.toBeInTheDocument();
  });

  it('stay as they are when the reader goes back to the whole list', async () => {
    await open('/encyclopedia/people?tribe=levi&view=grid');
    expect(screen.queryByRole('navigation', { name: 'First letters' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show the whole list' })).toHaveAttribute(
      'href',
      '/encyclopedia/people?view=grid',
    );
    expect(Object.fromEntries(new FormData((await field()).closest('form') ?? undefined))).toMatchObject({
      view: 'grid',
    });
  });

  it('show events with their years, and their periods as links', async () => {
    const { meta } = await open('/encyclopedia/events?period=exodus&view=grid');
    expect(tiles('Events').map(({ textContent }) => textContent)).toEqual(['The Plagues 1491 BC', 'Jericho 1451 BC']);
    const bar = within(screen.getByRole('navigation', { name: 'Periods' }));
    expect(bar.getByRole('link', { name: 'Moses to Joshua' })).toHaveAttribute('aria-current', 'true');
    expect(bar.getByRole('link', { name: 'The judges' })).toHaveAttribute(
      'href',
      '/encyclopedia/events?view=grid&period=judges',
    );
    expect(meta()?.metaTitle).toBe('Events: Moses to Joshua');
  });

  it('have pages beside other panels, which keep the view', async () => {
    await open('/encyclopedia/people?view=grid&layout=side-left');
    expect(tiles()).toHaveLength(60);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=grid&page=2'),
    );
  });

  it('are one page for search engines, that of the list', async () => {
    const { meta } = await open('/encyclopedia/people?view=grid');
    expect(meta()).toMatchObject({ metaTitle: 'People', canonicalPath: '/encyclopedia/people', noindex: true });
  });

  it('have Spanish names', async () => {
    await open('/encyclopedia/people?view=grid', { language: 'es', translations: es });
    const names = within(screen.getByRole('navigation', { name: 'Vista' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Lista', 'Cuadrícula']);
    expect(screen.getByText('Title of Aaron').closest('[lang]')).toHaveAttribute('lang', 'en');
  });
});

describe('the page of a narrowed list', () => {
  it('is not for search engines, and has the plain list as its canonical page', async () => {
    const { meta, unmount } = await open('/encyclopedia/people?filter=peter');
    expect(meta()).toMatchObject({
      metaTitle: 'People: “peter”',
      canonicalPath: '/encyclopedia/people',
      noindex: true,
    });
    unmount();
    const plain = await open('/encyclopedia/people');
    expect(plain.meta()?.noindex).toBeUndefined();
  });

  it('is in Spanish, but for the names of entries', async () => {
    const { meta } = await open('/encyclopedia/people?tribe=levi', { language: 'es', translations: es });
    expect(meta()?.metaTitle).toBe('Personas, con filtros');
    expect(screen.getByRole('status')).toHaveTextContent('2 entradas encontradas');
    expect(screen.getByRole('link', { name: /^Aaron/ })).toHaveTextContent('Éxodo 4:14 330 versículos');
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
  });

  it('has no accessibility violations', async () => {
    await open('/encyclopedia/people?filter=a&tribe=levi');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

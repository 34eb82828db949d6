import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { readerComes } from '../../testing/reader-comes';
import { es } from '../../texts/es';
import { route } from './atlas-page';

const mapped = (name: string, more: object = {}) => ({
  slug: name.toLowerCase(),
  name,
  kind: 'city',
  certainty: 'certain',
  lat: 31.8,
  lon: 35.2,
  verseCount: 10,
  periods: [],
  ...more,
});
const ai = {
  __typename: 'Place',
  slug: 'ai',
  name: 'Ai',
  title: 'A city near Bethel',
  pagePath: '/encyclopedia/places/ai',
  summary: 'Joshua took it at the second attempt.',
  kind: 'city',
  certainty: 'possible',
  modernName: null,
  verses: ['Gen.12.8'],
  verseCount: 36,
  location: { lat: 31.92, lon: 35.26 },
  candidates: [
    { name: 'et-Tell', lat: 31.92, lon: 35.26, confidence: 60 },
    { name: 'Khirbet el-Maqatir', lat: 31.91, lon: 35.25, confidence: 20 },
  ],
};
const stopOf = (name: string, chapter: number, location: object | null) => ({
  note: `What happened in ${name}.`,
  byShip: null as object | null,
  references: [{ book: 'GEN', chapter, verse: 1 }],
  place: { slug: name.toLowerCase(), name, certainty: 'certain', location },
});
const way = {
  slug: 'a-way',
  name: 'A way',
  summary: 'From Bethel to Cana.',
  stops: [
    stopOf('Bethel', 12, { lat: 31.8, lon: 35.2 }),
    stopOf('Nowhere', 13, null),
    stopOf('Cana', 14, { lat: 32.8, lon: 35.2 }),
  ],
};
const voyage = {
  ...way,
  slug: 'a-voyage',
  name: 'A voyage',
  stops: [
    ...way.stops,
    { ...stopOf('Ai', 16, { lat: 33.8, lon: 35.2 }), byShip: { book: 'GEN', chapter: 15, verse: 1 } },
  ],
};
const ofPassage = (name: string, isVisited = false) => ({
  isVisited,
  location: name === 'Nowhere' ? null : { lat: 32, lon: 35 },
  entry: { slug: name.toLowerCase(), name, pagePath: `/encyclopedia/places/${name.toLowerCase()}` },
});
const atlas = {
  mappedPlaces: [
    mapped('Ai', { certainty: 'possible', lat: 31.92, lon: 35.26 }),
    mapped('Bethel', { periods: ['patriarchs', 'divided_kingdom'] }),
    mapped('Cana', { lat: 32.8, periods: ['life_of_christ'] }),
  ],
  journeys: [{ slug: 'a-way', name: 'A way' }],
  ground: { __typename: 'Resource', files: [{ path: 'maps/lands.ground.svg', revision: '12345678' }] },
};
let asked: Record<string, unknown> = {};
const data = dataFrom({
  Atlas: () => atlas,
  AtlasJourney: ({ slug }) => ({ journey: [way, voyage].find((one) => one.slug === slug) ?? null }),
  AtlasPassage: (variables) => {
    asked = variables;
    return {
      mentionsIn: [{ totalCount: 5, mentions: [ofPassage('Ai'), ofPassage('Cana', true), ofPassage('Nowhere')] }],
    };
  },
  AtlasPlace: ({ slug }) => ({ entryBySlug: slug === 'ai' ? ai : null }),
});
const open = (query = '', app: object = {}) =>
  openRoute(route, { path: '/encyclopedia/atlas', at: `/encyclopedia/atlas${query}`, data, ...app });
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

beforeEach(() => {
  readerComes({ atOnce: false });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it('lists every place of the map, says which ones are uncertain, and draws them', async () => {
  await open();
  expect(listed()).toEqual(['AiCity · Uncertain', 'BethelCity', 'CanaCity']);
  expect(screen.getByText('3 places')).toBeInTheDocument();
  const drawing = screen.getByRole('img', { name: /^Drawing of the map/ });
  expect(drawing.querySelector('use')).toHaveAttribute('href', '/data/files/12345678/maps/lands.ground.svg#ground');
  expect(await accessibilityFaults()).toEqual([]);
});

it('narrows the list by words and by period, and its address follows', async () => {
  const user = userEvent.setup();
  const { where } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'beth');
  expect(listed()).toEqual(['BethelCity']);
  await settled();
  expect(where()).toBe('/encyclopedia/atlas?filter=beth');
  const periods = screen.getByRole('slider', { name: 'What happened there' });
  expect(periods).toHaveAttribute('aria-valuetext', 'All periods');
  // The steps are all periods and the three of these places.
  expect(periods).toHaveAttribute('max', '3');
  fireEvent.change(periods, { target: { value: '3' } });
  expect(periods).toHaveAttribute('aria-valuetext', 'The life of Christ');
  expect(screen.getByText('No place on the map has such a name.')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(listed()).toEqual(['CanaCity']);
  await settled();
  expect(where()).toBe('/encyclopedia/atlas?period=life-of-christ');
  fireEvent.change(periods, { target: { value: '0' } });
  expect(listed()).toHaveLength(3);
});

it('shows the places of a passage, those on a journey first, with the way back to it', async () => {
  const { where } = await open('?passage=Acts.13');
  expect(where()).toBe('/encyclopedia/atlas?passage=act13');
  expect(asked).toEqual({ passages: ['Acts.13.1-Acts.13.52'] });
  expect(listed()).toEqual(['CanaCity · Visited', 'AiCity · Uncertain · Mentioned']);
  const passage = within(sectionNamed('Places of Acts 13'));
  expect(passage.getByText(/^On a journey: 1. Only mentioned: 1./)).toBeInTheDocument();
  expect(passage.getByRole('link', { name: 'Nowhere' })).toHaveAttribute('href', '/encyclopedia/places/nowhere');
  expect(passage.getByText('2 more places are not shown, because few verses mention them.')).toBeInTheDocument();
  expect(passage.getByRole('link', { name: 'Read Acts 13' })).toHaveAttribute('href', '/bible/acts/13');
  expect(passage.getByRole('link', { name: /^People, places and words/ })).toHaveAttribute(
    'href',
    '/encyclopedia/passage/act13',
  );
  expect(screen.getByText(/Visited in this passage/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Cana/ })).toHaveAttribute(
    'href',
    '/encyclopedia/atlas?passage=act13&place=cana',
  );
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(passage.getByRole('link', { name: 'Show all places' }));
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(screen.queryByText(/Visited in this passage/)).not.toBeInTheDocument();
});

it('says that a text is no passage, suggests the nearest one, and shows all places', async () => {
  const { unmount } = await open('?passage=gen60');
  expect(screen.getByText(/^“gen60” is no passage of the Bible/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Genesis 50' })).toHaveAttribute('href', '/encyclopedia/atlas?passage=gen50');
  expect(listed()).toHaveLength(3);
  unmount();
  await open('?passage=nowhere-land');
  expect(screen.getByText(/^“nowhere-land” is no passage/)).toBeInTheDocument();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

it('tells every site that was proposed for the chosen place, the best first', async () => {
  const user = userEvent.setup();
  const { where } = await open();
  await user.click(screen.getByRole('link', { name: /^Ai/ }));
  expect(where()).toBe('/encyclopedia/atlas?place=ai');
  await screen.findByRole('heading', { name: 'Ai' });
  const panel = within(sectionNamed('Ai'));
  const sites = within(panel.getByRole('list')).getAllByRole('listitem');
  expect(sites.map(({ textContent }) => textContent)).toEqual(['et-Tellbest60%', 'Khirbet el-Maqatir20%']);
  expect(panel.getByRole('link', { name: 'Genesis 12:8' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'All about Ai' })).toHaveAttribute('href', '/encyclopedia/places/ai');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(panel.getByRole('link', { name: 'Close Ai' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ai' })).not.toBeInTheDocument());
});

it('is read with one stop of the Tab key, and the arrow keys lead from place to place', async () => {
  const user = userEvent.setup();
  await open();
  screen.getByRole('link', { name: /^Ai/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /^Bethel/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: /^Cana/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Ai/ })).toHaveAttribute('tabindex', '-1');
});

it('shows the stops of a journey in order with their verses, and how far it is', async () => {
  const user = userEvent.setup();
  const { where } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Journey' }), 'A way');
  await screen.findByRole('heading', { name: 'A way' });
  expect(where()).toBe('/encyclopedia/atlas?journey=a-way');
  const journey = within(sectionNamed('A way'));
  expect(journey.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1BethelGenesis 12:1What happened in Bethel.',
    '2NowhereGenesis 13:1What happened in Nowhere.Nobody knows where it was.',
    '3CanaGenesis 14:1What happened in Cana.',
  ]);
  expect(journey.getByText(/69 miles \(111 km\), 3 to 4 days' walk/)).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

it('counts no days on foot for a way by ship, and shows the verse that says so', async () => {
  await open('?journey=a-voyage');
  const journey = within(sectionNamed('A voyage'));
  expect(journey.getAllByRole('listitem').at(-1)).toHaveTextContent(/^4AiGenesis 16:1by ship: Genesis 15:1/);
  expect(
    journey.getByText(
      /by ship, where Scripture says so, 69 miles \(111 km\)\. The rest: 69 miles .* 3 to 4 days' walk/,
    ),
  ).toBeInTheDocument();
});

it('has the buttons and the current stop of a journey beside its map, with its verses', async () => {
  const user = userEvent.setup();
  await open('?journey=a-voyage&stop=3');
  const stage = within(screen.getByRole('figure'));
  expect(stage.getByRole('link', { name: 'Genesis 14:1' })).toBeInTheDocument();
  await user.click(stage.getByRole('button', { name: 'Next stop' }));
  expect(stage.getByText('What happened in Ai.')).toBeInTheDocument();
  expect(stage.getByRole('link', { name: 'Genesis 15:1' })).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

it('pauses a journey when the reader chooses a stop', async () => {
  const user = userEvent.setup();
  await open('?journey=a-voyage');
  await user.click(screen.getByRole('button', { name: 'Play the journey' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Cana' }));
  expect(await screen.findByRole('button', { name: 'Play the journey' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'step' })).toHaveTextContent('Cana');
});

it('walks through the stops of a journey, until it is paused', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('?journey=a-way');
  const current = () => screen.queryByRole('link', { current: 'step' })?.textContent;
  await user.click(screen.getByRole('button', { name: 'Play the journey' }));
  expect(current()).toBe('Bethel');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(current()).toBe('Nowhere');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(current()).toBe('Nowhere');
  await user.click(screen.getByRole('button', { name: 'Play the journey' }));
  expect(current()).toBe('Cana');
  // The last stop ends it.
  expect(screen.getByRole('button', { name: 'Play the journey' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next stop' })).toBeDisabled();
  jest.useRealTimers();
});

it('measures how far it is from the chosen place to another one', async () => {
  const user = userEvent.setup();
  const { where } = await open('?place=ai');
  await user.type(screen.getByRole('combobox', { name: 'Distance to' }), 'cana{Enter}');
  expect(await screen.findByText(/61 miles \(98 km\), 3 to 4 days' walk/)).toBeInTheDocument();
  expect(screen.getByText(/Easton/)).toBeInTheDocument();
  expect(where()).toContain('place=ai&to=cana');
  await user.clear(screen.getByRole('combobox', { name: 'Distance to' }));
  await user.type(screen.getByRole('combobox', { name: 'Distance to' }), 'Atlantis{Enter}');
  expect(await screen.findByText('The map has no place called “Atlantis”.')).toBeInTheDocument();
});

it('keeps what is laid over the map in its address', async () => {
  const user = userEvent.setup();
  const { where } = await open('?layers=kingdoms');
  expect(screen.getByRole('checkbox', { name: 'Kingdoms of the period' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Lands of the tribes' }));
  await settled();
  expect(where()).toBe('/encyclopedia/atlas?layers=tribes,kingdoms');
});

it('tells of the kingdoms that lie over the map, which are those of the chosen period', async () => {
  const kingdoms = {
    __typename: 'Resource',
    files: [
      { path: 'maps/kingdoms.svg', revision: '11111111' },
      { path: 'maps/kingdoms.periods.svg', revision: '22222222' },
    ],
  };
  await open('?layers=kingdoms', { data: dataFrom({ Atlas: () => ({ ...atlas, kingdoms }) }) });
  await screen.findByRole('heading', { name: 'Kingdoms' });
  const told = () => sectionNamed('Kingdoms').textContent;
  const drawn = () => [...document.querySelectorAll('svg use')].map((use) => use.getAttribute('href'));
  expect(told()).toMatch(/No period is chosen.*Israel, Judah and their neighbours/);
  expect(drawn()).toContain('/data/files/22222222/maps/kingdoms.periods.svg#divided-kingdom');
  expect(await accessibilityFaults()).toEqual([]);

  const periods = screen.getByRole('slider', { name: 'What happened there' });
  fireEvent.change(periods, { target: { value: '3' } });
  expect(told()).toMatch(/no kingdoms of this period.*provinces and districts/);
  expect(drawn()).toContain('/data/files/22222222/maps/kingdoms.periods.svg#life-of-christ');
  fireEvent.change(periods, { target: { value: '2' } });
  expect(told()).toMatch(/^KingdomsIsrael|^Kingdoms Israel/);
  expect(told()).not.toContain('No period is chosen');
  expect(told()).toMatch(/2 Kings 17:6.*Smith.*Assyria/);
  await settled();
  expect(await accessibilityFaults()).toEqual([]);
});

it('lists the roads that lie over the map, with their towns and sources, if the map has all their towns', async () => {
  const user = userEvent.setup();
  await open('', {
    data: dataFrom({
      Atlas: () => ({
        ...atlas,
        mappedPlaces: ['Jerusalem', 'Adummim', 'Jericho', 'Gaza'].map((name) => mapped(name)),
      }),
    }),
  });
  expect(screen.queryByRole('heading', { name: 'Ancient roads' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Ancient roads' }));
  await screen.findByRole('heading', { name: 'Ancient roads' });
  await settled();
  const roads = within(sectionNamed('Ancient roads')).getAllByRole('listitem');
  expect(roads.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^The road from Jerusalem to Jericho.*Luke 10:30Jerusalem – Adummim – JerichoAfter D. A. Dorsey/,
    ),
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

it('ignores a place that does not exist, and has one canonical address', async () => {
  const { meta } = await open('?place=atlantis&at=31.9,35.2,9.0');
  expect(listed()).toHaveLength(3);
  expect(meta()).toMatchObject({ metaTitle: 'Atlas', canonicalPath: '/encyclopedia/atlas' });
});

it('says that the map failed, and keeps the drawing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  readerComes({ atOnce: true });
  await open();
  expect(await screen.findByText('Failed to load map! Please try again later.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Drawing of the map/ })).toBeInTheDocument();
});

it('is in Spanish on a Spanish page', async () => {
  await open('', { language: 'es', translations: es });
  expect(screen.getByRole('searchbox', { name: 'Buscar un lugar' })).toBeInTheDocument();
  expect(screen.getByText(/están solo en inglés/)).toBeInTheDocument();
});

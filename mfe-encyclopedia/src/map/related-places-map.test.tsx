import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, renderWithApp, sectionNamed } from '@manna/shared/testing';
import { readerComes } from '../testing/reader-comes';
import { es } from '../texts/es';
import { LazyMap, type LazyMapProps } from './lazy-map';
import type { MapViewProps } from './map-view';
import type { MapMarker } from './map-marker';
import { RelatedPlacesMap } from './related-places-map';

const marker = (title: string, more: Partial<MapMarker> = {}): MapMarker => ({
  id: title.toLowerCase(),
  title,
  latitude: 31.7,
  longitude: 35.2,
  pagePath: `/encyclopedia/places/${title.toLowerCase()}`,
  kinds: [],
  isSubject: false,
  isFirm: true,
  ...more,
});
const bethel = marker('Bethel', { isSubject: true });
const ground = { drawing: '/data/files/12345678/lands.ground.svg', data: '/data/files/12345678/lands.geojson' };
const ai = marker('Ai', { kinds: ['holds'] });

/** The parts of a fake map, and `given`, which returns the props that its view was last rendered with. */
function drawer() {
  const draw = jest.fn<undefined, [MapViewProps]>();
  const View = (props: MapViewProps) => {
    draw(props);
    return <div role="region" aria-label="Drawn" />;
  };
  const parts: Awaited<ReturnType<NonNullable<LazyMapProps['load']>>> = { View, base: ground.data, ground: undefined };
  return { parts, given: () => draw.mock.lastCall?.[0] };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(430);
});
afterEach(() => jest.restoreAllMocks());

describe('the related places of an entry', () => {
  it('are a list of links with their relations, without a link to the page itself', async () => {
    readerComes({ atOnce: false });
    renderWithApp(
      <main>
        <RelatedPlacesMap ground={ground} pagePath={bethel.pagePath} markers={[bethel, ai]} />
      </main>,
    );
    const places = within(sectionNamed('Related places'));
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ai · lies within']);
    expect(places.getByRole('link', { name: /^Ai/ })).toHaveAttribute('href', '/encyclopedia/places/ai');
    expect(places.getByRole('link', { name: 'Open the atlas' })).toHaveAttribute(
      'href',
      '/encyclopedia/atlas?place=bethel',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['tribe-of-judah', '/encyclopedia/atlas?layers=tribes&at=31.23,34.70,6.9'],
    ['tribe-of-levi', '/encyclopedia/atlas'],
  ])('lead to the atlas from the page of the %s, with the land of a tribe that has one', async (tribe, path) => {
    readerComes({ atOnce: false });
    renderWithApp(
      <Suspense>
        <RelatedPlacesMap ground={ground} markers={[ai]} pagePath={`/encyclopedia/tribes/${tribe}`} />
      </Suspense>,
    );
    expect(await screen.findByRole('link', { name: 'Open the atlas' })).toHaveAttribute('href', path);
  });

  it('lie on the land of the tribe that the page is about', async () => {
    readerComes({ atOnce: true });
    const corners = [
      [34.5, 31],
      [35.5, 31],
      [35.5, 32],
      [34.5, 31],
    ];
    const lot = (name: string) => ({
      type: 'Feature',
      properties: { name, tribe: `tribes/tribe-of-${name.toLowerCase()}` },
      geometry: { type: 'Polygon', coordinates: [corners] },
    });
    const lands = { type: 'FeatureCollection', features: [lot('Judah'), lot('Gad')] };
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(lands)));
    const files = [{ path: 'map-tribal-lands.geojson', mediaType: 'application/geo+json', revision: '12345678' }];
    renderWithApp(
      <Suspense>
        <RelatedPlacesMap
          ground={{ ...ground, data: undefined }}
          markers={[ai]}
          pagePath="/encyclopedia/tribes/tribe-of-judah"
        />
      </Suspense>,
      { data: dataFrom({ MapData: () => ({ entryBySlug: { files } }) }) },
    );
    expect(await screen.findByText(/its borders are approximate/)).toBeInTheDocument();
    const drawing = await screen.findByRole('img', { name: 'Drawing of the map of related places' });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['JUDAH', 'Ai']);
    expect(drawing.querySelectorAll('path')).toHaveLength(1);
  });

  it('are a closed list with their number when there are many', () => {
    readerComes({ atOnce: false });
    renderWithApp(
      <RelatedPlacesMap
        ground={ground}
        pagePath={bethel.pagePath}
        markers={Array.from({ length: 30 }, (_, index) => marker(`Place${index}`))}
      />,
    );
    expect(screen.getByText('All 30 places on the map').closest('details')).not.toHaveAttribute('open');
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(30);
  });

  it('are described in Spanish, too', () => {
    readerComes({ atOnce: false });
    renderWithApp(<RelatedPlacesMap ground={ground} pagePath={bethel.pagePath} markers={[ai]} />, {
      language: 'es',
      translations: es,
    });
    expect(sectionNamed('Lugares relacionados')).toBeInTheDocument();
  });
});

describe('the map', () => {
  it('is not loaded before the reader scrolls near it', async () => {
    const come = readerComes({ atOnce: false });
    const load = jest.fn(() => Promise.resolve(drawer().parts));
    renderWithApp(<LazyMap ground={ground} markers={[ai]} isInPage load={load} />);
    expect(load).not.toHaveBeenCalled();
    come();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('region', { name: 'Drawn' })).toBeInTheDocument();
  });

  it('says that it is loading until it is drawn', async () => {
    readerComes({ atOnce: true });
    const { parts, given } = drawer();
    renderWithApp(<LazyMap ground={ground} markers={[bethel, ai]} isInPage load={() => Promise.resolve(parts)} />);
    expect(await screen.findByText('Loading the map...')).toBeInTheDocument();
    expect(given()).toMatchObject({ markers: [bethel, ai], isInPage: true });
    act(() => given()?.onDrawn());
    expect(screen.queryByText('Loading the map...')).toBeNull();
    expect(screen.getByRole('region', { name: 'Drawn' })).toBeInTheDocument();
  });

  it('is a drawing of its places on the same ground until it is drawn', async () => {
    readerComes({ atOnce: true });
    const { parts, given } = drawer();
    const dan = marker('Dan', { latitude: 33.2, longitude: 35.6 });
    renderWithApp(<LazyMap ground={ground} markers={[bethel, ai, dan]} isInPage load={() => Promise.resolve(parts)} />);
    const drawing = await screen.findByRole('img', { name: 'Drawing of the map of related places' });
    expect(drawing.querySelector('use')).toHaveAttribute('href', '/data/files/12345678/lands.ground.svg#ground');
    // Bethel and Ai have one pin.
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Bethel', 'Dan', '2']);
    await screen.findByRole('region', { name: 'Drawn' });
    act(() => given()?.onDrawn());
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no drawing if the content has none', async () => {
    readerComes({ atOnce: true });
    const { parts } = drawer();
    renderWithApp(
      <LazyMap
        ground={{ ...ground, drawing: undefined }}
        markers={[ai]}
        isInPage
        load={() => Promise.resolve(parts)}
      />,
    );
    await screen.findByRole('region', { name: 'Drawn' });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps its drawing when it cannot be drawn', async () => {
    readerComes({ atOnce: true });
    renderWithApp(
      <LazyMap
        ground={ground}
        markers={[ai]}
        isInPage
        load={() => Promise.reject(new Error('Loading chunk failed'))}
      />,
    );
    expect(await screen.findByText('Failed to load map! Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Drawing of the map of related places' })).toBeInTheDocument();
  });

  it('shows an error when it cannot be loaded, and loads on retry', async () => {
    readerComes({ atOnce: true });
    const load = jest
      .fn(() => Promise.resolve(drawer().parts))
      .mockRejectedValueOnce(new Error('Loading chunk map failed'));
    renderWithApp(<LazyMap ground={ground} markers={[ai]} isInPage load={load} />);
    expect(await screen.findByText('Failed to load map! Please try again later.')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Drawn' })).toBeInTheDocument();
    expect(screen.queryByText(/Failed/)).toBeNull();
  });

  it('shows an error when the browser cannot draw it', async () => {
    readerComes({ atOnce: true });
    const { parts, given } = drawer();
    renderWithApp(<LazyMap ground={ground} markers={[ai]} isInPage load={() => Promise.resolve(parts)} />);
    await screen.findByRole('region', { name: 'Drawn' });
    act(() => given()?.onFailed(new Error('Failed to initialize WebGL')));
    expect(screen.getByText('Failed to load map! Please try again later.')).toBeInTheDocument();
  });
});

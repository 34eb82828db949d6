import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { samplePicture } from '../../testing/sample-entries';
import { es } from '../../texts/es';
import { route } from './resource-category-page';

interface Drawn {
  slug: string;
  facets: string;
}

/** What the query for a gallery returns: each facet value once. */
const galleryOf = (drawn: readonly Drawn[]) => {
  const words = new Set(drawn.flatMap(({ facets }) => facets.split(' ')));
  return dataFrom({
    Gallery: ({ category }: { category?: unknown }) => ({
      entryIndex: {
        facets: [...words].map((word) => ({ facet: word.split(':')[0], value: word.split(':')[1] })),
        entries:
          category === 'maps'
            ? drawn.map(({ slug, facets }) => ({ slug, facets, name: `Name of ${slug}`, image: samplePicture }))
            : [],
      },
    }),
  });
};

const maps = [
  { slug: 'exodus', facets: 'period:exodus testament:old kind:journey age:children age:adults' },
  { slug: 'voyage', facets: 'period:early-church testament:new kind:journey age:adults' },
  { slug: 'jerusalem', facets: 'testament:old kind:city age:children age:adults' },
];
const open = (at: string, drawn: readonly Drawn[] = maps, app: object = {}) =>
  openRoute(route, { path: '/resources/:category', at, data: galleryOf(drawn), ...app });
const tiles = () => within(screen.getByRole('list', { name: 'Maps' })).getAllByRole('link');
const names = () => tiles().map(({ textContent }) => textContent);
const facets = () => within(screen.getByRole('navigation', { name: 'Narrow this gallery' }));

describe('the gallery of a category', () => {
  it('shows each resource as a tile that leads to its page', async () => {
    const { meta } = await open('/resources/Maps');
    expect(names()).toEqual(['Name of exodus', 'Name of voyage', 'Name of jerusalem']);
    expect(tiles()[0]).toHaveAttribute('href', '/resources/maps/exodus');
    expect(meta()).toMatchObject({ metaTitle: 'Maps', canonicalPath: '/resources/maps', noindex: false });
  });

  it('loads the first pictures at once and the others when they come near', async () => {
    await open(
      '/resources/maps',
      Array.from({ length: 6 }, (_, n) => ({ slug: `no-${n}`, facets: 'kind:city' })),
    );
    const pictures = screen.getAllByRole('presentation', { hidden: true }).filter(({ tagName }) => tagName === 'IMG');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      ...Array.from({ length: 4 }, () => 'eager'),
      'lazy',
      'lazy',
    ]);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority')).filter(Boolean)).toEqual(['high']);
  });

  it('is narrowed by links with true counts, and the URL has what is chosen', async () => {
    const { where, meta } = await open('/resources/maps');
    await userEvent.click(facets().getByText('Kind'));
    await userEvent.click(facets().getByRole('link', { name: /^Journey.*2 resources$/ }));
    expect(where()).toBe('/resources/maps?kind=journey');
    await waitFor(() => expect(names()).toEqual(['Name of exodus', 'Name of voyage']));
    await userEvent.click(facets().getByText('Time'));
    await userEvent.click(facets().getByRole('link', { name: /^The early church.*1 resource$/ }));
    expect(where()).toBe('/resources/maps?kind=journey&period=early-church');
    await waitFor(() => expect(names()).toEqual(['Name of voyage']));
    expect(screen.getByRole('status')).toHaveTextContent('1 resource');
    expect(meta()).toMatchObject({ noindex: true });
    await userEvent.click(screen.getByRole('link', { name: 'Show all of them' }));
    await waitFor(() => expect(tiles()).toHaveLength(3));
  });

  it('says when nothing matches, and leads back to all', async () => {
    await open('/resources/maps?kind=city&testament=new');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing here matches these filters.');
    expect(screen.getByRole('link', { name: 'Show all of them' })).toHaveAttribute('href', '/resources/maps');
  });

  it('moves the focus among its tiles with the arrow keys', async () => {
    await open('/resources/maps');
    tiles()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tiles()[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tiles()[2]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tiles()[0]).toHaveFocus();
  });

  it('has all of its pages in one list once the browser has them', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ slug: `no-${n}`, facets: 'kind:city' }));
    const { unmount } = await open('/resources/maps?page=2', many);
    expect(tiles()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/resources/maps');
    unmount();
    await open('/resources/maps', many);
    expect(await screen.findAllByRole('link', { name: /^Name of/ })).toHaveLength(60);
    expect(screen.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument();
  });

  it.each(['/resources/history', '/resources/maps?kind=Big%20City', '/resources/maps?page=2'])(
    '%s is a 404',
    async (at) => {
      await open(at);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
    },
  );

  it('has its filters in Spanish on a Spanish page', async () => {
    await open('/resources/maps', maps, { language: 'es', translations: es });
    const spanish = within(screen.getByRole('navigation', { name: 'Acotar esta galería' }));
    expect(spanish.getByText('Para quién')).toBeInTheDocument();
  });

  it('has no accessibility faults', async () => {
    await open('/resources/maps?kind=journey');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

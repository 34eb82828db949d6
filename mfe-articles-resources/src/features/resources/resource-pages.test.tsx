import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { listAnswer, pathAnswer, sampleFile, sampleResource, sampleTable } from '../../testing/sample-entries';
import { es } from '../../texts/es';
import { route as resourceRoute } from './resource-page';
import { route as resourcesRoute } from './resources-page';

const exodus = {
  ...sampleResource('map-the-exodus', 'maps'),
  files: [sampleFile('resources/maps/map-the-exodus.svg', 'image/svg+xml')],
  atlas: '/encyclopedia/atlas?journey=the-exodus',
  reading: [{ author: null, title: 'Illustrated Bible Dictionary', year: 1897, part: 'Exodus' }],
};
const lives = {
  ...sampleResource('lives', 'infographics'),
  files: [sampleFile('resources/infographics/lives.svg', 'image/svg+xml')],
  tables: [sampleTable(1), sampleTable(41)],
};
const quiz = {
  ...sampleResource('who-said-it', 'interactives'),
  plays: sampleFile('resources/interactives/who-said-it.json', 'application/json'),
};
const plan = {
  ...sampleResource('plan', 'downloads'),
  files: [sampleFile('resources/downloads/plan.pdf', 'application/pdf', 1_892_030)],
};
const all = [exodus, lives, quiz, plan];
const data = dataFrom({ Resources: listAnswer(all), Resource: pathAnswer(all) });
const openAll = (app = {}) => openRoute(resourcesRoute, { path: '/resources', at: '/resources', data, ...app });
const open = (at: string, app = {}) =>
  openRoute(resourceRoute, { path: '/resources/:category/:slug', at, data, ...app });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the resources page', () => {
  it('links to the six categories and to each resource', async () => {
    await openAll();
    const shelves = within(sectionNamed('Categories'));
    expect(shelves.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Media',
      'Maps',
      'Infographics',
      'Art',
      'Interactives',
      'Downloads',
    ]);
    expect(shelves.getByRole('link', { name: 'Maps' }).closest('li')).toHaveTextContent('1 resource');
    expect(screen.getByRole('link', { name: 'Name of plan' })).toHaveAttribute('href', '/resources/downloads/plan');
  });

  it('has further pages when there are many resources', async () => {
    const many = Array.from({ length: 30 }, (_, index) => sampleResource(`no-${index + 1}`, 'maps'));
    const long = { data: dataFrom({ Resources: listAnswer(many) }) };
    await openAll(long);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/resources?page=2');
  });

  it('is in Spanish on a Spanish page', async () => {
    const { meta } = await openAll({ language: 'es', translations: es });
    expect(heading()).toHaveTextContent('Recursos');
    expect(screen.getByRole('link', { name: 'Descargas' })).toBeInTheDocument();
    expect(meta()?.metaTitle).toBe('Recursos');
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
  });

  it('has no accessibility violations', async () => {
    await openAll();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a resource', () => {
  it('shows its picture, and one link that opens it large', async () => {
    await open('/resources/maps/map-the-exodus');
    expect(screen.getByRole('img', { name: 'A map of the desert with a red line.' })).toHaveAttribute('width', '1080');
    expect(screen.getByRole('link', { name: 'View large' })).toHaveAttribute(
      'href',
      '/resources/maps/map-the-exodus/play',
    );
  });

  it('links to its player only when there is something to play', async () => {
    const { unmount } = await open('/resources/interactives/who-said-it');
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute(
      'href',
      '/resources/interactives/who-said-it/play',
    );
    unmount();
    await open('/resources/downloads/plan');
    expect(screen.queryByRole('link', { name: 'Play' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View large' })).toHaveAttribute(
      'href',
      '/data/files/0123abcd/resources/maps/map-the-exodus.svg',
    );
  });

  it('opens in the atlas what its map shows', async () => {
    const { unmount } = await open('/resources/maps/map-the-exodus');
    expect(screen.getByRole('link', { name: 'Open in the atlas' })).toHaveAttribute(
      'href',
      '/encyclopedia/atlas?journey=the-exodus',
    );
    unmount();
    await open('/resources/maps/map-the-exodus', { language: 'es', translations: es });
    expect(screen.getByRole('link', { name: 'Abrir en el atlas' })).toBeInTheDocument();
  });

  it('shows the drawing of an infographic as SVG, and its data as tables below', async () => {
    await open('/resources/infographics/lives');
    expect(screen.getByRole('img')).toHaveAttribute('src', '/data/files/0123abcd/resources/maps/map-the-exodus.svg');
    const data = within(sectionNamed('Its data as a table'));
    const [short, long] = data.getAllByRole('table', { hidden: true });
    if (!short || !long) throw new Error('a table is missing');
    expect(short).toHaveAccessibleName('Lives of 1');
    const row = within(short).getByRole('row', { name: /Adam/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Adam');
    expect(within(row).getByRole('link', { name: 'Adam' })).toHaveAttribute('href', '/encyclopedia/people/adam');
    expect(within(row).getByRole('link', { name: 'Genesis 5:3' })).toBeInTheDocument();
    expect(data.getByText('Show all 41 rows').closest('details')).toContainElement(long);
    expect(short.closest('details')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says where to read on when it cites works', async () => {
    const { unmount } = await open('/resources/maps/map-the-exodus');
    const reading = within(sectionNamed('Further reading'));
    expect(reading.getByRole('listitem')).toHaveTextContent('Illustrated Bible Dictionary (1897), Exodus');
    unmount();
    await open('/resources/downloads/plan');
    expect(screen.queryByRole('heading', { name: /Sources|Further reading/ })).not.toBeInTheDocument();
  });

  it('offers its files with their type and size', async () => {
    await open('/resources/downloads/plan');
    const file = within(sectionNamed('Files')).getByRole('link');
    expect(file).toHaveAttribute('href', '/data/files/0123abcd/resources/downloads/plan.pdf');
    expect(file).toHaveTextContent('Label of resources/downloads/plan.pdf');
    expect(file).toHaveTextContent('PDF, 1.9 MB');
    expect(file).toHaveTextContent('Credit: Drawn for this site.');
    expect(file).toHaveTextContent('Licence: MIT');
    expect(file).toHaveAttribute('download', 'plan.pdf');
  });

  it('has structured data with its kind and its files', async () => {
    const { meta } = await open('/resources/downloads/plan');
    expect(meta()).toMatchObject({ metaTitle: 'Name of plan', canonicalPath: '/resources/downloads/plan' });
    expect(meta()?.jsonld).toMatchObject({
      '@graph': [
        { '@type': 'Article', associatedMedia: [{ '@type': 'MediaObject', encodingFormat: 'application/pdf' }] },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(meta()?.breadcrumbs.map(({ icon }) => icon)).toEqual(['home', 'library', 'download', 'download']);
  });

  it('is a 404 when the resource does not exist', async () => {
    await open('/resources/maps/plan');
    expect(heading()).toHaveTextContent('Status 404');
  });

  it('has no accessibility violations', async () => {
    await open('/resources/maps/map-the-exodus');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

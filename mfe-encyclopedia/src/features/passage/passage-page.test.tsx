import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { readerComes } from '../../testing/reader-comes';
import { refusalOf } from '../../testing/refusal-of';
import { es } from '../../texts/es';
import { route } from './passage-page';

const mention = (slug: string, verseCount: number, firstVerse: string, more: object = {}) => ({
  verseCount,
  firstVerse,
  location: null,
  isVisited: false,
  entry: { id: `id-${slug}`, slug, name: slug, title: null, pagePath: `/entry/${slug}` },
  ...more,
});
const words = Array.from({ length: 15 }, (_, index) => mention(`word ${index}`, 1, 'Acts.13.1'));
const groups = [
  { collection: 'people', totalCount: 1, mentions: [mention('paul', 12, 'Acts.13.1')] },
  {
    collection: 'places',
    totalCount: 2,
    mentions: [
      mention('Antioch', 2, 'Acts.13.14', { location: { lat: 38.3, lon: 31.19 }, isVisited: true }),
      mention('Egypt', 1, 'Acts.13.17'),
    ],
  },
  { collection: 'dictionary', totalCount: 120, mentions: words },
];
beforeEach(() => {
  readerComes({ atOnce: false });
});

const asked: Record<string, unknown>[] = [];
const data = dataFrom({
  Mentions: (variables) => {
    asked.push(variables);
    return { mentionsIn: String(variables['passages']).startsWith('Jude') ? [] : groups };
  },
});
const PATH = '/encyclopedia/passage/:reference';
const open = (reference: string, app: object = {}) =>
  openRoute(route, { path: PATH, at: `/encyclopedia/passage/${reference}`, data, ...app });

it('has the entries of a chapter in groups, each with its verses and the first of them', async () => {
  const { meta } = await open('act13');
  expect(asked.at(-1)).toEqual({ passages: ['Acts.13.1-Acts.13.52'] });
  const paul = within(sectionNamed('People: 1')).getByRole('listitem');
  expect(paul).toHaveTextContent('paul12 verses, from Acts 13:1');
  expect(within(paul).getByRole('link', { name: 'paul' })).toHaveAttribute('href', '/entry/paul');
  expect(within(paul).getByRole('link', { name: 'Acts 13:1' })).toHaveAttribute('href', '/bible/acts/13?v=1');
  expect(screen.getByRole('link', { name: 'Read Acts 13' })).toHaveAttribute('href', '/bible/acts/13');
  expect(meta()).toMatchObject({
    metaTitle: 'People, places and words in Acts 13',
    canonicalPath: '/encyclopedia/passage/act13',
    description: 'What Acts 13 mentions: People (1), Places (2), Dictionary (120).',
    modals: ['map'],
  });
  expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
    'Home',
    'Encyclopedia',
    'Acts',
    'Acts 13',
    'People, places and words',
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

it('tells places that a journey visits from those that are only mentioned', async () => {
  await open('act13');
  const places = within(sectionNamed('Places: 2'));
  expect(places.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'On a journey',
    'Mentioned',
  ]);
  expect(places.getByRole('figure', { name: 'Places of this passage on a map' })).toBeInTheDocument();
  for (const name of ['Show its places on the atlas', 'Open the atlas'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/encyclopedia/atlas?passage=act13');
});

it('opens the rest of a long list, and says how much it leaves out', async () => {
  await open('act13');
  const dictionary = within(sectionNamed('Dictionary: 120'));
  expect(dictionary.getByText('word 14')).not.toBeVisible();
  await userEvent.click(dictionary.getByText('3 more'));
  expect(dictionary.getByText('word 14')).toBeVisible();
  expect(dictionary.getByText('These are the 15 of 120 that most verses mention.')).toBeInTheDocument();
});

it('has passages of several books, and says if nothing is mentioned', async () => {
  const { meta, unmount } = await open('gen50v26-exo1v2');
  expect(asked.at(-1)).toEqual({ passages: ['Gen.50.26-Exod.1.2'] });
  expect(meta()?.breadcrumbs.at(-1)?.fragment).toBe('People, places and words in Genesis 50:26 – Exodus 1:2');
  unmount();
  const { meta: ofJude } = await open('jud');
  expect(screen.getByText(/^No verse of this passage mentions/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /atlas/ })).not.toBeInTheDocument();
  expect(ofJude()?.modals).toBeUndefined();
});

it('is in Spanish on a Spanish page', async () => {
  const { meta } = await open('psa1-2', { language: 'es', translations: es });
  expect(meta()?.metaTitle).toBe('Personas, lugares y palabras en Salmos 1–2');
  expect(sectionNamed('Personas: 1')).toHaveTextContent('12 versículos, desde Hechos 13:1');
  expect(screen.getAllByText('Los nombres de las entradas están solo en inglés.')).toHaveLength(1);
});

it.each([
  ['Gen.1', '/encyclopedia/passage/gen1'],
  ['genesis1', '/encyclopedia/passage/gen1'],
  ['gen1v1,3', '/encyclopedia/passage/gen1v1,3'],
])('has one path for a passage that is written %s', async (reference, path) => {
  const { where } = await open(reference);
  expect(where()).toBe(path);
});

it('is not found for what is no passage, and suggests the nearest one', async () => {
  const refusal = (reference: string) =>
    refusalOf(route, { path: `/encyclopedia/passage/${reference}`, params: { reference }, data });
  expect(await refusal('nowhere-land')).toEqual([404]);
  expect(await refusal('gen60')).toEqual([404, '/encyclopedia/passage/gen50 Genesis 50']);
  const many = Array.from({ length: 201 }, (_, index) => `psa119v${index % 2 === 0 ? 1 : 3}`).join('_');
  expect(await refusal(many)).toEqual([404]);
});

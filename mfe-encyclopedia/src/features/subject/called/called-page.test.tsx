import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { refusalOf } from '../../../testing/refusal-of';
import { es } from '../../../texts/es';
import { route } from '../subject-page';

const entry = (slug: string, name: string) => ({
  id: `dictionary-${slug}`,
  name,
  title: `Title of ${name}`,
  summary: `${name} in a sentence.`,
  pagePath: `/dictionary/${slug}`,
});
const called: Record<string, ReturnType<typeof entry>[]> = {
  Ark: [entry('ark-of-noah', "Ark (Noah's)"), entry('ark-of-the-covenant', 'Ark of the covenant')],
  'Ark of god': [entry('ark-of-the-covenant', 'Ark of the covenant')],
};
const data = dataFrom({
  Entry: () => ({ entryByPath: { entry: null, movedTo: null, previous: null, next: null } }),
  EntriesCalled: ({ name }) => ({ entriesCalled: called[String(name)] ?? [] }),
  LexiconSpelled: ({ spelling }) => ({
    lexiconSpelled:
      spelling === 'dikaiosyne' ? [{ strongs: 'G1343', lemma: 'δικαιοσύνη', transliteration: 'dikaiosýnē' }] : [],
  }),
  NearEntries: () => ({ nearEntries: [entry('charity', 'Charity')] }),
});
const open = (at: string, app: object = {}) => openRoute(route, { path: '/dictionary/:entity', at, data, ...app });

describe('a word of the dictionary that has no entry of its own', () => {
  it('shows the entries that it may mean', async () => {
    const { meta } = await open('/dictionary/ark');
    const entries = within(await screen.findByRole('list'));
    expect(entries.getByRole('link', { name: 'Ark of the covenant' })).toHaveAttribute(
      'href',
      '/dictionary/ark-of-the-covenant',
    );
    expect(entries.getByText("Ark (Noah's) in a sentence.")).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ark');
    expect(meta()).toMatchObject({ metaTitle: 'Ark', canonicalPath: '/dictionary/ark', noindex: true });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the only entry that it may mean', async () => {
    const { where } = await open('/dictionary/ark-of-god');
    expect(where()).toBe('/dictionary/ark-of-the-covenant');
  });

  it('has one path, whatever its letters', async () => {
    const { where } = await open('/dictionary/Ark');
    expect(where()).toBe('/dictionary/ark');
  });

  it('is a 404 with entries of near names if no entry is called so', async () => {
    await open('/dictionary/charty');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('is a 404 that leads to the Greek or Hebrew word that is spelled so', async () => {
    const refusal = await refusalOf(route, { path: '/dictionary/dikaiosyne', params: { entity: 'dikaiosyne' }, data });
    expect(refusal).toEqual([
      404,
      '/dictionary/g1343 dikaiosýnē (δικαιοσύνη, G1343)',
      '/dictionary/charity Charity (Title of Charity)',
    ]);
  });

  it('is in Spanish on a Spanish page, but for the entries', async () => {
    await open('/dictionary/ark', { language: 'es', translations: es });
    expect(await screen.findByText(/Varias entradas/)).toBeInTheDocument();
  });
});

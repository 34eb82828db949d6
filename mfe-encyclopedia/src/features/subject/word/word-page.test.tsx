import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { es } from '../../../texts/es';
import { route } from '../subject-page';

const TOTAL = 120;
const word = (strongs: string, offset: number) => ({
  strongs,
  lemma: 'אֱלֹהִים',
  language: 'he',
  transliteration: 'ʼĕlôhîym',
  pronunciation: "el-o-heem'",
  derivation: 'plural of H433 (אֱלוֹהַּ)',
  definition: 'gods in the ordinary sense',
  kjvDefinition: 'angels, God.',
  forms: [{ text: 'אֱלֹהִים', count: 1_200 }],
  renderings: [
    { text: 'God', count: 2_340 },
    { text: 'gods', count: 216 },
    { text: 'GOD', count: 4 },
    { text: "God's", count: 2 },
  ],
  entries: [
    { id: 'dictionary-1', name: 'God', title: null, pagePath: '/dictionary/god' },
    { id: 'dictionary-2', name: 'Judge', title: 'A ruler', pagePath: '/dictionary/judge' },
  ],
  verses: {
    totalCount: TOTAL,
    items: [{ id: 'verses-01001001', osisId: 'Gen.1.1', title: 'Genesis 1:1', text: `After ${offset}` }],
  },
});
const greek = {
  ...word('G25', 0),
  language: 'grc',
  lemma: 'ἀγαπάω',
  forms: [],
  renderings: [],
  entries: [],
  verses: { totalCount: 0, items: [] },
};
const data = dataFrom({
  Word: ({ strongs, offset }) => ({
    lexiconEntry: strongs === 'H430' ? word('H430', Number(offset)) : strongs === 'G25' ? greek : null,
    neighbours: [{ strongs: 'H429', lemma: 'אֵלֶּה', language: 'arc' }],
    translations: [{ slug: 'kjv', language: 'en', direction: 'ltr' }],
  }),
});
const open = (at: string, app: object = {}) => openRoute(route, { path: '/dictionary/:entity', at, data, ...app });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the page of a Strong’s number', () => {
  it('has the word, its sound and its meaning, in which other numbers are links', async () => {
    await open('/dictionary/h430');
    expect(screen.getByRole('heading', { level: 1, name: 'אֱלֹהִים' })).toBeInTheDocument();
    expect(screen.getByText(/Strong’s number H430/)).toBeInTheDocument();
    expect(screen.getByText('gods in the ordinary sense')).toBeInTheDocument();
    expect(link('H433')).toHaveAttribute('href', '/dictionary/h433');
    expect(link(/^H429/)).toHaveAttribute('href', '/dictionary/h429');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('counts its renderings and its forms', async () => {
    await open('/dictionary/h430');
    const items = (name: string) =>
      within(sectionNamed(name))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items('In the King James Version')).toEqual(['God 2,346', 'gods 216']);
    expect(items('Forms in the Bible')).toEqual(['אֱלֹהִים 1,200']);
  });

  it('links each rendering to the verses that have both words, and names the entries whose word it is', async () => {
    await open('/dictionary/h430');
    expect(link('gods 216')).toHaveAttribute('href', '/search?search=H430+%22gods%22&pillar=bible');
    expect(link('God')).toHaveAttribute('href', '/dictionary/god');
    expect(link('Judge (A ruler)')).toHaveAttribute('href', '/dictionary/judge');
    expect(screen.queryByRole('link', { name: 'Deity' })).not.toBeInTheDocument();
  });

  it('lists its verses, page by page', async () => {
    await open('/dictionary/h430');
    const verses = within(sectionNamed('The 120 verses that have it'));
    expect(verses.getByText('After 0')).toBeInTheDocument();
    expect(verses.getByRole('link', { name: 'Genesis 1:1' })).toHaveAttribute('href', '/encyclopedia/genesis/1/1');
    expect(verses.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/dictionary/h430?page=3');
    expect(verses.getByRole('link', { name: 'Search for H430' })).toHaveAttribute(
      'href',
      '/search?search=H430&pillar=bible',
    );
  });

  it('has a title and a description on each of its pages', async () => {
    const { meta } = await open('/dictionary/h430?page=2');
    expect(screen.getByText('After 50')).toBeInTheDocument();
    expect(meta()).toMatchObject({
      metaTitle: 'אֱלֹהִים (ʼĕlôhîym), H430',
      canonicalPath: '/dictionary/h430?page=2',
      jsonld: { '@graph': [{ '@type': 'DefinedTerm', termCode: 'H430' }, {}] },
    });
  });

  it('says of a Greek word that no text is there', async () => {
    await open('/dictionary/g25');
    expect(screen.getByText(/no Greek text yet/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /verses that have it/ })).not.toBeInTheDocument();
  });

  it.each(['/dictionary/H430', '/dictionary/h0430'])('is found at %s', async (at) => {
    const { where } = await open(at);
    expect(where()).toBe('/dictionary/h430');
  });

  it.each(['/dictionary/h9999', '/dictionary/h430?page=4', '/dictionary/h430?page=x'])('is a 404 at %s', async (at) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it('is in Spanish on a Spanish page', async () => {
    await open('/dictionary/h430', { language: 'es', translations: es });
    expect(screen.getByRole('heading', { name: 'Los 120 versículos que la tienen' })).toBeInTheDocument();
    expect(screen.getByText('El léxico está solo en inglés.')).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { route } from './category-page';

const facets = [
  { facet: 'kind', value: 'vocabulary', name: null, count: 2 },
  { facet: 'kind', value: 'archaic', name: null, count: 1 },
];
const indexed = (name: string, kind: string, aliases: string[] = []) => ({
  slug: name.toLowerCase(),
  name,
  title: null,
  aliases,
  firstVerse: null,
  verseCount: 0,
  livedFrom: null,
  livedUntil: null,
  facets: `kind:${kind}`,
});
const data = dataFrom({
  ListFacets: () => ({ entryIndex: { facets } }),
  EntryIndex: ({ collection }) => ({
    entryIndex: {
      facets,
      entries:
        collection === 'dictionary'
          ? [indexed('Asherah', 'vocabulary', ['Grove']), indexed('Charity', 'archaic'), indexed('Cubit', 'vocabulary')]
          : [],
    },
  }),
  Initials: () => ({
    initials: [
      { letter: 'a', count: 3 },
      { letter: 'c', count: 61 },
    ],
  }),
  EntryList: ({ collection }) => ({
    entryList: {
      items: [
        {
          id: 'dictionary-1',
          name: collection === 'dictionary' ? 'Cubit' : 'Another list',
          title: null,
          summary: 'The length of a forearm.',
          pagePath: '/dictionary/cubit',
        },
      ],
    },
  }),
});
const open = (at: string) => openRoute(route, { path: '/dictionary', at, data });

describe('the dictionary', () => {
  it('lists its words by letter', async () => {
    await open('/dictionary');
    const words = within(sectionNamed('C'));
    expect(words.getByRole('link')).toHaveAttribute('href', '/dictionary/cubit');
    expect(words.getByText('The length of a forearm.')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/dictionary?page=2');
  });

  it('has no page numbers when all words fit on one page', async () => {
    await open('/dictionary?letter=a');
    expect(screen.queryByRole('navigation', { name: 'Pages of this list' })).not.toBeInTheDocument();
  });

  it('has the number of words in its description, and the letter when it shows one', async () => {
    const { meta, unmount } = await open('/dictionary');
    expect(meta()).toMatchObject({ metaTitle: 'Dictionary', canonicalPath: '/dictionary' });
    expect(meta()?.description).toMatch(/^64 words/);
    unmount();
    const letter = await open('/dictionary?letter=c');
    expect(letter.meta()).toMatchObject({ metaTitle: 'Dictionary: C', canonicalPath: '/dictionary?letter=c' });
  });

  it('has the page number in its title', async () => {
    const { meta } = await open('/dictionary?letter=c&page=2');
    expect(meta()?.metaTitle).toBe('Dictionary: C, page 2 of 2');
  });

  it.each(['page=0', 'page=3', 'letter=z'])(
    'is a 404 for the query %s, which no link of the list has',
    async (query) => {
      await open(`/dictionary?${query}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
    },
  );

  it('is filtered by other names of its words', async () => {
    await open('/dictionary?filter=grove');
    expect(await screen.findByRole('link', { name: 'Asherah' })).toHaveAttribute('href', '/dictionary/asherah');
    expect(screen.getByRole('status')).toHaveTextContent('1 entry found');
  });

  it('is narrowed to old words, with the counts of each kind', async () => {
    const { meta } = await open('/dictionary?kind=archaic');
    expect(await screen.findByRole('link', { name: 'Charity' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cubit' })).not.toBeInTheDocument();
    const kinds = within(screen.getByRole('navigation', { name: 'Narrow this list' }));
    expect(kinds.getByRole('link', { name: /^Word of the Bible : 2 entries/, hidden: true })).toHaveAttribute(
      'href',
      '/dictionary?kind=vocabulary',
    );
    expect(meta()).toMatchObject({ metaTitle: 'Dictionary, filtered', canonicalPath: '/dictionary', noindex: true });
  });

  it("links to the word of a Strong's number that is typed into its filter", async () => {
    await open('/dictionary?filter=H0430');
    expect(await screen.findByRole('link', { name: 'H430 of Strong’s lexicon' })).toHaveAttribute(
      'href',
      '/dictionary/h430',
    );
  });

  it('has no accessibility violations', async () => {
    await open('/dictionary');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

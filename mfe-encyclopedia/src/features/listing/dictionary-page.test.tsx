import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { route } from './dictionary-page';

const data = dataFrom({
  EntryList: ({ collection, initial }) => ({
    initials: [
      { letter: 'a', count: 3 },
      { letter: 'c', count: 1 },
    ],
    entryList: {
      totalCount: initial === null ? 4 : 1,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: [
        {
          node: {
            id: 'dictionary-1',
            name: collection === 'dictionary' ? 'Cubit' : 'Another list',
            title: null,
            summary: 'The length of a forearm.',
            pagePath: '/dictionary/cubit',
          },
        },
      ],
    },
  }),
});
const open = (at: string) => openRoute(route, { path: '/dictionary', at, data });

describe('the dictionary', () => {
  it('lists its words by letter', async () => {
    await open('/dictionary');
    const words = within(screen.getByRole('region', { name: 'C' }));
    expect(words.getByRole('link')).toHaveAttribute('href', '/dictionary/cubit');
    expect(words.getByText('The length of a forearm.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages of this list' })).not.toBeInTheDocument();
  });

  it('says of itself how much it has, and of one letter which', async () => {
    const { meta, unmount } = await open('/dictionary');
    expect(meta()).toMatchObject({ metaTitle: 'Dictionary', canonicalPath: '/dictionary' });
    expect(meta()?.description).toMatch(/^4 words/);
    unmount();
    const letter = await open('/dictionary?letter=c');
    expect(letter.meta()).toMatchObject({ metaTitle: 'Dictionary: C', canonicalPath: '/dictionary?letter=c' });
  });

  it('says in its title where it goes on', async () => {
    const { meta } = await open(`/dictionary?letter=c&after=${btoa(JSON.stringify(['cubit', 'a-1']))}`);
    expect(meta()?.metaTitle).toBe('Dictionary: C, continued');
  });

  it.each(['after=!', 'after=W10', 'letter=z'])(
    'is not found for the query %s, which none of its links has',
    async (query) => {
      await open(`/dictionary?${query}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
    },
  );

  it('is free of faults that axe knows', async () => {
    await open('/dictionary');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

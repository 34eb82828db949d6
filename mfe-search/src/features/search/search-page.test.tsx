import { screen, within } from '@testing-library/react';
import { accessibilityFaults, openRoute } from '@manna/shared/testing';
import { route } from './search-page';

describe('the first page of search', () => {
  const open = () => openRoute(route, { path: '/search', at: '/search' });

  it('says what will stand there, and that it is not there yet', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
    expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(/does not answer yet/);
    const shelves = within(screen.getByRole('region', { name: 'What it will look through' }));
    expect(shelves.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Bible',
      'Encyclopedia',
      'Articles',
      'Resources',
      'Dictionary',
    ]);
    expect(shelves.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to what can be read now', async () => {
    await open();
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getByRole('link')).toHaveAttribute('href', '/bible');
  });

  it('has a title, a description and one address', async () => {
    const { meta } = await open();
    expect(meta()).toMatchObject({ metaTitle: 'Search', canonicalPath: '/search' });
    expect(meta()?.description).not.toBe('');
  });

  it('is free of faults that axe knows', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

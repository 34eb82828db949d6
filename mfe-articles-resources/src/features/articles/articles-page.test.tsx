import { screen, within } from '@testing-library/react';
import { accessibilityFaults, openRoute } from '@manna/shared/testing';
import { route } from './articles-page';

describe('the first page of the articles', () => {
  const open = () => openRoute(route, { path: '/articles', at: '/articles' });

  it('says what will stand there, and that it is not there yet', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Articles');
    expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(/still being written/);
    const shelves = within(screen.getByRole('region', { name: 'What will stand here' }));
    expect(shelves.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Did You Know',
      'Insights',
      'History',
      'Science',
      'Culture',
      'Jokes Aside',
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
    expect(meta()).toMatchObject({ metaTitle: 'Articles', canonicalPath: '/articles' });
    expect(meta()?.description).not.toBe('');
  });

  it('is free of faults that axe knows', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

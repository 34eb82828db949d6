import { screen, within } from '@testing-library/react';
import { accessibilityFaults, openRoute } from '@manna/shared/testing';
import { route } from './dictionary-page';

describe('the first page of the dictionary', () => {
  const open = () => openRoute(route, { path: '/dictionary', at: '/dictionary' });

  it('says what will stand there, and that it is not there yet', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dictionary');
    expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(/No word has its entry yet/);
    const shelves = within(screen.getByRole('region', { name: 'What an entry will have' }));
    expect(shelves.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Meaning',
      'Behind it',
      'Where it is used',
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
    expect(meta()).toMatchObject({ metaTitle: 'Dictionary', canonicalPath: '/dictionary' });
    expect(meta()?.description).not.toBe('');
  });

  it('is free of faults that axe knows', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

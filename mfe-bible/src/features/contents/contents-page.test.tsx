import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { route } from './contents-page';

const data = dataFrom({
  Translations: () => ({
    translations: [
      { slug: 'kjv', name: 'King James Version', shortName: 'KJV', year: 1769 },
      { slug: 'web', name: 'World English Bible', shortName: 'WEB', year: 2000 },
    ],
  }),
});
const open = () => openRoute(route, { path: '/bible', at: '/bible', data });

describe('the contents of the Bible', () => {
  it('list all 66 books, each once, under their testament', async () => {
    await open();
    const links = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(links('Old Testament')).toHaveLength(39);
    expect(links('New Testament')).toHaveLength(27);
    expect(screen.getByRole('link', { name: 'Song of Solomon' })).toHaveAttribute('href', '/bible/song-of-solomon');
  });

  it('put each book on the shelf of its division', async () => {
    await open();
    expect(within(screen.getByRole('region', { name: 'Law, Old Testament' })).getAllByRole('link')).toHaveLength(5);
    expect(within(screen.getByRole('region', { name: 'Gospels, New Testament' })).getAllByRole('link')).toHaveLength(4);
  });

  it('offer each translation', async () => {
    await open();
    const translations = within(screen.getByRole('region', { name: 'Translations' }));
    expect(translations.getByRole('link', { name: 'King James Version (KJV)' })).toHaveAttribute(
      'href',
      '/bible/genesis/1',
    );
    expect(translations.getByRole('link', { name: 'World English Bible (WEB)' })).toHaveAttribute(
      'href',
      '/bible/web/genesis/1',
    );
  });

  it('are free of faults that axe knows', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

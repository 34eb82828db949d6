import { screen, waitFor } from '@testing-library/react';
import { openRoute } from '@manna/shared/testing';
import { chapterData } from '../../testing/chapter-data';
import { route } from './chapter-page';

const data = chapterData(
  [
    { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
    { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
  ],
  { 'kjv Gen.1': '¶ {1} In the beginning.', 'web Gen.1': '¶ {1} In the start.', 'web Gen.2': '¶ {1} The heavens.' },
);

const path = ['/bible/:book/:chapterNum', '/bible/:translation/:book/:chapterNum'];
const prefer = (translationId: string) =>
  localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ translationId }));
const steps = (name: RegExp) => screen.getByRole('link', { name });

describe('a reader who prefers another translation than the site', () => {
  beforeEach(() => localStorage.clear());

  it('is led to it on the way from another page', async () => {
    const { where } = await openRoute(route, { path, at: '/bible/genesis/1?v=1', data, preferredTranslation: 'web' });
    expect(where()).toBe('/bible/web/genesis/1?v=1');
    expect(screen.getByText(/In the start/)).toBeInTheDocument();
  });

  it('is led to it where the server sent the page as it is for everybody', async () => {
    prefer('WEB');
    const { where } = await openRoute(route, { path, at: '/bible/genesis/1', data });
    await waitFor(() => expect(where()).toBe('/bible/web/genesis/1'));
    expect(await screen.findByText(/In the start/)).toBeInTheDocument();
  });

  it('reads the one that the address names, and goes on in it', async () => {
    prefer('WEB');
    const { where } = await openRoute(route, {
      path,
      at: '/bible/kjv/genesis/1',
      data,
      preferredTranslation: 'web',
    });
    await waitFor(() => expect(steps(/Next chapter/)).toHaveAttribute('href', '/bible/kjv/genesis/2'));
    expect(where()).toBe('/bible/kjv/genesis/1');
    expect(screen.getByText(/In the beginning/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /King James/, current: true, hidden: true })).toHaveAttribute(
      'href',
      '/bible/kjv/genesis/1',
    );
  });

  it('reads the site’s own where it has the other no longer', async () => {
    const { where } = await openRoute(route, { path, at: '/bible/genesis/1', data, preferredTranslation: 'old' });
    expect(where()).toBe('/bible/genesis/1');
    expect(screen.getByText(/In the beginning/)).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { openRoute } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './book-page';

const open = (at: string) => openRoute(route, { path: '/bible/:book', at });
const chapters = () => within(screen.getByRole('navigation', { name: 'Chapters' }));

describe('the page of a book', () => {
  it('links to each of its chapters', async () => {
    await open('/bible/genesis');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Genesis');
    expect(chapters().getAllByRole('link')).toHaveLength(50);
    expect(chapters().getByRole('link', { name: 'Genesis 50' })).toHaveAttribute('href', '/bible/genesis/50');
  });

  it('draws a book of 100 chapters or more denser', async () => {
    const { unmount } = await open('/bible/psalms');
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'high');
    expect(chapters().getByRole('link', { name: 'Psalm 119' })).toBeInTheDocument();
    unmount();
    await open('/bible/isaiah');
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'usual');
  });

  it('leads from another letter case to its one address', async () => {
    const { where } = await open('/bible/1-Samuel');
    expect(where()).toBe('/bible/1-samuel');
  });

  it('is in Spanish on a Spanish page', async () => {
    const { meta } = await openRoute(route, {
      path: '/bible/:book',
      at: '/bible/psalms',
      language: 'es',
      translations: es,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Salmos');
    expect(screen.getByText('150 capítulos. Antiguo Testamento.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Salmo 119' })).toHaveAttribute('href', '/bible/psalms/119');
    expect(meta()?.description).toBe('Lee Salmos en la Biblia: 150 capítulos.');
  });

  it('is not found where there is no such book', async () => {
    await open('/bible/enoch');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });
});

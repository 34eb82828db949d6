import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { books } from '@manna/shared/domain';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './contents-page';

const data = dataFrom({
  Translations: () => ({
    translations: [
      { slug: 'kjv', name: 'King James Version', shortName: 'KJV', year: 1769, language: 'en' },
      { slug: 'web', name: 'World English Bible', shortName: 'WEB', year: 2000, language: 'en' },
    ],
  }),
});
const open = () => openRoute(route, { path: '/bible', at: '/bible', data });

describe('the contents of the Bible', () => {
  it('list all 66 books, each once, under their testament', async () => {
    await open();
    const links = (name: string) => within(sectionNamed(name)).getAllByRole('link');
    expect(links('Old Testament')).toHaveLength(39);
    expect(links('New Testament')).toHaveLength(27);
    expect(screen.getByRole('link', { name: 'Song of Solomon' })).toHaveAttribute('href', '/bible/song-of-solomon');
  });

  it('list each book below its division', async () => {
    await open();
    expect(within(sectionNamed('Law')).getAllByRole('link')).toHaveLength(5);
    expect(within(sectionNamed('Gospels')).getAllByRole('link')).toHaveLength(4);
  });

  it('show the chapters of a book on demand, those of a long one closer together', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Genesis 3' })).toBeNull();
    const toggle = screen.getByRole('button', { name: '50 chapters of Genesis' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const chapters = screen.getByRole('navigation', { name: '50 chapters of Genesis' });
    expect(within(chapters).getAllByRole('link')).toHaveLength(50);
    expect(within(chapters).getByRole('link', { name: 'Genesis 3' })).toHaveAttribute('href', '/bible/genesis/3');
    expect(within(chapters).getByRole('list')).toHaveAttribute('data-count', 'usual');
    await userEvent.click(screen.getByRole('button', { name: '150 chapters of Psalms' }));
    expect(within(screen.getByRole('navigation', { name: /Psalms/ })).getByRole('list')).toHaveAttribute(
      'data-count',
      'high',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(toggle);
    expect(screen.queryByRole('navigation', { name: /Genesis/ })).toBeNull();
    expect(screen.getByRole('button', { name: '1 chapter of Jude' })).toBeVisible();
  });

  it('offer each translation', async () => {
    await open();
    const translations = within(sectionNamed('Translations'));
    expect(translations.getByRole('link', { name: 'King James Version (KJV)' })).toHaveAttribute(
      'href',
      '/bible/genesis/1',
    );
    expect(translations.getByRole('link', { name: 'World English Bible (WEB)' })).toHaveAttribute(
      'href',
      '/bible/web/genesis/1',
    );
  });

  it('link to the page of each translation', async () => {
    await open();
    expect(screen.getByRole('link', { name: /^About this translation.*World English Bible$/ })).toHaveAttribute(
      'href',
      '/bible/translation/web',
    );
  });

  it('have Spanish names of books and shelves on a Spanish page', async () => {
    await openRoute(route, { path: '/bible', at: '/bible', data, language: 'es', translations: es });
    const letters = within(sectionNamed('Cartas'));
    expect(letters.getByRole('link', { name: 'Santiago' })).toHaveAttribute('href', '/bible/james');
    const version = screen.getByRole('link', { name: 'World English Bible (WEB)' });
    expect(version).toHaveAttribute('lang', 'en');
    expect(screen.getByText('2000 · inglés')).toBeInTheDocument();
    expect(screen.getByText('World English Bible', { selector: 'span' })).toHaveAttribute('lang', 'en');
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const alike = ['1 Samuel', '2 Samuel', 'Job', 'Daniel', 'Joel'];
    expect(books.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(alike);
  });

  it('have no accessibility faults', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

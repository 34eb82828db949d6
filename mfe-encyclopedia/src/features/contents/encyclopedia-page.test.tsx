import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { route } from './encyclopedia-page';

const data = dataFrom({
  EncyclopediaContents: () => ({
    pillars: [
      {
        id: 'encyclopedia',
        count: 1234,
        categories: [
          { count: 1200, category: { slug: 'people' } },
          { count: 34, category: { slug: 'plants' } },
        ],
      },
    ],
    entries: [
      {
        id: 'people-1',
        name: 'Abraham',
        title: 'Father of many',
        summary: 'He was called.',
        pagePath: '/encyclopedia/people/abraham',
        category: { slug: 'people' },
      },
    ],
  }),
});
const open = (app: object = {}) => openRoute(route, { path: '/encyclopedia', at: '/encyclopedia', data, ...app });
const section = (name: string) => within(sectionNamed(name));

describe('the home page of the encyclopedia', () => {
  it('lists the six categories in order, with their numbers of entries', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['People', 'Places', 'Events', 'Plants', 'Tribes', 'Animals', 'The books of the Bible']);
    expect(section('People').getByRole('link', { name: /^See all 1,200 ?: People$/ })).toHaveAttribute(
      'href',
      '/encyclopedia/people',
    );
    expect(sectionNamed('Animals')).toHaveAttribute('data-accent', 'purple');
  });

  it('shows a few entries of a category', async () => {
    await open();
    expect(section('People').getByRole('link', { name: 'Abraham' })).toHaveAttribute(
      'href',
      '/encyclopedia/people/abraham',
    );
  });

  it('links to the six divisions of the Bible', async () => {
    await open();
    const links = section('The books of the Bible').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['law', 'history', 'poetry', 'prophecy', 'gospels', 'letters'].map((slug) => `/encyclopedia/${slug}`),
    );
  });

  it('has a title, a description, a canonical path and breadcrumbs', async () => {
    const { meta } = await open();
    expect(meta()).toMatchObject({ metaTitle: 'Encyclopedia', canonicalPath: '/encyclopedia' });
    expect(meta()?.description).toContain('1,234 entries');
    expect(meta()?.breadcrumbs.map(({ path }) => path)).toEqual(['/', '/encyclopedia']);
  });

  it('is in Spanish on a Spanish page', async () => {
    const { meta } = await open({ language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1, name: 'Enciclopedia' })).toBeInTheDocument();
    expect(meta()?.metaTitle).toBe('Enciclopedia');
    expect(screen.getAllByText(/solo en inglés/)).toHaveLength(1);
    expect(screen.getByText('Abraham').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('has no accessibility violations', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

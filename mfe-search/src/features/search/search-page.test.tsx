import { screen, within } from '@testing-library/react';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { accessibilityFaults, openRoute, sectionNamed } from '@manna/shared/testing';
import { route } from './search-page';

/** A pillar that gives the search two collections. */
const garden = {
  name: 'garden',
  metadata: {
    title: 'Garden',
    accent: 'green',
    routes: [],
    pages: [
      { id: 'plants', path: '/garden/plants', label: 'Plants', icon: 'school' },
      { id: 'tools', path: '/garden/tools', label: 'Tools', icon: 'library' },
    ],
    extensions: {
      searchProviders: [
        { id: 'tools', page: 'tools', order: 20, label: 'Names of tools.' },
        { id: 'plants', page: 'plants', order: 10, label: 'Names and seasons.' },
      ],
    },
    extensionFiles: {},
  },
} as unknown as ResolvedPillar;

const open = (pillars: ResolvedPillar[] = [garden]) =>
  openRoute(route, { path: '/search', at: '/search', composition: { pillars, slots: {} } });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the search page', () => {
  it('says that search is not available yet, and links to pages that can be browsed', async () => {
    await open();
    expect(sectionNamed('Today')).toHaveTextContent(/is not available yet/);
    expect(linksIn(document.body)).toEqual([['Browse: Plants', '/garden/plants']]);
  });

  it('lists the collections that pillars declare, in the order of the slot', async () => {
    await open();
    const planned = within(sectionNamed('What it will search'));
    expect(planned.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Plants',
      'Tools',
    ]);
    expect(planned.getByText('Names and seasons.')).toBeInTheDocument();
  });

  it('links to the home page when no pillar has a collection', async () => {
    await open([]);
    expect(linksIn(document.body)).toEqual([['Home', '/']]);
  });

  it('has a title, a description, a canonical path and breadcrumbs from the home page', async () => {
    const { meta } = await open();
    expect(meta()).toMatchObject({ metaTitle: 'Search', canonicalPath: '/search' });
    expect(meta()?.breadcrumbs.map((crumb) => crumb.path)).toEqual(['/', '/search']);
    expect(await accessibilityFaults()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  });
});

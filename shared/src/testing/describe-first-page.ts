import { screen, within } from '@testing-library/react';
import type { RouteModule } from '../contracts';
import { accessibilityFaults } from './accessibility-faults';
import { openRoute } from './render-with-app';
import { sectionNamed } from './section-named';

interface FirstPageFacts {
  path: string;
  heading: string;
  /** Words that say, under 'Today', that the content is not there yet. */
  notYet: RegExp;
  /** Title of the section on what is planned, and its headings in order. */
  planned: { title: string; shelves: readonly string[] };
  /** The path of the only link on the page. */
  leadsTo: string;
}

/** Tests that every page of a part without content must pass: it does not promise content that does not exist. */
export function describeFirstPage(route: RouteModule, { path, heading, notYet, planned, leadsTo }: FirstPageFacts) {
  describe(`the first page at ${path}`, () => {
    const open = () => openRoute(route, { path, at: path });
    const linksIn = (element: HTMLElement) =>
      within(element)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));

    it('says what is planned, and that it does not exist yet', async () => {
      await open();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(sectionNamed('Today')).toHaveTextContent(notYet);
      const shelves = within(sectionNamed(planned.title));
      const names = shelves.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      expect(names).toEqual(planned.shelves);
    });

    it('links to what can be read now, and to nothing else', async () => {
      await open();
      expect(linksIn(sectionNamed('Today'))).toEqual([leadsTo]);
      expect(linksIn(document.body)).toEqual([leadsTo]);
    });

    it('has a title, a description, a canonical path and breadcrumbs from the home page', async () => {
      const { meta } = await open();
      expect(meta()).toMatchObject({ metaTitle: heading, canonicalPath: path });
      expect(meta()?.description).not.toBe('');
      expect(meta()?.breadcrumbs.map((crumb) => crumb.path)).toEqual(['/', path]);
      expect(meta()?.breadcrumbs.every(({ icon }) => icon !== undefined)).toBe(true);
    });

    it('has no accessibility violations', async () => {
      await open();
      expect(await accessibilityFaults()).toEqual([]);
    });
  });
}

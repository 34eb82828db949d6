import { screen } from '@testing-library/react';

/** The part of the page under a heading. It is no landmark: a page has too many for a list of landmarks to be of use. */
export function sectionNamed(name: string | RegExp): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`The heading ${String(name)} is not in a section`);
  return section;
}

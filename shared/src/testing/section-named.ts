import { screen } from '@testing-library/react';

/** The section with this heading. Sections are not landmarks, because a page would have too many of them. */
export function sectionNamed(name: string | RegExp): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`The heading ${String(name)} is not in a section`);
  return section;
}

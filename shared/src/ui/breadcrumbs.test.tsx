import { screen, within } from '@testing-library/react';
import { Link } from '../runtime';
import { renderWithApp } from '../testing';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { path: '/', fragment: 'Home' },
  { path: '/bible', fragment: 'Bible' },
  { path: '/bible/genesis', fragment: 'Genesis' },
];

describe('breadcrumbs', () => {
  it('lead back to each page on the way, and name the page itself without a link', () => {
    renderWithApp(<Breadcrumbs as={Link} crumbs={crumbs} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/bible']);
    expect(trail.getByText('Genesis')).toHaveAttribute('aria-current', 'page');
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuEntry } from '@manna/shared/contracts';
import { Link, SiteContext } from '@manna/shared/runtime';
import { accessibilityFaults, renderWithApp, siteWith } from '@manna/shared/testing';
import { PageHeading } from '@manna/shared/ui';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { AppLayout } from './app-layout';

const menu: readonly MenuEntry[] = [
  { path: '/bible', label: 'Bible', icon: 'book', order: 10 },
  { path: '/search', label: 'Search', icon: 'search', order: 60 },
];

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeading>Page {pathname}</PageHeading>
      <Link to="/bible/genesis/2">Next</Link>
      <Link to="/bible/genesis/3#v4">To a verse</Link>
    </>
  );
}

const show = ({ at = '/bible/genesis/1', site = siteWith() } = {}) =>
  renderWithApp(
    <AppLayout menu={menu}>
      <Page />
    </AppLayout>,
    { at, site },
  );

describe('the frame of every page', () => {
  it('begins with a way past the menu, straight to the content', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });

  it('bears the name of the site, which leads home', () => {
    show({ site: siteWith({ productName: 'Our Daily Bread' }) });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Our Daily Bread' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('has a menu of home and what the pillars bring, and says where the reader is', () => {
    show();
    const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Home', 'Bible', 'Search']);
    expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });

  it('opens its menu on a phone with the browser’s own popover, so that no script is needed', () => {
    show();
    const button = screen.getByRole('button', { name: 'Menu' });
    const controlled = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(controlled).toBe(screen.getByRole('navigation', { name: 'Main' }));
    expect(controlled).toHaveAttribute('popover', 'auto');
  });

  it('links in its footer only to what is there', () => {
    show();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bible', '/search']);
  });

  it('says that the next page is on its way, and when that takes long', async () => {
    const site = siteWith();
    const layout = (
      <SiteContext value={site}>
        <AppLayout menu={menu}>
          <Outlet />
        </AppLayout>
      </SiteContext>
    );
    const router = createMemoryRouter([
      {
        element: layout,
        children: [
          { path: '/', element: <Link to="/slow">Onwards</Link> },
          { path: '/slow', loader: () => new Promise(() => undefined), element: null },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Still loading.'), { timeout: 3000 });
  });

  it('is free of faults that axe knows', async () => {
    show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('arriving on another page', () => {
  it('puts focus on its heading and reads its name out', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Page /bible/genesis/2' })).toHaveFocus();
    expect(screen.getByText('Page /bible/genesis/2', { selector: '[aria-live] *' })).toBeInTheDocument();
  });

  it('leaves focus alone on the first page', () => {
    show();
    expect(document.body).toHaveFocus();
  });

  it('leaves focus at the place a link into the page names', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'To a verse' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Page /bible/genesis/3' })).not.toHaveFocus();
  });
});

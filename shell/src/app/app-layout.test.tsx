import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Texts, TextsContext } from '@manna/shared/runtime';
import { accessibilityFaults, siteWith } from '@manna/shared/testing';
import { PageHeading } from '@manna/shared/ui';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { garden } from '../testing/pillars';
import { showToReader } from '../testing/show-to-reader';
import { AppLayout } from './app-layout';
import { NavigationProgress } from './navigation-progress';

const frame = {
  crumbs: [
    { path: '/', fragment: 'Home' },
    { path: '/garden', fragment: 'Garden' },
    { path: '/garden/cedars', fragment: 'Cedars' },
  ],
  page: { title: 'Cedars', text: 'Trees', path: '/garden/cedars' },
};

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeading>Page {pathname}</PageHeading>
      <Link to="/garden/cedars/2">Next</Link>
      <Link to="/garden/cedars/3#v4">To a verse</Link>
    </>
  );
}

const show = ({ at = '/garden/cedars/1', site = siteWith() } = {}) =>
  showToReader(
    <AppLayout {...frame}>
      <Page />
    </AppLayout>,
    { at, site, pillars: [garden()] },
  );

describe('the frame of every page', () => {
  it('begins with a way past the menu, straight to the content', async () => {
    await show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });

  it('bears the name of the site, which leads home', async () => {
    await show({ site: siteWith({ productName: 'Our Daily Bread' }) });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Our Daily Bread' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows the way here, step by step', async () => {
    await show();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/garden']);
    expect(trail.getByText('Cedars')).toHaveAttribute('aria-current', 'page');
  });

  it('leads to the pillars by their own names, and says where the reader is', async () => {
    await show();
    const entries = within(screen.getByRole('navigation', { name: 'Parts of the site' })).getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
      ['Garden', 'page'],
    ]);
  });

  it('opens the modal of a header action over the page; without a script the action leads to its page', async () => {
    const { where } = await show({ at: '/garden/cedars/1?v=3' });
    const search = within(screen.getByRole('banner')).getByRole('link', { name: 'Find a plant' });
    expect(search).toHaveAttribute('href', '/garden');
    await userEvent.click(search);
    expect(where()).toBe('/garden/cedars/1?v=3&mdl=finder');
  });

  it('says that the next page is on its way, and when that takes long', async () => {
    const router = createMemoryRouter([
      {
        element: (
          <>
            <NavigationProgress />
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: <Link to="/slow">Onwards</Link> },
          { path: '/slow', loader: () => new Promise(() => undefined), element: null },
        ],
      },
    ]);
    render(
      <TextsContext value={new Texts()}>
        <RouterProvider router={router} />
      </TextsContext>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Still loading.'), { timeout: 3000 });
  });

  it('is free of faults that axe knows', async () => {
    await show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('arriving on another page', () => {
  it('puts focus on its heading and reads its name out', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Page /garden/cedars/2' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Page /garden/cedars/2', { selector: '[aria-live] *' })).toBeInTheDocument();
  });

  it('leaves focus alone on the first page', async () => {
    await show();
    expect(document.body).toHaveFocus();
  });

  it('leaves focus at the place a link into the page names', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'To a verse' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Page /garden/cedars/3' })).not.toHaveFocus();
  });
});

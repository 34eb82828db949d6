import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Texts, TextsContext } from '@manna/shared/runtime';
import { accessibilityFaults, siteWith } from '@manna/shared/testing';
import { PageHeading } from '@manna/shared/ui';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { garden, gardenModule, sourceOf } from '../testing/pillars';
import { showToReader } from '../testing/show-to-reader';
import { AppLayout } from './app-layout';
import { NavigationProgress } from './navigation-progress';

const frame = {
  crumbs: [
    { path: '/', fragment: 'Home' },
    { path: '/garden', fragment: 'Garden' },
    { path: '/garden/cedars', fragment: 'Cedars', language: 'la' },
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
    { at, site, pillars: [garden()], source: sourceOf(gardenModule) },
  );

describe('AppLayout', () => {
  it('begins with a skip link to the main content', async () => {
    await show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });

  it('shows the name of the site as a link to the home page', async () => {
    await show({ site: siteWith({ productName: 'Our Daily Bread' }) });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Our Daily Bread' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows the breadcrumbs of the page', async () => {
    await show();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/garden']);
    expect(trail.getByText('Cedars')).toHaveAttribute('aria-current', 'page');
    expect(trail.getByText('Cedars').closest('[lang]')).toHaveAttribute('lang', 'la');
    expect(trail.getByText('Garden').closest('[lang]')?.tagName).not.toBe('LI');
  });

  it('links to the pillars by name, and marks the current one', async () => {
    await show();
    const entries = within(screen.getByRole('navigation', { name: 'Parts of the site' })).getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
      ['Garden', 'page'],
    ]);
  });

  it('opens the modal of a header action over the page; without JavaScript the action leads to its page', async () => {
    const { where } = await show({ at: '/garden/cedars/1?v=3' });
    const search = within(screen.getByRole('banner')).getByRole('link', { name: 'Find a plant' });
    expect(search).toHaveAttribute('href', '/garden');
    await userEvent.click(search);
    expect(where()).toBe('/garden/cedars/1?v=3&mdl=finder');
  });

  it('has a field that leads to the page of a header action, and shows the pillar’s part below it while it is used', async () => {
    const { where } = await show({ at: '/garden/cedars/1?v=3' });
    const banner = within(screen.getByRole('banner'));
    const field = banner.getByRole('searchbox', { name: 'Find a plant' });
    expect(field).toHaveAttribute('name', 'plant');
    expect(banner.getByRole('search')).toHaveAttribute('action', '/garden');
    expect(screen.queryByRole('button', { name: /^Plants like/ })).not.toBeInTheDocument();
    // The part loads after the first letters.
    await userEvent.type(field, 'ced');
    await userEvent.click(await screen.findByRole('button', { name: 'Plants like ced' }));
    expect(where()).toBe('/garden/cedars/1?v=3&mdl=finder');
  });

  it.each(['/', '{Control>}k', '{Meta>}k'])('opens the modal of that action by %s', async (keys) => {
    const { where } = await show();
    await userEvent.keyboard(keys);
    expect(where()).toBe('/garden/cedars/1?mdl=finder');
  });

  it('keeps the letters that follow the key until a field of the dialog has the focus', async () => {
    await show();
    await userEvent.keyboard('/cedx{Backspace}ar');
    const dialog = document.createElement('dialog');
    dialog.open = true;
    const field = document.createElement('input');
    dialog.append(field);
    document.body.append(dialog);
    field.focus();
    expect(field).toHaveValue('cedar');
    await userEvent.keyboard('s');
    expect(field).toHaveValue('cedars');
    dialog.remove();
  });

  it('keeps no letters after another key', async () => {
    await show();
    await userEvent.keyboard('/ced{Escape}');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    expect(field).toHaveValue('');
    field.remove();
  });

  it('does not open it by keys that mean something else', async () => {
    const { where } = await show();
    await userEvent.keyboard('k{Alt>}/{/Alt}{Control>}/{/Control}{Control>}{Shift>}k{/Shift}{/Control}');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a plant' }), '1/2');
    expect(where()).toBe('/garden/cedars/1');
  });

  it('does not open it by / if the reader has turned that off', async () => {
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify({ slashKey: 'off' }));
    const { where } = await show();
    await userEvent.keyboard('/');
    expect(where()).toBe('/garden/cedars/1');
    await userEvent.keyboard('{Control>}k');
    expect(where()).toBe('/garden/cedars/1?mdl=finder');
    localStorage.clear();
  });

  it('says that the next page is loading, and that it is still loading when it is slow', async () => {
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

  it('has no accessibility violations', async () => {
    await show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('after a navigation', () => {
  it('the new page’s heading has the focus and its name is announced', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Page /garden/cedars/2' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Page /garden/cedars/2', { selector: '[aria-live] *' })).toBeInTheDocument();
  });

  it('the focus does not move on the first page', async () => {
    await show();
    expect(document.body).toHaveFocus();
  });

  it('the focus does not move to the heading when the URL has a hash', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'To a verse' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Page /garden/cedars/3' })).not.toHaveFocus();
  });
});

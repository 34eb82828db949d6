import { memo, Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom';
import { Link, LinkTargetContext, NavLink, useNavigate } from './links';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/bible">Bible</Link>
      <NavLink to="/dictionary">Dictionary</NavLink>
      <button onClick={() => void navigate('/search')}>Search</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const keepTheDay = (to: To): To => `${typeof to === 'string' ? to : (to.pathname ?? '')}?day=7`;

function open(keep: ((to: To) => To) | null) {
  const page = (
    <LinkTargetContext value={keep}>
      <Page />
    </LinkTargetContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

test('a click on a link navigates to its path', async () => {
  const where = open(null);
  await userEvent.click(screen.getByRole('link', { name: 'Bible' }));
  expect(where()).toBe('/bible');
});

test('a link to the current page adds no history step, so Back leads to the previous page', async () => {
  const where = open(null);
  await userEvent.click(screen.getByRole('link', { name: 'Bible' }));
  await userEvent.click(screen.getByRole('link', { name: 'Bible' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(where()).toBe('/');
});

test('a click with Ctrl held is left to the browser', async () => {
  const where = open(null);
  const user = userEvent.setup();
  const left: boolean[] = [];
  const browser = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Bible' }));
  expect([where(), left]).toEqual(['/', [true]]);
});

test('a link with target _blank is left to the browser', async () => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Link to="/bible" target="_blank">
          Bible
        </Link>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Bible' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a NavLink is marked as current when its page is open', async () => {
  const marked = () => screen.getByRole('link', { name: 'Dictionary' }).getAttribute('aria-current');
  open(null);
  expect(marked()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Dictionary' }));
  expect(marked()).toBe('page');
});

test('links to another page do not render again when the page changes', async () => {
  const rendered = jest.fn();
  const Steady = memo(function Steady() {
    return (
      <Profiler id="link" onRender={rendered}>
        <Link to="/bible">Bible</Link>
      </Profiler>
    );
  });
  const router = createMemoryRouter([{ path: '*', element: <Steady /> }]);
  render(<RouterProvider router={router} />);
  rendered.mockClear();
  await act(() => router.navigate('/dictionary'));
  expect(router.state.location.pathname).toBe('/dictionary');
  expect(rendered).not.toHaveBeenCalled();
});

test('links and navigate() keep the query that LinkTargetContext adds', async () => {
  const where = open(keepTheDay);
  expect(screen.getByRole('link', { name: 'Bible' })).toHaveAttribute('href', '/bible?day=7');
  expect(screen.getByRole('link', { name: 'Dictionary' })).toHaveAttribute('href', '/dictionary?day=7');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(where()).toBe('/search?day=7');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(where()).toBe('/');
});

test('a link with a relative path leads to a path below the current one, and is a step that Back takes back', async () => {
  const router = createMemoryRouter([{ path: '/bible/*', element: <Link to="genesis">Genesis</Link> }], {
    initialEntries: ['/bible'],
  });
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Genesis' });
  expect(link).toHaveAttribute('href', '/bible/genesis');
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/bible/genesis');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/bible');
});

test.each(['https://other.example/page', '//other.example/page', 'mailto:help@site.example'])(
  'a link to %s is left to the browser',
  async (address) => {
    const router = createMemoryRouter([{ path: '*', element: <Link to={address}>Elsewhere</Link> }]);
    render(<RouterProvider router={router} />);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    expect(link).toHaveAttribute('href', address);
    const left: boolean[] = [];
    const browser = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    await userEvent.click(link);
    expect([left, router.state.location.pathname]).toEqual([[true], '/']);
  },
);

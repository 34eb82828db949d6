import { render, screen } from '@testing-library/react';
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

test('links lead where they say', async () => {
  const where = open(null);
  await userEvent.click(screen.getByRole('link', { name: 'Bible' }));
  expect(where()).toBe('/bible');
});

test('what the page keeps is in every link, in its address too, and in what a button does', async () => {
  const where = open(keepTheDay);
  expect(screen.getByRole('link', { name: 'Bible' })).toHaveAttribute('href', '/bible?day=7');
  expect(screen.getByRole('link', { name: 'Dictionary' })).toHaveAttribute('href', '/dictionary?day=7');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(where()).toBe('/search?day=7');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(where()).toBe('/');
});

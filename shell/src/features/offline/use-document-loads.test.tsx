import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from '@manna/shared/runtime';
import { renderWithApp } from '@manna/shared/testing';
import { useDocumentLoads } from './use-document-loads';

const AT = '/bible/genesis/1?v=3';

function Loads({ load }: { load: (address: string) => void }) {
  useDocumentLoads(load);
  return null;
}

function Page({ offline, load }: { offline: boolean; load: (address: string) => void }) {
  const navigate = useNavigate();
  return (
    <>
      {offline && <Loads load={load} />}
      <Link to="/bible/genesis/2?v=1#text">Next</Link>
      <Link to="/bible/genesis/1?v=3&mdl=preferences">Website Settings</Link>
      <Link to="/bible/genesis/1?v=3&layout=0.5&panels=%2Fhelp">Beside</Link>
      <Link to="/bible/genesis/1?v=3#text">Skip</Link>
      <Link
        to="/search"
        onClick={(event) => {
          event.preventDefault();
          void navigate('/bible/genesis/1?v=3&mdl=search');
        }}
      >
        Search
      </Link>
    </>
  );
}

/** Clicks links of a page. Returns the URLs that the browser had to load, and the location of the router. */
async function followWhere(offline: boolean, names: readonly string[]) {
  const loaded: string[] = [];
  const load = (address: string) => void loaded.push(address);
  const { where } = renderWithApp(<Page offline={offline} load={load} />, { at: AT });
  for (const name of names) await userEvent.click(screen.getByRole('link', { name }));
  return { loaded, at: where() };
}
const follow = (...names: string[]) => followWhere(true, names);

test('a link to another page is loaded by the browser when offline', async () => {
  expect(await follow('Next')).toEqual({ loaded: ['/bible/genesis/2?v=1#text'], at: AT });
});

test('links still work after the reader has come back to the page with Back', async () => {
  expect(await follow('Next', 'Next', 'Website Settings')).toEqual({
    loaded: ['/bible/genesis/2?v=1#text', '/bible/genesis/2?v=1#text'],
    at: `${AT}&mdl=preferences`,
  });
});

test('a link to another page is handled by the router when online', async () => {
  expect(await followWhere(false, ['Next'])).toEqual({ loaded: [], at: '/bible/genesis/2?v=1' });
});

test('a modal opens in the page when offline', async () => {
  expect(await follow('Website Settings')).toEqual({ loaded: [], at: `${AT}&mdl=preferences` });
});

test('a panel opens in the page when offline', async () => {
  expect(await follow('Beside')).toEqual({ loaded: [], at: `${AT}&layout=0.5&panels=%2Fhelp` });
});

test('a link to an anchor of the page is not loaded by the browser', async () => {
  expect(await follow('Skip')).toEqual({ loaded: [], at: AT });
});

test('a link whose click handler opens a modal, like the header’s search, still does when offline', async () => {
  expect(await follow('Search')).toEqual({ loaded: [], at: `${AT}&mdl=search` });
});

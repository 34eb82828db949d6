import type { RouteObject } from 'react-router-dom';
import { PanelBudget } from './panel-budget';
import { panelPages } from './panel-pages';

const origin = 'https://site.invalid';
const PAGE_CHARACTERS = 60_000;

/** The side panels that the server renders beside a main page with so much data. */
async function shown(paths: readonly string[], mainCharacters = 0) {
  const budget = new PanelBudget();
  budget.count('x'.repeat(mainCharacters));
  const routes: RouteObject[] = [
    { path: '/quick', loader: () => 'quick' },
    { path: '/slow', loader: () => new Promise(() => undefined) },
    {
      path: '/long',
      loader: () => {
        budget.count('x'.repeat(PAGE_CHARACTERS));
        return 'long';
      },
    },
  ];
  const pages = await panelPages({ routes, origin, paths, budget });
  return pages.map((page) => page?.path);
}

test('side panels that come in time are rendered on the server', async () => {
  expect(await shown(['/quick', '/long', '/quick'])).toEqual(['/quick', '/long', '/quick']);
});

test('a side panel that takes too long is left to the browser, and so are those after it', async () => {
  expect(await shown(['/quick', '/slow', '/quick'])).toEqual(['/quick', undefined, undefined]);
});

test('no panel begins after a late one, even if the clock says that a moment is left', async () => {
  const routes: RouteObject[] = [{ path: '/slow', loader: () => new Promise(() => undefined) }, { path: '/quick' }];
  const budget = { remainingMs: 20, isSpent: () => false };
  const pages = await panelPages({ routes, origin, paths: ['/slow', '/quick'], budget });
  expect(pages).toEqual([undefined, undefined]);
});

test('a side panel with more data than the page may have is left to the browser, and so are those after it', async () => {
  expect(await shown(['/quick', '/long', '/long', '/quick'])).toEqual(['/quick', '/long', undefined, undefined]);
});

test('a page that is as long as a page with side panels may be has none of the server', async () => {
  expect(await shown(['/quick'], 155_000)).toEqual([undefined]);
});

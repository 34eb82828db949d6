import type { RouteObject } from 'react-router-dom';
import { panelPages } from './panel-pages';

const routes: RouteObject[] = [
  { path: '/quick', loader: () => 'quick' },
  { path: '/slow', loader: () => new Promise(() => undefined) },
];
const origin = 'https://site.invalid';

const shownWithin = async (ms: number, paths: readonly string[]) => {
  const began = performance.now();
  const remaining = () => began + ms - performance.now();
  const pages = await panelPages({ routes, origin, paths, remaining });
  return pages.map((page) => page?.path);
};

test('side panels that come in time are rendered on the server', async () => {
  expect(await shownWithin(5_000, ['/quick', '/quick'])).toEqual(['/quick', '/quick']);
});

test('a side panel that takes too long is left to the browser, and so are those after it', async () => {
  expect(await shownWithin(100, ['/quick', '/slow', '/quick'])).toEqual(['/quick', undefined, undefined]);
});

test('no panel begins after a late one, even if the clock says that a moment is left', async () => {
  const pages = await panelPages({ routes, origin, paths: ['/slow', '/quick'], remaining: () => 20 });
  expect(pages).toEqual([undefined, undefined]);
});

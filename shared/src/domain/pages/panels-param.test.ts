import fc from 'fast-check';
import { formatPanels, MAX_SIDE_PANELS, panelPath, readPanels } from './panels-param';

const segment = fc.string({
  unit: fc.constantFrom('a', '/', '\\', '.', '%', '2', 'c', ',', '?', '&', '=', '#', ' ', '\t'),
});
const anyPath = fc.oneof(
  fc.string(),
  fc.webUrl(),
  segment,
  segment.map((text) => `/${text}`),
);

test('readPanels returns the paths that formatPanels wrote into a URL, in order', () => {
  fc.assert(
    fc.property(fc.array(anyPath), (paths) => {
      const query = new URLSearchParams({ panels: formatPanels(paths) }).toString();
      expect(readPanels(new URLSearchParams(query).get('panels'))).toEqual(
        paths.slice(0, MAX_SIDE_PANELS).map(panelPath),
      );
    }),
  );
});

test('readPanels reads the value of a link’s query', () => {
  const { searchParams } = new URL('https://a.example/?panels=%2Fbible%2Fgenesis%2F1,%2Fdictionary%2Fark%3Fv%3D1');
  expect(readPanels(searchParams.get('panels'))).toEqual(['/bible/genesis/1', '/dictionary/ark?v=1']);
  expect(readPanels(null)).toEqual([]);
});

test('panelPath never returns a path that leads out of the site', () => {
  const site = 'https://a.example';
  fc.assert(
    fc.property(anyPath, (path) => {
      const shown = panelPath(path);
      expect(shown).toMatch(/^\/(?![/\\])/);
      expect(new URL(shown, site).origin).toBe(site);
      expect(panelPath(shown)).toBe(shown);
    }),
  );
});

test.each([
  '',
  'bible',
  '//b.example',
  '/\\b.example',
  '/\t/b.example',
  '/..//b.example',
  '/about%0aX',
  '/about%2F%0d%0AX:',
  '/about%E2%80%a8X',
  'https://b.example/x',
  'javascript:0',
])('panelPath turns %p into the home page', (path) => {
  expect(panelPath(path)).toBe('/');
});

test('panelPath removes layout, panels and modal from the query', () => {
  expect(panelPath('/bible/genesis/1?v=1-3&layout=side-left&panels=%2F&mdl=share')).toBe('/bible/genesis/1?v=1-3');
  expect(panelPath('/search?mdl=share#top')).toBe('/search');
});

test('readPanels leaves out a fifth side panel', () => {
  expect(readPanels('/a,/b,/c,/d,/e')).toEqual(['/a', '/b', '/c', '/d']);
});

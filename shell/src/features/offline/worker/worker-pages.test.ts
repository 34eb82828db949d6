/** @jest-environment node */
import { closestCopy } from './worker-pages';

const given = (cached: Record<string, string>) =>
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async () => ({ match: async (address: string) => cached[address] && new Response(cached[address]) }),
    },
  });

const copyOf = async (path: string) => (await closestCopy(`https://site.example${path}`))?.text();

test('closestCopy returns the copy without modal and panels, or else the one without a query', async () => {
  given({ 'https://site.example/search?q=light': 'light', 'https://site.example/search': 'search' });
  expect(await copyOf('/search?q=light&mdl=preferences&layout=0.5')).toBe('light');
  expect(await copyOf('/search?q=dark&mdl=preferences')).toBe('search');
});

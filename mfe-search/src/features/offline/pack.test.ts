import type { OfflineStore } from '@manna/shared/contracts';
import { pack } from './pack';

const storeWith = (names: readonly string[]) => ({ names: async () => [...names] }) as OfflineStore;

test('the search page is listed once there are listings on the device', async () => {
  expect(await pack.shelf({ store: storeWith(['listings']), language: 'es' })).toEqual({
    heading: 'Búsqueda',
    pages: [{ path: '/search', title: 'Búsqueda' }],
  });
  expect((await pack.shelf({ store: storeWith([]), language: 'en' })).pages).toEqual([]);
});

test('a page without scripts could not search, so the site itself shows it', async () => {
  expect(pack.match('/search')).toBe(false);
});

import type { OfflineData, QueryDocument } from '@manna/shared/contracts';
import { createDataClient } from '@manna/shared/runtime/data';
import { siteWith } from '@manna/shared/testing';
import { garden } from '../../testing/pillars';
import { createOfflineDataClient } from './offline-data-client';

const { metadata, ...pillar } = garden();
if (!metadata) throw new Error('The garden has metadata');
const extensions = { ...metadata.extensions, offlinePacks: [{ id: 'beds', order: 10 }] };
const composition = {
  environment: 'test',
  revision: 1,
  fingerprint: 'abc',
  slots: {},
  pillars: [{ ...pillar, metadata: { ...metadata, extensions } }],
};
const document = {
  kind: 'Document',
  definitions: [],
  __meta__: { hash: 'a'.repeat(64) },
} as unknown as QueryDocument<string, object>;

/** A client for a pillar whose pack answers so; the pack is missing if `query` is. */
const clientWith = (query?: OfflineData['query']) =>
  createOfflineDataClient({
    registry: { part: async () => (query ? { query } : Promise.reject(new Error('no pack'))) as never },
    composition,
    site: siteWith(),
    language: 'en',
    network: createDataClient(),
  });

const realFetch = globalThis.fetch;
let requests = 0;
beforeEach(() => {
  requests = 0;
  globalThis.fetch = () => {
    requests += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a query is answered from the device without a request', async () => {
  expect(await clientWith(() => Promise.resolve('stored' as never)).query(document, {})).toBe('stored');
  expect(requests).toBe(0);
});

test.each([
  ['has nothing', () => Promise.resolve(undefined)],
  ['fails', () => Promise.reject(new Error('broken'))],
  ['is missing', undefined],
])('a query goes to the network if the pack of the pillar %s', async (_, query) => {
  await expect(clientWith(query).query(document, {})).rejects.toThrow();
});

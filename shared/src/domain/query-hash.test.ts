import { parse } from 'graphql';
import type { QueryDocument } from '../contracts';
import { queryHash } from './query-hash';

const document = parse('query Season { season }') as QueryDocument<unknown, unknown>;

test('queryHash returns the hash that codegen wrote into a document', () => {
  expect(queryHash({ ...document, __meta__: { hash: 'ab12' } })).toBe('ab12');
});

test('queryHash throws with the name of a query that codegen did not write', () => {
  expect(() => queryHash(document)).toThrow(/^The query Season has no hash: .* npm run codegen\.$/);
});

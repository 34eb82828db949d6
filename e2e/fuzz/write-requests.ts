import fc from 'fast-check';
import { paths } from './page-requests';
import { frame, type FuzzRequest } from './request';
import type { SiteModel } from './site-model';
import { oddText } from './texts';

const methods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'FOO',
  'get',
  'PRI',
  'SOURCE',
];
const bodies = ['', '{}', '[]', 'null', '{', '{"message":"a","path":"/","releases":{}}', '{"__proto__":{"a":1}}'];
const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'a/b', ''];

/** Requests that write, with every method and with odd bodies. */
export const writeRequests = (model: SiteModel): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: fc.constantFrom(...methods),
      target: fc.oneof(
        paths(model),
        fc.constantFrom('/api/reports', '/api/vitals', '/api/analytics', '/data/graphql', '*'),
      ),
      type: fc.constantFrom(...types),
      origin: fc.constantFrom('http://HOST', 'https://odd.example', 'null'),
      body: fc.oneof(
        fc.constantFrom(...bodies),
        fc.json(),
        oddText,
        fc.constantFrom(3_000, 70_000).map((size) => `"${'x'.repeat(size)}"`),
        fc.constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      ),
    })
    .map(({ method, target, type, origin, body }) => {
      const headers = [['Content-Type', type] as const, ['Origin', origin] as const];
      return { kind: 'write', bytes: frame({ method, target, headers, body }) };
    });

import fc from 'fast-check';
import { frame, type FuzzRequest } from './request';
import { oddText } from './texts';

const keys = [
  'site/preferences',
  'site/history',
  'site/bookmarked-pages',
  'global-search-recent',
  'pillars/guest/word',
];
const pages = ['/api/user-data', '/api/account/sessions', '/api/account/sessions/end', '/api/account/deletion'];
const kinds = [{ type: 'fields' }, { type: 'json' }, { type: 'items' }, { type: 'items', list: '__proto__', limit: 1 }];

const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: oddText });
const value = fc.oneof(
  { weight: 4, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.constantFrom('{"bookmarks":[]}', '[[{"path":"/","fragment":"a"}]]', '{"theme":"dark"}') },
  { weight: 1, arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '"\\u0000"', '"\\ud800"', '['.repeat(5_000), '') },
  { weight: 1, arbitrary: oddText },
);
const record = <Value>(values: fc.Arbitrary<Value>) => fc.dictionary(key, values, { maxKeys: 4 });

/** A change of user data: most are right but for a value or two. */
const change = fc
  .record(
    {
      data: record(value),
      base: record(fc.option(value)),
      kinds: record(fc.constantFrom(...kinds)),
      device: fc.oneof(fc.uuid(), oddText),
      request: fc.oneof(fc.uuid(), oddText),
      odd: fc.constant(1),
    },
    { requiredKeys: ['data'] },
  )
  .map((one) => JSON.stringify(one));
/** Sessions and deletions that name nobody's: the readers must stay signed in. */
const end = fc.oneof(fc.uuid(), oddText).map((id) => JSON.stringify({ id }));

/** Requests of a signed-in reader for the reader's own data. SESSION stands for the reader's cookie. */
export const accountRequests = (): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      path: fc.constantFrom(...pages),
      query: fc.option(fc.array(key, { minLength: 1, maxLength: 4 })),
      body: fc.option(fc.oneof({ weight: 4, arbitrary: change }, { weight: 1, arbitrary: end }), { freq: 3 }),
      origin: fc.constantFrom('http://HOST', 'http://HOST', 'http://HOST', 'https://odd.example'),
    })
    .map(({ path, query, body, origin }) => {
      const target = query === null ? path : `${path}?key=${query.map(encodeURIComponent).join(',')}`;
      const headers = [['Cookie', 'SESSION'] as const, ['Origin', origin] as const];
      const bytes =
        body === null
          ? frame({ target, headers })
          : frame({ method: 'POST', target, headers: [...headers, ['Content-Type', 'application/json']], body });
      return { kind: 'account', bytes };
    });

import fc from 'fast-check';
import { paths } from './page-requests';
import { frame, type FuzzRequest } from './request';
import type { SiteModel } from './site-model';
import { oddText } from './texts';

const names = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Access-Control-Request-Method',
  'Authorization',
  'Content-Type',
  'DNT',
  'Expect',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Purpose',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Service-Worker',
  'TE',
  'Upgrade',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Request-Id',
  '__proto__',
];
const values = [
  '*',
  '"',
  'W/"a"',
  '100-continue',
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-0,0-0,0-0,0-0',
  'bytes=99999999999999999999-',
  'gzip;q=0, br;q=2, *;q=-1',
  'es',
  'es-419;q=NaN, en;q=9',
  'a-'.repeat(500),
  ','.repeat(2_000),
  ';q='.repeat(500),
  'http://[::1',
  'null',
  'websocket',
  'javascript',
  'for=[::1]:0;host=odd.example',
  '0',
  '-1',
  'Thu, 01 Jan 1970 00:00:00 GMT',
];
const hosts = [
  '',
  'odd.example',
  'localhost:0',
  'localhost:99999',
  '[::1]',
  '[::1',
  'a b',
  'HOST@odd.example',
  'HOST/../..',
  'odd.example:80:80',
  'ı.example',
  '127.1',
  '0x7f000001',
  'a'.repeat(300),
];
const cookieNames = ['dm-language', 'dm-translation', 'session', '__Host-a', 'a', ''];
/** Node.js refuses headers of more than 16 kB. */
const LARGE = 17_000;

const lineless = (text: string) => text.replaceAll(/[\r\n\0]/g, ' ');
const headerValue = fc.oneof(fc.constantFrom(...values), oddText.map(lineless));

/** Requests with odd headers, for pages that exist. */
export function headerRequests(model: SiteModel): fc.Arbitrary<FuzzRequest> {
  const header = fc.tuple(fc.constantFrom(...names), headerValue);
  const host = fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...hosts) },
  );
  return fc
    .tuple(paths(model), fc.array(header, { minLength: 1, maxLength: 8 }), host)
    .map(([target, headers, name]) => ({
      kind: 'headers',
      bytes: frame({ target, headers: name === undefined ? headers : [['Host', name], ...headers] }),
    }));
}

/** Requests with odd cookies: many, large, repeated and malformed ones. */
export function cookieRequests(model: SiteModel): fc.Arbitrary<FuzzRequest> {
  const pair = fc
    .tuple(fc.constantFrom(...cookieNames), fc.oneof(fc.constantFrom('en', 'es', 'xx', '"es"', 'es,en'), oddText))
    .map(([name, value]) => `${name}=${lineless(value)}`);
  const cookie = fc.oneof(
    { weight: 6, arbitrary: fc.array(pair, { minLength: 1, maxLength: 12 }).map((list) => list.join('; ')) },
    { weight: 1, arbitrary: fc.constantFrom('=', ';;;;', '=;=;=', 'dm-language', ';'.repeat(8_000)) },
    { weight: 1, arbitrary: fc.integer({ min: 10_000, max: LARGE }).map((size) => `a=${'x'.repeat(size)}`) },
  );
  return fc.tuple(paths(model), fc.array(cookie, { minLength: 1, maxLength: 2 })).map(([target, cookies]) => ({
    kind: 'cookies',
    bytes: frame({ target, headers: cookies.map((text) => ['Cookie', text] as const) }),
  }));
}

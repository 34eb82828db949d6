import { siteConfigSchema, type ResolvedComposition } from '@manna/shared/contracts';
import { readPageRequest, pageParameters } from './page-url';

/** A composition with one pillar, which has a page that depends on these query parameters. */
const composition = (...query: string[]): ResolvedComposition => ({
  environment: 'test',
  revision: 1,
  fingerprint: 'abc',
  slots: {},
  pillars: [
    {
      name: 'garden',
      title: 'Garden',
      version: '1.0.0',
      owner: 'gardeners',
      timeoutMs: 100,
      base: '/pillars/garden/1.0.0/',
      release: `sha384-${'R'.repeat(64)}`,
      failure: null,
      metadata: {
        title: 'Garden',
        accent: 'green',
        routes: [{ id: 'root', path: '/garden', query, files: [] }],
        pages: [],
        extensions: {},
        extensionFiles: {},
      },
      manifest: null,
      entry: null,
      integrity: {},
    },
  ],
});
const parameters = pageParameters(composition('v', 'letter'));

const plain = siteConfigSchema.parse({});
const advertised = siteConfigSchema.parse({ advertiseAddress: 'https://bible.example/' });
const urlOf = (url: string, host: string | undefined = 'localhost:8080', site = plain) =>
  readPageRequest(site, { protocol: 'http', host, url }, parameters).page.href;

test('the origin of a page is the host of the request, or the URL that the site advertises', () => {
  expect(urlOf('/bible')).toBe('http://localhost:8080/bible');
  expect(urlOf('/bible', 'inner:9000', advertised)).toBe('https://bible.example/bible');
});

test('the page URL drops unknown query parameters and sorts the rest', () => {
  expect(urlOf('/bible?utm_source=mail&v=1&layout=side-left')).toBe('http://localhost:8080/bible?layout=side-left&v=1');
  expect(urlOf('/bible?layout=side-left&v=1')).toBe('http://localhost:8080/bible?layout=side-left&v=1');
});

test('the page URL contains the query parameters that the shell and the composed pillars declare', () => {
  const query = 'layout=side-left&letter=c&mdl=share&mdl-path=%2Fprofile&panels=%2Fbible&v=f';
  expect(urlOf(`/garden?${query}&gclid=1`)).toBe(`http://localhost:8080/garden?${query}`);
  expect([...pageParameters(composition())].sort()).toEqual(['layout', 'mdl', 'mdl-path', 'panels']);
});

test('a parameter without effect is dropped, and the last of a repeated parameter counts', () => {
  expect(urlOf('/garden?layout=everywhere&panels=%2Fbible&mdl=A1&mdl-path=%2F%2Fevil.example%2F%3Fx')).toBe(
    'http://localhost:8080/garden',
  );
  expect(urlOf('/garden?v=1&v=2')).toBe('http://localhost:8080/garden?v=2');
  expect(urlOf('/garden?layout=side-left&panels=%2F%2Fevil.example')).toBe(
    'http://localhost:8080/garden?layout=side-left&panels=%2F',
  );
});

test('an index segment at the end is dropped', () => {
  expect(urlOf('/bible/index?v=1')).toBe('http://localhost:8080/bible?v=1');
  expect(urlOf('/index')).toBe('http://localhost:8080/');
});

test('slashes at the start of a path never become the host of a URL', () => {
  expect(urlOf('//evil.example/bible')).toBe('http://localhost:8080/evil.example/bible');
  expect(urlOf('/\\evil.example/bible')).toBe('http://localhost:8080/evil.example/bible');
});

test.each(['', 'a b', 'user@host', 'host/path', 'host:99999999', '"><script>'])('%j is not a valid host', (host) => {
  expect(() => urlOf('/', host)).toThrow('The Host header of this request is not a valid host name.');
});

test.each(['localhost', '127.0.0.1:80', '[::1]:8080', 'a.example'])('%s is a valid host', (host) => {
  expect(urlOf('/', host)).toMatch(/^http:/);
});

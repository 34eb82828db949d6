import { siteConfigSchema, type ResolvedComposition } from '@manna/shared/contracts';
import { askedPage, pageParameters } from './page-address';

/** A composition whose one pillar has a page that depends on these query parameters. */
const composition = (...query: string[]): ResolvedComposition => ({
  environment: 'test',
  revision: 1,
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
const ask = (url: string, host: string | undefined = 'localhost:8080', site = plain) =>
  askedPage(site, { protocol: 'http', host, url }, parameters).page.href;

test('a page is known by the host it was asked of, or by the one address that the site advertises', () => {
  expect(ask('/bible')).toBe('http://localhost:8080/bible');
  expect(ask('/bible', 'inner:9000', advertised)).toBe('https://bible.example/bible');
});

test('parameters that change no page do not make another one of it, and order does not either', () => {
  expect(ask('/bible?utm_source=mail&v=1&layout=side-left')).toBe('http://localhost:8080/bible?layout=side-left&v=1');
  expect(ask('/bible?layout=side-left&v=1')).toBe('http://localhost:8080/bible?layout=side-left&v=1');
});

test('what the shell and the pillars of the composition name is part of an address', () => {
  const query = 'layout=side-left&letter=c&mdl=share&mdl-path=%2Fprofile&panels=%2Fbible&v=f';
  expect(ask(`/garden?${query}&gclid=1`)).toBe(`http://localhost:8080/garden?${query}`);
  expect([...pageParameters(composition())].sort()).toEqual(['layout', 'mdl', 'mdl-path', 'panels']);
});

test('a value that arranges nothing makes no other page, and of a repeated one the last counts', () => {
  expect(ask('/garden?layout=everywhere&panels=%2Fbible&mdl=A1&mdl-path=%2F%2Fevil.example%2F%3Fx')).toBe(
    'http://localhost:8080/garden',
  );
  expect(ask('/garden?v=1&v=2')).toBe('http://localhost:8080/garden?v=2');
  expect(ask('/garden?layout=side-left&panels=%2F%2Fevil.example')).toBe(
    'http://localhost:8080/garden?layout=side-left&panels=%2F',
  );
});

test('an index segment at the end makes no other page', () => {
  expect(ask('/bible/index?v=1')).toBe('http://localhost:8080/bible?v=1');
  expect(ask('/index')).toBe('http://localhost:8080/');
});

test('slashes at the start of a path never make another host of it', () => {
  expect(ask('//evil.example/bible')).toBe('http://localhost:8080/evil.example/bible');
  expect(ask('/\\evil.example/bible')).toBe('http://localhost:8080/evil.example/bible');
});

test.each(['', 'a b', 'user@host', 'host/path', 'host:99999999', '"><script>'])('%j is no host', (host) => {
  expect(() => ask('/', host)).toThrow('The Host header of this request is not the name of a site.');
});

test.each(['localhost', '127.0.0.1:80', '[::1]:8080', 'a.example'])('%s is a host', (host) => {
  expect(ask('/', host)).toMatch(/^http:/);
});

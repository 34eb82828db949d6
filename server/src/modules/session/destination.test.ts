import fc from 'fast-check';
import { runs } from '@manna/shared/testing/thorough';
import { safeDestination } from './destination';

test.each([
  ['/', '/'],
  ['/bible/john/3?v=16#note', '/bible/john/3?v=16#note'],
  ['/bible/génesis', '/bible/g%C3%A9nesis'],
  ['/a/../bible', '/bible'],
])('a reader who signs in at %s returns to %s', (wanted, destination) => {
  expect(safeDestination(wanted)).toBe(destination);
});

test.each([
  undefined,
  ['/bible', '/search'],
  '',
  'bible',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/\t/elsewhere.example',
  '/bible\r\nset-cookie: a=b',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/oauth2/logout',
  '/x/../oauth2/logout?destination=/',
  '/api/auth/logout',
  `/${'x'.repeat(1_000)}`,
])('a sign-in with the destination %j ends on the home page', (wanted) => {
  expect(safeDestination(wanted)).toBe('/');
});

test('whatever destination a link names, the browser stays on this site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    ':',
    '@',
    '?',
    '#',
    'elsewhere.example',
    'https:',
    '%2f',
    'é',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (all) => {
      const destination = safeDestination(`/${all.join('')}`);
      expect(new URL(destination, 'https://site.example').origin).toBe('https://site.example');
      expect(safeDestination(destination)).toBe(destination);
    }),
    { numRuns: runs(2_000) },
  );
});

import { datedBy, readScheme, schemeQuery } from './dating';
import type { TimelineItem } from './load-timeline';

const item = (name: string, start: number, end: number, historians?: TimelineItem['historians']): TimelineItem => ({
  __typename: 'TimelineItem',
  lane: 'judah',
  name,
  title: null,
  path: null,
  period: null,
  verseCount: 1,
  start,
  end,
  isApproximate: false,
  historians: historians ?? null,
});
const rehoboam = { __typename: 'TimelineYears' as const, start: -930, end: -912, isApproximate: true };
const items = [item('Saul', -1094, -1054), item('Rehoboam', -974, -957, rehoboam), item('Call', -940, -940)];
const years = (scheme: 'tradition' | 'historians') =>
  datedBy(items, scheme).map(({ name, start, isApproximate, isOnlyTraditional }) => ({
    name,
    start,
    isApproximate,
    isOnlyTraditional,
  }));

test('items have the years of the scheme, in its order, and say when historians give none', () => {
  expect(years('tradition').map(({ start, isOnlyTraditional }) => [start, isOnlyTraditional])).toEqual([
    [-1094, false],
    [-974, false],
    [-940, false],
  ]);
  expect(years('historians')).toEqual([
    { name: 'Saul', start: -1094, isApproximate: false, isOnlyTraditional: true },
    { name: 'Call', start: -940, isApproximate: false, isOnlyTraditional: true },
    { name: 'Rehoboam', start: -930, isApproximate: true, isOnlyTraditional: false },
  ]);
});

test.each(['', '?from=-1000&to=-900'])('the scheme stands in the address, beside the years of "%s"', (query) => {
  const address = schemeQuery(query, 'historians');
  expect(readScheme(new URLSearchParams(address))).toBe('historians');
  expect(new URLSearchParams(address).get('from')).toBe(new URLSearchParams(query).get('from'));
  expect(schemeQuery(query, 'tradition')).toBe(query);
});

test('an address with no scheme, or an unknown one, follows tradition', () => {
  expect(readScheme(new URLSearchParams(''))).toBe('tradition');
  expect(readScheme(new URLSearchParams('dates=mine'))).toBe('tradition');
});

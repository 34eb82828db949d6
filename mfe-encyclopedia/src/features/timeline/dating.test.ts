import fc from 'fast-check';
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

test('items have the years of the scheme in its order, and those that it does not date are apart', () => {
  const tradition = datedBy(items, 'tradition');
  expect(tradition.items.map(({ name, start }) => [name, start])).toEqual([
    ['Saul', -1094],
    ['Rehoboam', -974],
    ['Call', -940],
  ]);
  expect(tradition.undated).toEqual([]);
  const historians = datedBy(items, 'historians');
  expect(historians.items).toMatchObject([{ name: 'Rehoboam', start: -930, end: -912, isApproximate: true }]);
  expect(historians.undated.map(({ name }) => name)).toEqual(['Saul', 'Call']);
});

test('by historians no item has a year of tradition, none is lost, and the starts ascend', () => {
  const year = fc.integer({ min: -4_003, max: 2_000 });
  const dates = fc.record({ start: year, end: year, isApproximate: fc.boolean() });
  const some = fc.array(
    fc
      .tuple(year, year, fc.option(dates))
      .map(([start, end, own]) =>
        item('An item', start, end, own ? { __typename: 'TimelineYears', ...own } : undefined),
      ),
  );
  fc.assert(
    fc.property(some, (all) => {
      const { items: dated, undated } = datedBy(all, 'historians');
      expect(dated.length + undated.length).toBe(all.length);
      for (const { start, end, historians } of dated) expect(historians).toMatchObject({ start, end });
      for (const { historians } of undated) expect(historians).toBeNull();
      expect(dated.map(({ start }) => start)).toEqual(dated.map(({ start }) => start).sort((a, b) => a - b));
    }),
  );
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

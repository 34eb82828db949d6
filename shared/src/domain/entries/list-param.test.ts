import fc from 'fast-check';
import { formatListParam, parseListParam } from './list-param';

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('%', '2', '5', 'c', 'C', ',', 'a') }));

test('parseListParam returns every item that formatListParam was given, without empty ones', () => {
  fc.assert(
    fc.property(fc.array(text), (items) => {
      expect(parseListParam(formatListParam(items))).toEqual(items.filter(Boolean));
    }),
  );
});

test('a list survives URL encoding and decoding', () => {
  const wellFormed = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(wellFormed), (items) => {
      const query = new URLSearchParams({ filters: formatListParam(items) }).toString();
      expect(parseListParam(new URLSearchParams(query).get('filters'))).toEqual(items.filter(Boolean));
    }),
  );
});

test('a list has commas between its items, and a comma inside an item is escaped', () => {
  expect(parseListParam('a,,b%2Cc,')).toEqual(['a', 'b,c']);
  expect(formatListParam(['a', '', 'b,c', '50%'])).toBe('a,b%2Cc,50%');
  expect(parseListParam(null)).toEqual([]);
});

test('an item that is a URL keeps its own escapes', () => {
  expect(formatListParam(['/dictionary/a%20b'])).toBe('/dictionary/a%20b');
  expect(parseListParam('/search?query=a%26b')).toEqual(['/search?query=a%26b']);
});

test('parseListParam never returns an empty item, for any text', () => {
  fc.assert(fc.property(text, (value) => parseListParam(value).every((item) => item !== '')));
});

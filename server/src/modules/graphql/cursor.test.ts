import fc from 'fast-check';
import { z } from 'zod';
import { makeCursor, makePage, readCursor } from './cursor';

const keySchema = z.tuple([z.string(), z.int()]);

test('a cursor gives back the place it was made of', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
        fc.integer(),
      ),
      (key) => {
        expect(readCursor(makeCursor(key), keySchema)).toEqual(key);
      },
    ),
  );
});

test('whatever else comes is refused with a sentence', () => {
  for (const cursor of [
    '',
    'x',
    makeCursor([1, 'a']),
    makeCursor(['a']),
    makeCursor(['a\0', 1]),
    Buffer.from('{').toString('base64url'),
  ]) {
    expect(() => readCursor(cursor, keySchema)).toThrow('"after" is no cursor of this list.');
  }
});

test('a page tells whether the list goes on, by the one row that was read beyond it', () => {
  expect(makePage([1, 2, 3], 2, (row) => [row])).toEqual({
    edges: [
      { cursor: makeCursor([1]), node: 1 },
      { cursor: makeCursor([2]), node: 2 },
    ],
    pageInfo: { hasNextPage: true, endCursor: makeCursor([2]) },
  });
  expect(makePage([], 2, () => [])).toEqual({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
});

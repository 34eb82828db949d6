import fc from 'fast-check';
import { z } from 'zod';
import { asLines } from '../../testing/fixture-site';
import { fromLines, fromList } from './release-rows';

const schema = z.strictObject({ text: z.string() });

/** The bytes of a text in chunks that end at these offsets. */
async function* inPieces(text: string, cuts: readonly number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((one, other) => one - other);
  for (const [index, end] of ends.entries()) yield bytes.subarray(ends[index - 1] ?? 0, end);
}
async function collect(rows: AsyncIterable<string>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const row of rows) values.push(JSON.parse(row));
  return values;
}

// Text in many scripts, and the line separators of Unicode, which do not end a line in JSON.
const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('one\u2028two\u2029three')));

test('a file has the same rows however its bytes are split into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.nat()), async (words, cuts) => {
      const values = words.map((text) => ({ text }));
      expect(await collect(fromLines(schema)('file', inPieces(asLines(values), cuts)))).toEqual(values);
      expect(await collect(fromList(schema)('file', inPieces(JSON.stringify(values), cuts)))).toEqual(values);
    }),
  );
});

test('toRow gets a value and its position', async () => {
  const rows = fromLines(schema, ({ text }, position) => ({ text, position }));
  expect(await collect(rows('file', inPieces(asLines([{ text: 'a' }, { text: 'b' }]), [])))).toEqual([
    { text: 'a', position: 0 },
    { text: 'b', position: 1 },
  ]);
});

test('an empty line is reported with its number', async () => {
  await expect(collect(fromLines(schema)('verses.ndjson', inPieces('{"text":"a"}\n\n', [])))).rejects.toThrow(
    /^verses\.ndjson line 2 is not JSON/,
  );
});

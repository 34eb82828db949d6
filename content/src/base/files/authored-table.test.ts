import { z } from 'zod';
import { ContentError } from '../content-error';
import { readTable } from './authored-table';

test('a table that is not there is named in a sentence', () => {
  expect(() => readTable('names/nothing', z.unknown())).toThrow(
    new ContentError('content/authored/names/nothing.json is missing or is not JSON.'),
  );
});

test('a table without the expected shape is named with the place of the fault', () => {
  const shape = z.record(z.string(), z.strictObject({ to: z.string() }));
  expect(() => readTable('names/joined', shape)).toThrow(
    /^content\/authored\/names\/joined\.json is wrong at "joined\./,
  );
});

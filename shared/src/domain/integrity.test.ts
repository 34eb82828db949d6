/** @jest-environment node */
import { createHash } from 'node:crypto';
import { integritySchema } from '../contracts';
import { integrityOf } from './integrity';

test.each([
  ['no bytes', Buffer.alloc(0)],
  ['text', Buffer.from('In the beginning')],
  ['part of a larger buffer', Buffer.from('In the beginning').subarray(3, 6)],
])('integrityOf returns the SHA-384 of %s in base64', async (_kind, bytes) => {
  const expected = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  expect(await integrityOf(bytes)).toBe(expected);
  expect(integritySchema.parse(expected)).toBe(expected);
  expect(await integrityOf(Uint8Array.from(bytes).buffer)).toBe(expected);
});

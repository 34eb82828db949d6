import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed } from './compressed';

const PATH = 'listings/cedars.listing';
const text = Array.from({ length: 2_000 }, (_, line) => `${line * 7_919} cedars of Lebanon`).join('\n');

test('a text is compressed without loss, and the same text gives the same bytes each time', async () => {
  const { br, gz } = await compressed(PATH, text);
  expect(brotliDecompressSync(br).toString('utf8')).toBe(text);
  expect(gunzipSync(gz).toString('utf8')).toBe(text);
  expect(br.length).toBeLessThan(text.length / 4);
  expect(await compressed(PATH, Buffer.from(text))).toEqual({ br, gz });
});

test('the compressed forms of an earlier release are taken if the text is the same, and made again if it is not', async () => {
  const earlier = new Map<string, Uint8Array>([
    [PATH, Buffer.from(text)],
    [`${PATH}.br`, Uint8Array.of(1)],
    [`${PATH}.gz`, Uint8Array.of(2)],
  ]);
  const madeEarlier = (path: string) => earlier.get(path);
  expect(await compressed(PATH, text, madeEarlier)).toEqual({ br: Uint8Array.of(1), gz: Uint8Array.of(2) });
  const changed = `${text} `;
  expect(await compressed(PATH, changed, madeEarlier)).toEqual(await compressed(PATH, changed));
  earlier.delete(`${PATH}.gz`);
  expect(await compressed(PATH, text, madeEarlier)).toEqual(await compressed(PATH, text));
});

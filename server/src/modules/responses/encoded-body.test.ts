import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, EncodedBody } from './encoded-body';

const text = Array.from({ length: 400 }, (_, verse) => `<p id="v${verse}">In the beginning ${verse * 7919}</p>`).join(
  '',
);

describe('EncodedBody', () => {
  it.each(['plain', 'packed'])(
    'a %s body is compressed quickly for the first reader and better after the second',
    async (kind) => {
      const body = new EncodedBody(text);
      if (kind === 'packed') await body.pack();
      const first = await body.bytes('br');
      // Long enough for a better copy, if one were made.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await body.bytes('br')).toHaveLength(first.length);
      let later = first;
      for (const deadline = Date.now() + 10_000; later.length >= first.length && Date.now() < deadline;) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        later = await body.bytes('br');
      }
      expect(later.length).toBeLessThan(first.length);
      expect(brotliDecompressSync(later).toString()).toBe(text);
      expect(brotliDecompressSync(first).toString()).toBe(text);
    },
  );

  it('a small body is not compressed', async () => {
    const body = new EncodedBody('short');
    await body.pack();
    expect(body.encodingFor('br')).toBe('identity');
    expect((await body.bytes('identity')).toString()).toBe('short');
  });

  it('a packed body has the same text in every encoding', async () => {
    const body = new EncodedBody(text);
    const plain = await body.bytes('identity');
    await body.pack();
    expect(await body.bytes('identity')).not.toBe(plain);
    expect((await body.bytes('identity')).toString()).toBe(text);
    expect(gunzipSync(await body.bytes('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await body.bytes('br')).toString()).toBe(text);
    expect(body).toHaveLength(plain.length);
  });
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000 , gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity, br;q=0', 'identity'],
  ['deflate', 'identity'],
  ['not;;a=header,,', 'identity'],
])('Accept-Encoding "%s" gets the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

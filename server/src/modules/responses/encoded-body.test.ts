import { brotliDecompressSync } from 'node:zlib';
import { chooseEncoding, EncodedBody } from './encoded-body';

const text = Array.from({ length: 400 }, (_, verse) => `<p id="v${verse}">In the beginning ${verse * 7919}</p>`).join(
  '',
);

describe('EncodedBody', () => {
  it('a body is compressed quickly for the first reader and better for those after the second', async () => {
    const body = new EncodedBody(text);
    const first = await body.bytes('br');
    await body.bytes('br');
    let later = first;
    for (const deadline = Date.now() + 10_000; later.length >= first.length && Date.now() < deadline;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      later = await body.bytes('br');
    }
    expect(later.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(later).toString()).toBe(text);
    expect(brotliDecompressSync(first).toString()).toBe(text);
  });

  it('a small body is not compressed', () => {
    expect(new EncodedBody('short').encodingFor('br')).toBe('identity');
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

import { brotliDecompressSync } from 'node:zlib';
import { EncodedBody } from './encoded-body';

const text = Array.from({ length: 400 }, (_, verse) => `<p id="v${verse}">In the beginning ${verse * 7919}</p>`).join(
  '',
);

describe('a body that many readers ask for', () => {
  it('reaches the first at once, and those after the second in fewer bytes', async () => {
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

  it('is not compressed where that gains nothing', () => {
    expect(new EncodedBody('short').encodingFor('br')).toBe('identity');
  });
});

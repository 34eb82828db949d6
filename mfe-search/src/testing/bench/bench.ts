import { brotliCompressSync } from 'node:zlib';
import { allVerses } from '../verses';
import { engines } from './engines';
import { measureInChromium } from './in-chromium';

/**
 * `npm run bench:search` compares the engines on all verses of the King James Version: each in a worker of
 * Chromium, with the same queries. It says how large the download is, how long the first result and later ones take, and how much memory stays.
 */
const QUERIES = 300;
const ROUNDS = 3;

/** One to five words of a verse, every third query without its last letter. The same ones in every run. */
function makeQueries(verses: readonly string[]): string[] {
  let seed = 7;
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % limit;
  };
  return Array.from({ length: QUERIES }, (_, index) => {
    const words = (verses[random(verses.length)] ?? '').split(/[^A-Za-z]+/);
    const start = random(words.length);
    const query = words.slice(start, start + 1 + random(5)).join(' ');
    return index % 3 === 0 ? query.slice(0, -1) : query;
  });
}

/** The brotli of what each engine downloads. Engines with the same text share it. */
function compressedListings(verses: readonly string[]): Record<string, Uint8Array> {
  const compressed = new Map<string, Uint8Array>();
  return Object.fromEntries(
    Object.entries(engines).map(([name, { listing }]) => {
      const text = listing(verses);
      const bytes = compressed.get(text) ?? brotliCompressSync(text);
      compressed.set(text, bytes);
      return [name, bytes];
    }),
  );
}

async function main(): Promise<void> {
  const verses = allVerses().map(({ text }) => text);
  const listings = compressedListings(verses);
  const measured = await measureInChromium(listings, makeQueries(verses), ROUNDS);
  console.log('engine          kB, brotli   cold, ms   median, ms   p95, ms   memory, MB');
  for (const [name, { coldMs, times, memoryMb }] of Object.entries(measured)) {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
    const columns = [
      name.padEnd(14),
      ((listings[name]?.length ?? 0) / 1_000).toFixed(0).padStart(11),
      coldMs.toFixed(0).padStart(10),
      at(0.5).toFixed(2).padStart(12),
      at(0.95).toFixed(2).padStart(9),
      memoryMb.toFixed(1).padStart(12),
    ];
    console.log(columns.join(' '));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

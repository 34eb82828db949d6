import { fork } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { allVerses } from '../verses';
import { engines } from './engines';

/**
 * `npm run bench:search` compares the engines on all verses of the King James Version: each in a process of its own, with the
 * same queries. It says how large the download is, how long the first result and later ones take, and how much memory stays.
 */
const QUERIES = 300;
const ROUNDS = 3;

interface Measured {
  readonly kilobytes: number;
  readonly coldMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly memoryMb: number;
}

const now = () => performance.now();

function memoryMb(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

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

/** Measures one engine in this process, which has run nothing else. */
function measure(name: string): Measured {
  const engine = engines[name];
  if (!engine) throw new Error(`unknown engine ${name}`);
  const verses = allVerses().map(({ text }) => text);
  const queries = makeQueries(verses);
  const listing = engine.listing(verses);
  const kilobytes = Math.round(brotliCompressSync(listing).length / 1000);

  const before = memoryMb();
  const start = now();
  const search = engine.open(listing);
  search('in the beginning');
  const coldMs = now() - start;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const from = now();
      search(query);
      // The first round warms the engine up.
      if (round > 0) times.push(now() - from);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { kilobytes, coldMs, medianMs: at(0.5), p95Ms: at(0.95), memoryMb: memoryMb() - before };
}

const measureApart = (name: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [name], { execArgv: [...process.execArgv, '--expose-gc'] });
    child.on('message', (measured) => resolve(measured as Measured));
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });

async function main(): Promise<void> {
  const [, , chosen] = process.argv;
  if (chosen !== undefined) {
    process.send?.(measure(chosen));
    return;
  }
  console.log('engine          kB, brotli   cold, ms   median, ms   p95, ms   memory, MB');
  for (const name of Object.keys(engines)) {
    const { kilobytes, coldMs, medianMs, p95Ms, memoryMb: memory } = await measureApart(name);
    const columns = [
      name.padEnd(14),
      String(kilobytes).padStart(11),
      coldMs.toFixed(0).padStart(10),
      medianMs.toFixed(2).padStart(12),
      p95Ms.toFixed(2).padStart(9),
      memory.toFixed(1).padStart(12),
    ];
    console.log(columns.join(' '));
  }
}

void main();

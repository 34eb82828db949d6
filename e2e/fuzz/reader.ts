/**
 * Another reader, in a process of its own: turns pages until told to stop, and says how long each took. Run by
 * watch-reader.ts.
 */
/** What it says: how long pages took in milliseconds, and which of them it did not get. */
export interface Readings {
  times: number[];
  faults: string[];
}

const [, , site = '', pausing = '50'] = process.argv;
const pages = ['/', '/bible/genesis/1', '/bible/john/3', '/encyclopedia', '/bible/psalms/23'];
const PSALMS = 150;
const READER = '198.51.100.7';
const LIMIT_MS = 30_000;

let times: number[] = [];
let faults: string[] = [];
process.on('message', () => {
  process.send?.({ times, faults } satisfies Readings);
  times = [];
  faults = [];
});
process.on('disconnect', () => process.exit());

/** The pages again and again, and after each round the next psalm, so that not all come from the cache. */
function* pagesInTurn() {
  for (let psalm = 0; ; psalm = (psalm + 1) % PSALMS) {
    yield* pages;
    yield `/bible/psalms/${psalm + 1}`;
  }
}

for (const page of pagesInTurn()) {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(site + page, { headers: { 'x-forwarded-for': READER }, signal });
    await response.text();
    if (!response.ok) faults.push(`${page} had status ${response.status}`);
  } catch (error) {
    faults.push(`${page}: ${String(error)}`);
  }
  times.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, Number(pausing)));
}

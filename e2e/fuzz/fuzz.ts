/** The long form of the fuzz suite. `npm run fuzz -- --help` says how to use it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { attackRequests } from './attack';
import { megabytes, memoryFaults, readingFaults } from './bounds';
import { attacker, daysReading, floods, holdConnections, ordinaryReading, readers, sendFlood } from './floods';
import { startUnderFuzz, type GatewayUnderFuzz } from './gateway-under-fuzz';
import { faultsOf } from './invariants';
import { processMemory, watchMemory, type ProcessMemory } from './memory';
import { clientAt, describeFinding, runFuzz } from './run';
import { send } from './send';
import { readSite } from './site-model';
import { usualTimes, watchReader, type ReadingTimes, type WatchedReader } from './watch-reader';

const usage = `Attacks a gateway of its own and checks every answer, the memory and another reader's pages.

  npm run fuzz                                    floods, then 100,000 odd requests
  npm run fuzz -- --requests 20000 --seed 7       so many, from this seed
  npm run fuzz -- --only floods                   or requests
  npm run fuzz -- --seed 7 --index 12             sends one request of a seed again, and shows it`;

const USUAL_MS = 4_000;
const FLOOD_MS = 10_000;
/** Until code that readers use is compiled, and what is cached for them is there. An attack adds to that. */
const DAY_MS = 40_000;
const IDLE_CONNECTIONS = 1_000;
/** A page may take another reader so long, however short it takes usually. */
const LEAST_P95_MS = 100;
/** How long the gateway may rest until its memory is as before. */
const REST_MS = 120_000;
const REST_POLL_MS = 5_000;
const ANSWER_MS = 30_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Bench extends GatewayUnderFuzz {
  site: string;
  reader: WatchedReader;
  /** How long pages take another reader while many read. */
  usual: ReadingTimes;
  before: readonly ProcessMemory[];
}

/** Does something to a gateway while another reader reads. Returns what was wrong. */
async function attack(bench: Bench, name: string, act: () => Promise<{ note: string; faults: string[] }>) {
  const { gateway, reader, usual, before } = bench;
  await reader.take();
  const memory = watchMemory(gateway.pid);
  const { note, faults } = await act();
  const most = await memory.stop();
  const times = await reader.take();
  const p95 = `p95 ${Math.round(times.p95Ms)} ms, longest ${Math.round(times.longestMs)} ms`;
  say(`${name}: ${note}; another reader: ${times.pages} pages, ${p95}; memory: ${megabytes(most)}`);
  return [...faults, ...memoryFaults({ before, most }), ...readingFaults(usual, times, LEAST_P95_MS)].map(
    (fault) => `${name}: ${fault}`,
  );
}

async function sendFloods(bench: Bench): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, flood] of floods.entries())
    faults.push(
      ...(await attack(bench, flood.name, async () => {
        const sent = await sendFlood(bench.site, flood, bench.secrets, FLOOD_MS, attacker(index));
        return { note: sent.answers, faults: sent.faults };
      })),
    );
  const idle = await attack(bench, 'idle and slow connections', async () => {
    await holdConnections(bench.site, IDLE_CONNECTIONS, FLOOD_MS);
    return { note: `${IDLE_CONNECTIONS} connections`, faults: [] };
  });
  return [...faults, ...idle];
}

const sendRequests = async (bench: Bench, requests: number, seed: number): Promise<string[]> => {
  const { site } = bench;
  const model = await readSite(site);
  return attack(bench, 'odd requests', async () => {
    const onProgress = (done: number) => say(`  ${done} of ${requests}`);
    const result = await runFuzz({ ...bench, model, seed, requests, onProgress });
    for (const [status, count] of [...result.statuses].sort(([one], [other]) => (one < other ? -1 : 1)))
      say(`  ${status}: ${count}`);
    return {
      note: `${requests} requests from seed ${seed} in ${Math.round(result.seconds)} s`,
      faults: result.findings.map(describeFinding),
    };
  });
};

/** Waits until the gateway has as much memory as before. Returns what is wrong if it never has. */
async function rest({ gateway, before }: Bench): Promise<string[]> {
  const end = Date.now() + REST_MS;
  for (;;) {
    const after = await processMemory(gateway.pid);
    const faults = memoryFaults({ before, most: after, after });
    if (faults.length === 0 || Date.now() > end) {
      say(`memory before: ${megabytes(before)}, after a rest: ${megabytes(after)}`);
      return faults;
    }
    await sleep(REST_POLL_MS);
  }
}

/** Sends one request of a seed again. Returns what was wrong with its answer. */
async function repeat(under: GatewayUnderFuzz, seed: number, index: number): Promise<string[]> {
  const { gateway } = under;
  const { hostname, port } = new URL(gateway.url);
  const model = await readSite(gateway.url);
  const request = attackRequests(model, { seed, count: index + 1 })[index];
  if (!request) throw new Error(`--index is ${index}: give a number from 0`);
  const { client, secrets } = clientAt(under, index);
  const answer = await send(request, { host: hostname, port: Number(port) }, client, ANSWER_MS);
  say(`${request.bytes}\n\n${answer.bytes}`);
  return faultsOf(request, answer, secrets);
}

async function run(under: GatewayUnderFuzz, only: string | undefined, requests: number, seed: number) {
  const site = under.gateway.url;
  const reader = watchReader(site);
  try {
    const quiet = await usualTimes(reader, USUAL_MS);
    await sendFlood(site, daysReading, under.secrets, DAY_MS, readers);
    await reader.take();
    await sendFlood(site, ordinaryReading, under.secrets, FLOOD_MS, readers);
    const usual = await reader.take();
    const before = await processMemory(under.gateway.pid);
    say(`another reader alone: p95 ${Math.round(quiet.p95Ms)} ms; among many: ${Math.round(usual.p95Ms)} ms`);
    const bench: Bench = { ...under, site, reader, usual, before };
    return [
      ...(only === 'requests' ? [] : await sendFloods(bench)),
      ...(only === 'floods' ? [] : await sendRequests(bench, requests, seed)),
      ...(await rest(bench)),
    ];
  } finally {
    reader.stop();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      index: { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    say(usage);
    return;
  }
  const under = await startUnderFuzz();
  try {
    const seed = Number(values.seed);
    const faults =
      values.index === undefined
        ? await run(under, values.only, Number(values.requests), seed)
        : await repeat(under, seed, Number(values.index));
    for (const fault of faults) say(fault);
    say(faults.length === 0 ? 'Every bound held.' : `${faults.length} faults. The gateway's log ends with:`);
    if (faults.length > 0) say(under.gateway.log().slice(-10_000));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await under.stop();
  }
}

await main();

import { attackRequests } from './attack';
import type { FuzzReader } from './gateway-under-fuzz';
import { faultsOf, statusOf, type Secrets } from './invariants';
import type { FuzzRequest } from './request';
import { send, type Client, type Target } from './send';
import type { SiteModel } from './site-model';

export interface RunOptions {
  site: string;
  model: SiteModel;
  secrets: Secrets;
  readers: readonly FuzzReader[];
  seed: number;
  requests: number;
  onProgress?: (done: number) => void;
}

export interface Finding {
  /** Repeats it: a round of this seed has it at this index. */
  seed: number;
  index: number;
  request: FuzzRequest;
  faults: readonly string[];
  /** How the answer begins. */
  answer: string;
  took: number;
}

export interface RunResult {
  requests: number;
  seconds: number;
  findings: readonly Finding[];
  /** How many answers each status had, by kind of request. */
  statuses: ReadonlyMap<string, number>;
}

/** Requests of one seed. A run of more goes on with the next seed. */
const ROUND = 1_000;
const CONNECTIONS = 12;
/** Attackers have addresses of their own, or all but the first requests would be refused as too many. */
const CLIENTS = 40;
const ANSWER_MS = 15_000;
/** Longer than the gateway waits for a request to end. */
const ENDLESS_MS = 30_000;
/** Requests that wait for the gateway's patience may do so together. */
const WAITING = 200;
const SHOWN_CHARACTERS = 600;

/** Who sends the request at this index of a seed, and what only others may know. */
export function clientAt({ readers, secrets }: Pick<RunOptions, 'readers' | 'secrets'>, index: number) {
  const own = readers[index % readers.length];
  const client: Client = { address: `203.0.113.${index % CLIENTS}`, cookie: own?.cookie ?? '' };
  const canaries = readers.filter((reader) => reader !== own).map(({ canary }) => canary);
  return { client, secrets: { texts: [...secrets.texts, ...canaries] } };
}

/** Sends the requests of a seed, several at a time, and checks every answer. */
async function runRound(options: RunOptions, seed: number, count: number, statuses: Map<string, number>) {
  const { site, model } = options;
  const { hostname, port } = new URL(site);
  const target: Target = { host: hostname, port: Number(port) };
  const requests = attackRequests(model, { seed, count });
  const findings: Finding[] = [];
  const one = async (request: FuzzRequest, index: number) => {
    const { client, secrets } = clientAt(options, index);
    const answer = await send(request, target, client, request.isEndless ? ENDLESS_MS : ANSWER_MS);
    const status = `${request.kind} ${statusOf(answer)}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const faults = faultsOf(request, answer, secrets);
    if (faults.length > 0)
      findings.push({
        seed,
        index,
        request,
        faults,
        answer: answer.bytes.slice(0, SHOWN_CHARACTERS),
        took: answer.took,
      });
  };
  const waiting = new Set<Promise<void>>();
  // The longest waits begin first, beside everything else.
  const entries = [...requests.entries()];
  const isEndless = ([, request]: [number, FuzzRequest]) => request.isEndless === true;
  const queue = [...entries.filter(isEndless), ...entries.filter((entry) => !isEndless(entry))].values();
  const work = async () => {
    for (const [index, request] of queue) {
      const sent = one(request, index);
      if (!request.isEndless) await sent;
      else {
        const done: Promise<void> = sent.then(() => void waiting.delete(done));
        waiting.add(done);
        if (waiting.size > WAITING) await Promise.race(waiting);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  await Promise.all(waiting);
  return findings;
}

/** Attacks a gateway with the requests of a seed and the following ones. */
export async function runFuzz(options: RunOptions): Promise<RunResult> {
  const statuses = new Map<string, number>();
  const findings: Finding[] = [];
  const began = performance.now();
  for (let done = 0, seed = options.seed; done < options.requests; done += ROUND, seed += 1) {
    const count = Math.min(ROUND, options.requests - done);
    findings.push(...(await runRound(options, seed, count, statuses)));
    options.onProgress?.(done + count);
  }
  return { requests: options.requests, seconds: (performance.now() - began) / 1_000, findings, statuses };
}

/** A finding as a person reads it, with what repeats it. */
export const describeFinding = ({ seed, index, request, faults, answer, took }: Finding): string =>
  [
    `${faults.join('; ')} (${request.kind}, ${Math.round(took)} ms). Repeat it with --seed ${seed} --index ${index}`,
    `  sent: ${JSON.stringify(request.bytes.slice(0, SHOWN_CHARACTERS))}`,
    `  received: ${JSON.stringify(answer)}`,
  ].join('\n');

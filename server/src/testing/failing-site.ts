import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWholeSite, GENESIS, type FixtureSite } from './fixture-site';
import { endProgram, listening, runProgram, type Program, type ProgramName } from './run-program';

/** How long a part may take that comes back. */
export const RIGHT_AGAIN_MS = 10_000;

/** Asks until the response is right, or for too long. Returns how many milliseconds that took. */
export async function untilRight(
  isRight: () => Promise<boolean> | boolean,
  withinMs: number = RIGHT_AGAIN_MS,
): Promise<number> {
  const began = performance.now();
  const tried = async () => isRight();
  while (!(await tried().catch(() => false)) && performance.now() - began < withinMs) await sleep(20);
  return performance.now() - began;
}

let asked = 0;
/** Whether a page that nobody has asked for has its text. */
export async function hasNewPage(url: string): Promise<boolean> {
  asked += 1;
  const response = await fetch(`${url}/bible/${asked}`);
  return response.status === 200 && (await response.text()).includes(GENESIS['Gen.1']);
}

/** The process of a site's embedded PostgreSQL that starts all others. */
export const postmasterOf = async ({ dataDir }: FixtureSite): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

type RunOptions = Parameters<typeof runProgram>[2];

/** A whole site for each test, and its gateways, which end with the test. */
export class FailingSite {
  #site: FixtureSite | undefined;
  #programs: Program[] = [];

  /** Called in a test file, outside of its tests. */
  static forEachTest(): FailingSite {
    const failing = new FailingSite();
    beforeEach(async () => void (failing.#site = await createWholeSite()));
    afterEach(() => failing.#end());
    return failing;
  }

  get site(): FixtureSite {
    if (!this.#site) throw new Error('there is a site only during a test');
    return this.#site;
  }

  run(options: RunOptions, name: ProgramName = 'server'): Program {
    const program = runProgram(name, this.site, options);
    this.#programs.push(program);
    return program;
  }

  /** Starts a gateway, and waits until it listens. */
  async start(options: RunOptions, name?: ProgramName): Promise<{ program: Program; url: string; ms: number }> {
    const began = performance.now();
    const program = this.run(options, name);
    return { program, url: await listening(program), ms: performance.now() - began };
  }

  async #end(): Promise<void> {
    for (const program of this.#programs.splice(0))
      if (program.child.exitCode === null && program.child.signalCode === null) {
        const kill = setTimeout(() => program.child.kill('SIGKILL'), RIGHT_AGAIN_MS);
        await endProgram(program, 'SIGTERM').finally(() => clearTimeout(kill));
      }
    await this.#site?.remove();
  }
}

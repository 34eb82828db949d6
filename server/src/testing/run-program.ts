import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FixtureSite } from './fixture-site';
import { programsFolder } from './test-assets';

/** How long a start may take on a busy machine. */
export const START_WITHIN_MS = 60_000;

/** One of the server's programs in its own process. */
export interface Program {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
}

export type ProgramName = 'server' | 'reader-gateway' | 'content-command' | 'backup-command';

interface ProgramOptions {
  args?: readonly string[];
  environment?: Record<string, string>;
  /** A command, with arguments, that starts the program. */
  under?: readonly string[];
  /** The file that gets its output, instead of `output`. */
  log?: number;
}

/** Starts a program by its name, with the folders of a site. */
export function runProgram(
  name: ProgramName,
  site: FixtureSite,
  { args = [], environment = {}, under = [], log }: ProgramOptions = {},
): Program {
  let output = '';
  const [command, ...rest] = [...under, process.execPath, path.join(programsFolder(), `${name}.js`), ...args];
  const child = spawn(command ?? process.execPath, rest, {
    env: {
      ...process.env,
      PORT: '0',
      ACCOUNTS_PORT: '0',
      DATA_DIR: site.dataDir,
      DIST_DIR: site.dist,
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Waits until a gateway listens. Returns its URL. */
export async function listening({ child, output }: Program): Promise<string> {
  for (let waited = 0; waited < START_WITHIN_MS && child.exitCode === null; waited += 50) {
    const url = /^Daily Manna listens on (\S+)$/m.exec(output())?.[1];
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the gateway does not listen: ${output()}`);
}

/** Sends a signal and waits until the process exits. Returns the exit code and the signal. */
export async function endProgram({ child }: Program, signal: NodeJS.Signals): Promise<unknown[]> {
  const ended = once(child, 'exit');
  child.kill(signal);
  return ended;
}

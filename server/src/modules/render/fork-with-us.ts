import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import process from 'node:process';
import { nodeThatEndsWithUs } from './node-that-ends-with-us';
import { dieFirst } from './process-memory';

/** Threads of V8 share one arena of glibc's allocator. With one each, a process keeps 8 MB more. */
const allocator = { MALLOC_ARENA_MAX: '1' };

/** Settings of the gateway that a page may depend on. All others stay here: there are passwords among them. */
const lentEnvironment = ['TZ', 'LANG', 'LC_ALL'];

/**
 * Starts a program of the gateway, without its settings. Linux ends it together with the gateway, and before it if memory
 * runs out.
 *
 * @param flags Of Node.js, for the real path of the program.
 */
export function forkWithUs(file: string, flags: (program: string) => readonly string[]): ChildProcess {
  const environment = lentEnvironment.map((name) => [name, process.env[name]] as const);
  // Node.js follows symbolic links before it asks whether it may read a program.
  const program = realpathSync(file);
  const { execPath, execArgv } = nodeThatEndsWithUs();
  const child = fork(program, {
    execPath,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...allocator, ...Object.fromEntries(environment.filter(([, value]) => value !== undefined)) },
    execArgv: [...execArgv, ...flags(program)],
  });
  if (child.pid !== undefined) dieFirst(child.pid);
  return child;
}

import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { nodeThatEndsWithUs } from './node-that-ends-with-us';
import { dieFirst } from './process-memory';

/** Threads of V8 share one arena of glibc's allocator. With one each, a process keeps 8 MB more. */
const allocator = { MALLOC_ARENA_MAX: '1' };

/** Settings of the gateway that a page may depend on. All others stay here: there are passwords among them. */
const lentEnvironment = ['TZ', 'LANG', 'LC_ALL'];

/** The program, what says that it is an ES module, and everything below the folders. */
function readPermissions(program: string, folders: readonly string[]): string[] {
  const files = [program, path.join(path.dirname(program), 'package.json')];
  return [...files, ...folders.map((folder) => path.join(folder, '*'))].map((each) => `--allow-fs-read=${each}`);
}

/** Later releases of Node.js have this flag without its prefix. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

interface ConfinedOptions {
  /** The folders that it may read; it reads no other file. */
  readable: readonly string[];
  /** Flags of V8: what memory it may take. */
  flags: readonly string[];
}

/**
 * Starts a program of the gateway that runs code of pillars. It may read these folders and nothing else, starts no processes
 * and no threads, and gets no settings. Linux ends it together with the gateway, and before it if memory runs out.
 */
export function forkConfined(file: string, { readable, flags }: ConfinedOptions): ChildProcess {
  const environment = lentEnvironment.map((name) => [name, process.env[name]] as const);
  // Node.js follows symbolic links before it asks whether it may read a program.
  const program = realpathSync(file);
  const { execPath, execArgv } = nodeThatEndsWithUs();
  const child = fork(program, {
    execPath,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...allocator, ...Object.fromEntries(environment.filter(([, value]) => value !== undefined)) },
    execArgv: [
      ...execArgv,
      permissionFlag,
      '--disable-warning=ExperimentalWarning',
      ...readPermissions(program, readable),
      ...flags,
    ],
  });
  if (child.pid !== undefined) dieFirst(child.pid);
  return child;
}

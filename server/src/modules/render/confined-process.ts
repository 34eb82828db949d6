import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { forkWithUs } from './fork-with-us';

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
 * Starts a program of the gateway that runs code of pillars. It may read these folders and nothing else, and starts no
 * processes and no threads.
 */
export function forkConfined(file: string, { readable, flags }: ConfinedOptions): ChildProcess {
  return forkWithUs(file, (program) => [
    permissionFlag,
    '--disable-warning=ExperimentalWarning',
    ...readPermissions(program, readable),
    ...flags,
  ]);
}

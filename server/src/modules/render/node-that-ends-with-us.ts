import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The program that sets the signal, part of util-linux, and its arguments. */
const SETPRIV = 'setpriv';
const KILLED_WITH_US = ['--pdeathsig', 'KILL', '--'];

interface NodeCommand {
  execPath: string;
  execArgv: readonly string[];
}

function findCommand(): NodeCommand {
  const plain = { execPath: process.execPath, execArgv: [] };
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const setpriv = folders.map((folder) => path.join(folder, SETPRIV)).find((file) => existsSync(file));
  if (setpriv === undefined) return plain;
  try {
    // The one of BusyBox cannot do it.
    execFileSync(setpriv, [...KILLED_WITH_US, 'true'], { stdio: 'ignore' });
  } catch {
    return plain;
  }
  return { execPath: setpriv, execArgv: [...KILLED_WITH_US, process.execPath] };
}

let command: NodeCommand | undefined;

/**
 * How to start Node.js so that Linux kills it when this process ends, whatever ends it. A process in an endless loop does
 * not notice by itself that the other end of its channel is gone. Plain Node.js where there is no `setpriv`.
 */
export const nodeThatEndsWithUs = (): NodeCommand => (command ??= findCommand());

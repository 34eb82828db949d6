import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellPin } from '@manna/shared/contracts';
import { dist } from './paths';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface NextShell {
  /** The copy of the built site. Its `shell/current` still names the shell that was built. */
  dist: string;
  pin: ShellPin;
}

/** Copies the built site without its content, and puts beside its shell the same shell with another version. */
export function copyWithNextShell(folder: string, version: string): NextShell {
  const target = path.join(folder, 'dist');
  cpSync(dist, target, { recursive: true, filter: (file) => !file.startsWith(path.join(dist, 'content')) });
  const built = readFileSync(path.join(target, 'shell/current'), 'utf8').trim();
  const home = path.join(target, 'shell', version);
  cpSync(path.join(target, 'shell', built), home, { recursive: true });
  const worker = path.join(home, 'service-worker.js');
  const text = readFileSync(worker, 'utf8').replace(built, version);
  writeFileSync(worker, text);
  for (const encoding of ['.br', '.gz']) rmSync(worker + encoding, { force: true });
  const file = path.join(home, 'shell.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { version: string; integrity: Record<string, string> };
  release.version = version;
  release.integrity['service-worker.js'] = hashOf(text);
  const json = JSON.stringify(release);
  writeFileSync(file, json);
  return { dist: target, pin: { version, release: hashOf(json) } };
}

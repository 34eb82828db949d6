import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files that are new or changed, and deletes those that are not in `files`. Calls `onStale` with the path of each
 * before, which may throw instead.
 */
export function updateFiles(target: string, files: ReadonlyMap<string, string>, onStale: (file: string) => void): void {
  for (const [file, text] of files) {
    const at = path.join(target, file);
    if (existsSync(at) && readFileSync(at, 'utf8') === text) continue;
    onStale(at);
    mkdirSync(target, { recursive: true });
    writeFileSync(at, text);
  }
  const existing = existsSync(target) ? readdirSync(target) : [];
  for (const at of existing.filter((name) => !files.has(name)).map((name) => path.join(target, name))) {
    onStale(at);
    rmSync(at);
  }
}

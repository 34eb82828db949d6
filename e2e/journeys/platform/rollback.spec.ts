import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startFaultServer } from '../../fault-server';
import { expect, test } from '../../fixtures';
import { compose, releaseAt, startGateway, writeComposition } from '../../gateway';
import { NEXT_VERSION, root } from '../../paths';

const PILLAR = 'articles-resources';
const PATHS = ['/articles', '/articles/history', '/bible/ruth/2', '/encyclopedia/people/abraham', '/'];
/** Each of so many readers opens one page after the other. */
const READERS = 16;
const PAUSE_MS = 20;
const ROLLBACK_LIMIT_MS = 5_000;

test('a rollback takes effect within five seconds under load, and no request fails', { tag: '@thorough' }, async () => {
  const cdn = await startFaultServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
  const file = path.join(folder, 'prod.json');
  const first = compose(cdn.origin, []);
  const stable = first.pillars[PILLAR]?.stable.version ?? '';
  writeComposition(file, first);
  const gateway = await startGateway({ COMPOSITION: file, RENDERS_PER_MINUTE: '100000' });
  const operator = (command: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(root, 'platform/src/compose/compose.ts'),
        command,
        file,
        ...args,
        '--why',
        'a test',
      ],
      { cwd: root },
    );
  const versionIn = (page: string) => new RegExp(`${PILLAR} ([^,;\\s"]+)`).exec(page)?.[1] ?? 'none';
  const failures: string[] = [];
  const seen = new Map<string, number>();
  let isOver = false;
  const read = async (reader: number) => {
    for (let visit = reader; !isOver; visit += 1) {
      // Some pages are cached, and some are not.
      const url = `${gateway.url}${PATHS[visit % PATHS.length] ?? ''}${visit % 2 ? `?v=${visit}` : ''}`;
      try {
        const response = await fetch(url);
        const text = await response.text();
        const version = versionIn(text);
        seen.set(version, (seen.get(version) ?? 0) + 1);
        if (!response.ok || !text.includes('<h1')) failures.push(`${url} ${response.status}`);
      } catch (error) {
        failures.push(`${url} ${String(error)}`);
      }
      await sleep(PAUSE_MS);
    }
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  const isServed = (version: string) =>
    expect
      .poll(async () => versionIn(await (await fetch(`${gateway.url}/articles`)).text()), {
        intervals: [100],
        timeout: 20_000,
      })
      .toBe(version);

  await operator('pin', PILLAR, '--base', releaseAt(cdn.origin, PILLAR, NEXT_VERSION));
  await isServed(NEXT_VERSION);
  await sleep(2_000);
  await operator('rollback');
  const began = performance.now();
  await isServed(stable);
  const took = performance.now() - began;
  await sleep(2_000);
  isOver = true;
  await Promise.all(readers);
  await gateway.stop();
  await cdn.close();
  rmSync(folder, { recursive: true });
  expect(failures).toEqual([]);
  expect([...seen.values()].reduce((all, pages) => all + pages)).toBeGreaterThan(100);
  expect([...seen.keys()].sort()).toEqual([stable, NEXT_VERSION].sort());
  expect(took).toBeLessThan(ROLLBACK_LIMIT_MS);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_BUNDLE } from '../../testing/fixture-bundles';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const QUICK_MS = 50;
const NEXT_BUNDLE = SHELL_BUNDLE.replace('The shell</header>', 'The next shell</header>');

let site: FixtureSite;
let gateway: TestGateway;
let pillar: Awaited<ReturnType<FixtureSite['writePillar']>>;
beforeEach(async () => {
  site = await createWholeSite();
  pillar = await site.writePillar('bible');
  gateway = await openGateway(site, undefined, { compositionPollMs: QUICK_MS });
});
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

const ask = (url: string) => gateway.app.inject({ url, headers: { host: 'localhost' } });
/** Which shell rendered a page, and whose scripts it loads. */
const shellsOf = (page: string) => [
  /<header>([^<]*)/.exec(page)?.[1] ?? 'none',
  /src="\/shell\/([^/]+)\/main\.js/.exec(page)?.[1] ?? 'none',
];
const refused = async () =>
  (await ask('/readyz')).json<{ composition: { refused?: string; revision: number } }>().composition;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(QUICK_MS);
};

test('a shell that a revision names takes effect without a restart, no page is of two shells, and none fails', async () => {
  const seen = new Set<string>();
  const failed: number[] = [];
  let isOver = false;
  const read = async (reader: number) => {
    for (let visit = 0; !isOver; visit += 1) {
      const { statusCode, body } = await ask(visit % 2 ? '/' : `/bible/genesis/${reader * 10_000 + visit}`);
      if (statusCode >= 500) failed.push(statusCode);
      else seen.add(shellsOf(body).join(' of '));
      await sleep(5);
    }
  };
  const readers = [1, 2, 3, 4].map(read);
  const { fingerprint } = (await ask('/api/revision')).json<{ fingerprint: string }>();
  const shell = await site.writeShell(NEXT_BUNDLE, { version: '2.0.0' });
  await site.compose({ bible: pillar }, { shell });
  await until(async () => shellsOf((await ask('/')).body)[1] === '2.0.0');
  await sleep(500);
  isOver = true;
  await Promise.all(readers);
  expect(failed).toEqual([]);
  expect([...seen].sort()).toEqual(['The next shell of 2.0.0', 'The shell of 1.0.0']);
  expect((await ask('/api/revision')).json()).not.toMatchObject({ fingerprint });
  expect((await ask('/status.json')).json()).toMatchObject({ shell: { version: '2.0.0', base: '/shell/2.0.0/' } });
  // Open pages still load theirs.
  expect((await ask('/shell/1.0.0/main.js')).statusCode).toBe(200);

  await site.compose({ bible: pillar });
  await until(async () => shellsOf((await ask('/')).body)[1] === '1.0.0');
  expect(shellsOf((await ask('/')).body)).toEqual(['The shell', '1.0.0']);
});

test('a revision whose shell is missing or has changed is refused with the reason, and the shell before stays', async () => {
  const shell = await site.writeShell(NEXT_BUNDLE, { version: '2.0.0' });
  await writeFile(path.join(site.dist, 'shell/2.0.0/server/shell.cjs'), `${NEXT_BUNDLE} `);
  await site.compose({ bible: pillar }, { shell: { ...shell, version: '3.0.0' } });
  await until(async () => (await refused()).refused !== undefined);
  expect((await refused()).refused).toMatch(/copy the shell that the composition names there/);
  await site.compose({ bible: pillar }, { shell: { ...shell, release: pillar.release } });
  await until(async () => (await refused()).refused?.includes('is not the one that the composition names') === true);
  expect(await refused()).toMatchObject({ revision: 1 });
  expect(shellsOf((await ask('/')).body)).toEqual(['The shell', '1.0.0']);
});

test('a shell that a composed pillar does not fit is refused with the reason, and the shell before stays', async () => {
  const own = await site.writePillar('bible', { release: { contract: '^1.0.0' }, version: '1.1.0' });
  await site.compose({ bible: own });
  await until(async () => (await refused()).revision === 2);
  const shell = await site.writeShell(NEXT_BUNDLE, { version: '2.0.0', contract: '2.0.0' });
  await site.compose({ bible: own }, { shell });
  await until(async () => (await refused()).refused !== undefined);
  expect(await refused()).toMatchObject({
    revision: 2,
    refused: 'bible 1.1.0 requires contract ^1.0.0, but this shell has contract 2.0.0.',
  });
  const page = await ask('/bible/genesis/1');
  expect([page.statusCode, ...shellsOf(page.body)]).toEqual([200, 'The shell', '1.0.0']);
  const fitting = await site.writePillar('bible', { release: { contract: '^2.0.0' }, version: '2.0.0' });
  await site.compose({ bible: fitting }, { shell });
  await until(async () => shellsOf((await ask('/bible/genesis/1')).body)[1] === '2.0.0');
});

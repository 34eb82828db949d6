import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startFaultServer, type FaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, startGateway, writeComposition, type RunningGateway } from '../../gateway';
import { root } from '../../paths';
import { Team } from '../../team';

/** npm downloads several hundred packages, and a busy machine builds slowly. */
const INSTALLING_LIMIT_MS = 600_000;
const BUILDING_LIMIT_MS = 120_000;
/** The gateway looks at its file every two seconds, and a busy machine takes longer. */
const SOON_MS = 20_000;

let team: Team;
let cdn: FaultServer;
let gateway: RunningGateway;

test.beforeEach(async () => {
  team = new Team();
  cdn = await startFaultServer(team.folder);
  writeComposition(team.at('prod.json'), compose(cdn.origin, []));
  gateway = await startGateway({ COMPOSITION: team.at('prod.json') });
});
test.afterEach(async () => {
  await gateway.stop();
  await cdn.close();
  team.remove();
});

interface Published {
  version: string;
  release: string;
}

/** Runs a command of compose for the garden, as an operator does. */
async function operator(command: string, ...args: string[]): Promise<void> {
  const program = path.join(root, 'platform/src/compose/compose.ts');
  const all = ['--import', 'tsx', program, command, team.at('prod.json'), 'garden', ...args, '--why', 'a journey'];
  await promisify(execFile)(process.execPath, all, { cwd: root });
}

/** What names a release that the team has published to an operator who has the team's public key. */
const releaseOf = ({ version, release }: Published): string[] => [
  ...['--base', `${cdn.origin}/releases/garden/${version}/`, '--release', release],
  ...['--signed-by', team.at('garden/garden.pem.pub')],
];

const composeGarden = (published: Published): Promise<void> => operator('add', ...releaseOf(published));

/** A reader comes from the home page, and goes on to the Bible. */
async function readGarden(page: Page): Promise<void> {
  await expect.poll(async () => (await fetch(`${gateway.url}/garden`)).status, { timeout: SOON_MS }).toBe(200);
  await page.goto(gateway.url);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('tabpanel', { name: 'Main menu' }).getByRole('link', { name: 'Garden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible();
  await expect(page.getByText('The Bible has 66 books.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Genesis' }).click();
  await expect(page).toHaveURL(/\/bible\/genesis$/);
}

const asJson = ({ stdout }: { stdout: string }): unknown => JSON.parse(stdout);
const create = ['create', 'garden', '--owner', 'garden team'];
const publish = ['publish', '--to', '../releases', '--new-key', 'garden.pem', '--json'];

test('a pillar that a team makes with the kit is on the site without a new shell', async ({ page, complaints }) => {
  test.setTimeout(BUILDING_LIMIT_MS);
  await team.unpackKit();
  await team.pillar('.', ...create);
  await team.pillar('garden', 'build');
  expect(asJson(await team.pillar('garden', 'check', '--site', gateway.url, '--json'))).toMatchObject({ findings: [] });
  const shell = await (await fetch(`${gateway.url}/api/shell`)).text();
  await composeGarden(asJson(await team.pillar('garden', ...publish)) as Published);
  await readGarden(page);
  expect(await (await fetch(`${gateway.url}/api/shell`)).text()).toBe(shell);
  expect(complaints).toEqual([]);
});

test('a pillar lives: made, published, tried by some, given to all, broken, stopped by the gateway, and rolled back @thorough', async ({
  page,
}) => {
  test.setTimeout(2 * BUILDING_LIMIT_MS);
  const texts = 'garden/src/features/first/first-text.ts';
  const view = 'garden/src/features/first/first-page.tsx';
  const release = async (version: string, command: readonly string[]): Promise<Published> => {
    await team.pillar('garden', 'build', '--version', version);
    return asJson(await team.pillar('garden', ...command)) as Published;
  };
  const again = publish.map((word) => (word === '--new-key' ? '--key' : word));
  const seen = async (): Promise<string> => {
    await page.goto(`${gateway.url}/garden`);
    return page.getByRole('main').innerText();
  };
  await team.unpackKit();
  await team.pillar('.', ...create);
  await composeGarden(await release('1.0.0', publish));
  await readGarden(page);

  team.write(texts, team.read(texts).replace('The Bible has', 'We count'));
  const second = await release('1.1.0', again);
  await operator('canary', ...releaseOf(second), '--percent', '0', '--cohort', 'gardeners');
  const join = async () => {
    const options = { maxRedirects: 0, headers: { 'sec-fetch-site': 'none' } };
    return (await page.request.get(`${gateway.url}/api/cohorts/gardeners`, options)).status();
  };
  await expect.poll(join, { timeout: SOON_MS }).toBe(303);
  await expect.poll(seen, { timeout: SOON_MS }).toContain('We count 66 books.');
  await page.context().clearCookies();
  expect(await seen()).toContain('The Bible has 66 books.');
  await operator('canary', '--promote');
  await expect.poll(seen, { timeout: SOON_MS }).toContain('We count 66 books.');

  team.write(
    view,
    team.read(view).replace('return (', "if (data.books.length > 0) throw new Error('weeds');\n  return ("),
  );
  const broken = await release('1.2.0', again);
  await operator('canary', ...releaseOf(broken), '--percent', '100', '--stop-after', '3');
  const log = /The canary garden 1\.2\.0 is stopped: on the gateway 100\.0 % of 3 renderings failed/;
  const logged = async () => {
    await seen();
    return gateway.log();
  };
  await expect.poll(logged, { timeout: SOON_MS }).toMatch(log);
  expect(await seen()).toContain('We count 66 books.');

  await operator('pin', ...releaseOf(broken));
  await expect.poll(seen, { timeout: SOON_MS }).not.toContain('We count');
  await operator('rollback');
  await expect.poll(seen, { timeout: SOON_MS }).toContain('We count 66 books.');
});

test('a team sees a change of its pillar on the deployed site at once, before anything is published @thorough', async ({
  page,
}) => {
  test.setTimeout(BUILDING_LIMIT_MS);
  await team.unpackKit();
  await team.pillar('.', ...create);
  const dev = await team.startDev('garden', gateway.url);
  try {
    await page.goto(`${dev.url}/bible`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('tabpanel', { name: 'Main menu' }).getByRole('link', { name: 'Garden' }).click();
    await expect(page.getByText('The Bible has 66 books.')).toBeVisible();
    await page.goto(`${dev.url}/garden`);
    await expect(page.getByText('The Bible has 66 books.')).toBeVisible();
    const texts = 'garden/src/features/first/first-text.ts';
    team.write(texts, team.read(texts).replace('The Bible has', 'We count'));
    await expect(page.getByText('We count 66 books.')).toBeVisible();
    const query = 'garden/src/features/first/first-page.graphql';
    team.write(query, team.read(query).replace('slug', 'slug\n    chapterCount'));
    const source = 'garden/src/features/first/first-page.tsx';
    team.write(source, team.read(source).replace('>{name}<', '>{`${name}, ${data.books[0]?.chapterCount}`}<'));
    await expect(page.getByRole('link', { name: 'Genesis, 50' })).toBeVisible();
    // The deployed site has nothing of it.
    expect((await fetch(`${gateway.url}/garden`)).status).toBe(404);
  } finally {
    await dev.stop();
  }
});

test('a team that has only the package installs, tests, builds, checks and publishes its pillar @thorough', async ({
  page,
  complaints,
}) => {
  test.setTimeout(INSTALLING_LIMIT_MS);
  const npx = ['exec', '--yes', '--package', team.tarball, '--', 'pillar'];
  await team.run('.', 'npm', ...npx, ...create, '--kit', team.tarball);
  await team.run('garden', 'npm', 'install', '--no-audit', '--no-fund');
  // It has a React of its own, and nothing of this repository.
  expect(realpathSync(team.at('garden/node_modules/react'))).toBe(
    realpathSync(team.at('garden')) + '/node_modules/react',
  );
  expect(existsSync(team.at('garden/node_modules/@manna/shared'))).toBe(false);
  expect((await team.run('garden', 'npm', 'test')).stderr).toMatch(/Tests: +5 passed, 5 total/);
  await team.run('garden', 'npm', 'run', 'types');
  await team.run('garden', 'npm', 'run', 'doctor');
  await team.run('garden', 'npm', 'run', 'build');
  await team.run('garden', 'npm', 'run', 'check');
  const published = asJson(await team.run('garden', 'npx', 'pillar', ...publish)) as Published;
  expect(published.version).toMatch(/^0\.1\.0-h/);
  await composeGarden(published);
  await readGarden(page);
  // Now it is the site's: another pillar cannot have its pages.
  await team.run('garden', 'npx', 'pillar', 'create', '../orchard', '--route', '/garden/orchard', '--owner', 'others');
  await team.run('.', 'mv', 'garden/node_modules', 'orchard/node_modules');
  await team.run('orchard', 'npx', 'pillar', 'build');
  await expect(team.run('orchard', 'npx', 'pillar', 'check', '--site', gateway.url)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('what is below /garden belongs to garden. Choose another one.'),
  });
  await team.run('.', 'mv', 'orchard/node_modules', 'garden/node_modules');
  // A type of its query that is not the schema's does not compile.
  const query = 'garden/src/features/first/first-page.graphql';
  team.write(query, team.read(query).replace('slug', 'slug\n    chapters'));
  await expect(team.run('garden', 'npm', 'run', 'types')).rejects.toMatchObject({
    stderr: expect.stringMatching(/The queries do not fit the site's schema: .*chapters/s),
  });
  expect(complaints).toEqual([]);
});

import { copyFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ComposedSite, metadataWith, until } from '../../testing/composed-site';
import { faults } from '../../testing/fault-server';
import { pillarBundles } from '../../testing/fixture-bundles';

let composed: ComposedSite;
beforeEach(async () => (composed = await ComposedSite.create()));
afterEach(() => composed.remove());

const pillarOf = (name: string) => composed.pillarOf(name);
const heldOf = (name: string) => composed.service?.current().held.find(({ pillar }) => pillar === name);

const keptFile = () => path.join(composed.site.folder, 'kept.json');
const keepFile = () => copyFile(composed.site.compositionFile, keptFile());
const putBack = () => copyFile(keptFile(), composed.site.compositionFile);

describe('a release that takes what belongs to another pillar', () => {
  const taking = (version: string) =>
    composed.pins({ version, release: { metadata: metadataWith(['/remote', '/local']) } });

  test('it does not replace the last good release, whatever the order of the file, and is never one itself', async () => {
    await composed.compose(await composed.pins());
    const { lines } = await composed.start();
    const { local, remote } = await taking('1.1.0');
    await composed.compose({ remote, local });
    await until(() => heldOf('remote') !== undefined);
    const message = 'remote has the route /local, but what is below /local belongs to local.';
    expect(heldOf('remote')).toEqual({ pillar: 'remote', version: '1.1.0', failure: { kind: 'contract', message } });
    expect(lines.filter(({ msg }) => msg === message)).toHaveLength(1);
    composed.host.file = 'pillar.json';
    composed.host.fault = faults.unavailable;
    await composed.compose(await composed.pins({ version: '1.2.0' }));
    await until(() => heldOf('remote')?.version === '1.2.0');
    expect(pillarOf('remote')).toMatchObject({ version: '1.0.0', failure: null });
    expect(pillarOf('local')?.failure).toBeNull();
  });

  test('it has no routes if there is no good release, and only its own paths are lost', async () => {
    await composed.compose(await taking('1.1.0'));
    const { service } = await composed.start();
    expect(pillarOf('remote')).toMatchObject({ failure: { kind: 'contract' }, metadata: null });
    expect(service.current().lostAreas).toEqual(['remote']);
  });
});

test('any path may be lost while the release of a pillar was never read', async () => {
  composed.host.file = 'pillar.json';
  composed.host.fault = faults.unavailable;
  await composed.compose(await composed.pins());
  const { service } = await composed.start();
  expect(service.current().lostAreas).toEqual(['*']);
  composed.host.fault = faults.none;
  await until(() => service.current().lostAreas.length === 0);
});

test('while nothing can be stored in DATA_DIR the last good release stays, and the new one follows by itself', async () => {
  await composed.compose(await composed.pins());
  const { service } = await composed.start();
  const cache = path.join(composed.site.dataDir, 'cache');
  await rename(cache, `${cache}.away`);
  // Nobody can create a file there, not even root.
  await symlink('/proc/self/fd', cache);
  await composed.compose(await composed.pins({ version: '1.1.0' }));
  await until(() => service.current().resolved.revision === 2);
  expect(pillarOf('remote')).toMatchObject({ version: '1.0.0', failure: null });
  expect(heldOf('remote')).toMatchObject({ version: '1.1.0', failure: { message: expect.stringContaining('ENOENT') } });
  await rm(cache);
  await rename(`${cache}.away`, cache);
  await until(() => pillarOf('remote')?.version === '1.1.0');
  expect(service.current().held).toEqual([]);
});

test('while the host of a new release is slow, the last good one is there at every moment', async () => {
  await composed.compose(await composed.pins());
  const { service } = await composed.start();
  composed.host.delayMs = 900;
  const began = performance.now();
  const next = { version: '1.1.0', server: `${pillarBundles.good}\n` };
  await composed.compose(await composed.pins(next), { timeoutMs: 5_000 });
  const seen: unknown[] = [];
  const look = setInterval(() => {
    const { version, failure } = pillarOf('remote') ?? {};
    const now = JSON.stringify([version, failure, 'remote' in service.current().bundles]);
    if (now !== seen.at(-1)) seen.push(now);
  }, 1);
  await until(() => seen.length > 1);
  clearInterval(look);
  // Longer than the service waits for the pillars of a new composition.
  expect(performance.now() - began).toBeGreaterThan(1_500);
  expect(seen).toEqual(['["1.0.0",null,true]', '["1.1.0",null,true]']);
});

describe('after a restart', () => {
  test('the last good release stays, even if neither the new one nor its host is there', async () => {
    await composed.compose(await composed.pins());
    await composed.start();
    composed.host.file = 'pillar.cjs';
    composed.host.fault = faults.tampered;
    await composed.compose(await composed.pins({ version: '1.1.0', server: 'exports.default = {};' }));
    await until(() => heldOf('remote') !== undefined);
    await composed.host.stop();
    await composed.start();
    expect(pillarOf('remote')).toMatchObject({ version: '1.0.0', failure: null });
    expect(heldOf('remote')).toMatchObject({ version: '1.1.0' });
  });

  test('an older file is refused as it was before, and the last composition goes on', async () => {
    const { local } = await composed.pins();
    await composed.compose({ local });
    await keepFile();
    await composed.compose({ local });
    await composed.start();
    await putBack();
    const { service, lines } = await composed.start();
    const reason = 'its revision 1 is not higher than 2, which is active';
    expect(service.current().resolved.revision).toBe(2);
    expect(service.refusals()).toEqual({ count: 1, reason });
    await composed.compose({ local });
    await until(() => service.current().resolved.revision === 3);
    expect(service.refusals()).toEqual({ count: 1, reason: undefined });
    expect(lines.filter(({ msg }) => msg.includes(reason))).toHaveLength(1);
  });

  test('the composition that the build wrote may be older, as when a whole deployment is rolled back', async () => {
    await composed.compose({});
    await keepFile();
    await composed.compose({});
    await composed.start({ isBuilt: true });
    await putBack();
    const { service } = await composed.start({ isBuilt: true, environment: 'prod' });
    expect(service.current().resolved).toMatchObject({ revision: 1, environment: 'prod' });
  });

  test.each(['{"accepted":', '{}'])('what is remembered may be damaged: %s', async (text) => {
    await composed.compose({});
    // Closed, because it would remember the next composition, and mend what is damaged here.
    await (await composed.start()).service.close();
    await composed.site.compose({});
    await writeFile(path.join(composed.site.dataDir, 'composition.json'), text);
    const { service, lines } = await composed.start();
    expect(service.current().resolved.revision).toBe(2);
    expect(lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^The composition that was accepted before is not known: .*composition\.json is not/),
    );
  });
});

test('a file that is gone is reported once, and counts as refused until it is back', async () => {
  await composed.compose({});
  const { service, lines } = await composed.start();
  await keepFile();
  await rm(composed.site.compositionFile);
  await until(() => service.refusals().count > 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const reason = 'it cannot be read: there is no such file';
  expect(service.refusals()).toEqual({ count: 1, reason });
  expect(lines.filter(({ msg }) => msg.includes(reason))).toHaveLength(1);
  await putBack();
  await until(() => service.refusals().reason === undefined);
});

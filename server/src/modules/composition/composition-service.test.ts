import { readFile } from 'node:fs/promises';
import { fullCollection } from '../../collect-at-rest';
import { ComposedSite, metadataWith, QUICK_MS, until } from '../../testing/composed-site';
import { faults, FaultServer } from '../../testing/fault-server';
import { CHAPTER_QUERY } from '../../testing/fixture-bundles';
import { sha256, type FixtureSite, type Pin, type PillarOptions } from '../../testing/fixture-site';

let composed: ComposedSite;
let site: FixtureSite;
beforeEach(async () => {
  composed = await ComposedSite.create();
  site = composed.site;
});
afterEach(() => composed.remove());

const pins = (options?: PillarOptions) => composed.pins(options);
const compose = (pillars: Record<string, Pin>) => composed.compose(pillars);
const start = () => composed.start();
const pillarOf = (name: string) => composed.pillarOf(name);

test('pillars of this site and of another host are available with their verified server bundles', async () => {
  await compose(await pins());
  const { service } = await start();
  const { resolved, bundles, documents } = service.current();
  expect(resolved.pillars.map(({ name, failure }) => [name, failure])).toEqual([
    ['local', null],
    ['remote', null],
  ]);
  expect(await readFile(bundles['remote']?.serverFile ?? '', 'utf8')).toContain('exports.default');
  expect(JSON.parse(bundles['remote']?.manifest ?? '')).toMatchObject({ id: 'remote' });
  expect(documents.size).toBe(1);
});

test('the queries of the shell are known together with those of the pillars, and without any pillar', async () => {
  const query = '{ home { text } }';
  await site.writeShell(undefined, { documents: { [sha256(query)]: query } });
  await compose({});
  const { service } = await start();
  const queryTexts = () => [...service.current().documents.values()];
  expect(queryTexts()).toEqual([query]);
  await compose({ local: await site.writePillar('local') });
  await until(() => queryTexts().length === 2);
  expect(queryTexts()).toEqual([query, CHAPTER_QUERY]);
});

describe('a pillar whose host fails is unavailable with the reason, and the other pillar still works', () => {
  test.each([
    ['pillar.json', 'unavailable', 'http', /pillar\.json responded with status 503\.$/],
    ['pillar.json', 'hanging', 'timeout', /pillar\.json did not respond within 400 ms\.$/],
    ['pillar.json', 'stalling', 'timeout', /pillar\.json did not respond within 400 ms\.$/],
    ['pillar.json', 'tampered', 'integrity', /pillar\.json is not the file that was pinned/],
    ['pillar.json', 'redirecting', 'http', /pillar\.json cannot be fetched/],
    ['pillar.json', 'broken', 'http', /pillar\.json cannot be fetched \(UND_ERR_SOCKET\)/],
    ['mf-manifest.json', 'hanging', 'timeout', /mf-manifest\.json did not respond/],
    ['mf-manifest.json', 'tampered', 'integrity', /mf-manifest\.json is not the file that was pinned/],
    ['pillar.cjs', 'unavailable', 'http', /pillar\.cjs responded with status 503/],
    ['pillar.cjs', 'tampered', 'integrity', /pillar\.cjs is not the file that was pinned/],
  ] as const)('%s %s', async (file, fault, kind, message) => {
    composed.host.file = file;
    composed.host.fault = faults[fault];
    await compose(await pins());
    const { service } = await start();
    // The service does not wait longer than a moment for a slow host, which on a busy machine may pass first.
    await until(() => pillarOf('remote')?.failure?.message.includes('has not responded yet') === false);
    expect(pillarOf('remote')?.failure).toEqual({ kind, message: expect.stringMatching(message) });
    expect(service.current().bundles).not.toHaveProperty('remote');
    expect(pillarOf('local')?.failure).toBeNull();
  });

  test('a host that stalls is given up, also if the memory is collected meanwhile', async () => {
    composed.host.file = 'pillar.json';
    composed.host.fault = faults.stalling;
    await compose(await pins());
    const collect = fullCollection();
    // The response has begun by then, and its rest has not come.
    setTimeout(collect, 4 * QUICK_MS);
    await start();
    await until(() => pillarOf('remote')?.failure?.message.endsWith('did not respond within 400 ms.') === true);
  });

  test('a pillar is unavailable when nothing listens on its host', async () => {
    await compose(await pins());
    await composed.host.stop();
    await start();
    expect(pillarOf('remote')?.failure).toMatchObject({
      kind: 'http',
      message: expect.stringContaining('ECONNREFUSED'),
    });
    composed.host = await FaultServer.start(site.dist);
  });
});

describe('a release that does not fit is unavailable with the reason', () => {
  test.each([
    [
      'another contract',
      { release: { contract: '^2.0.0' } },
      'contract',
      /requires contract \^2\.0\.0, but this shell has contract 1\.0\.0/,
    ],
    [
      'another React',
      { release: { shared: { react: '^18.0.0' } } },
      'shared',
      /requires react \^18\.0\.0, but this shell provides 19\.3\.1/,
    ],
    [
      'a library that the shell does not provide',
      { release: { shared: { vue: '*' } } },
      'shared',
      /requires vue \*, but this shell provides none/,
    ],
    [
      'another name',
      { release: { name: 'other' } },
      'integrity',
      /belongs to other 1\.0\.0, but the composition pins remote 1\.0\.0/,
    ],
    ['another version', { release: { version: '1.0.1' } }, 'integrity', /belongs to remote 1\.0\.1/],
    ['a wrong shape', { release: { owner: '' } }, 'contract', /pillar\.json is not valid: owner is "": /],
    [
      'no pin for its server bundle',
      { release: { server: 'server/other.cjs' } },
      'integrity',
      /has no pin for server\/other\.cjs/,
    ],
    [
      'an invalid manifest',
      { manifest: '{"id":"remote"}' },
      'contract',
      /mf-manifest\.json is not valid: name is missing/,
    ],
    ['a manifest that is a page', { manifest: '<!doctype html>' }, 'contract', /mf-manifest\.json is not JSON/],
  ])('%s', async (_kind, options, kind, message) => {
    await compose(await pins(options));
    await start();
    expect(pillarOf('remote')?.failure).toEqual({ kind, message: expect.stringMatching(message) });
    expect(pillarOf('local')?.failure).toBeNull();
  });

  test('no federation manifest is needed for a pillar whose entry is a plain container', async () => {
    await compose(await pins({ release: { manifest: undefined } }));
    const { service } = await start();
    expect(pillarOf('remote')).toMatchObject({ failure: null, manifest: null, entry: 'entry.js' });
    expect(service.current().bundles['remote']?.manifest).toBeUndefined();
  });

  test('an unavailable pillar keeps its routes, so that its pages can show what failed', async () => {
    await compose(await pins({ release: { contract: '^2.0.0' } }));
    await start();
    expect(pillarOf('remote')).toMatchObject({ title: 'The remote', metadata: { routes: [{ path: '/remote' }] } });
  });

  test.each(['/pillars/../shell/1.0.0/', '/elsewhere/'])(
    'a base on this site outside /pillars/ is refused: %s',
    async (base) => {
      const { remote, ...rest } = await pins();
      await compose({ ...rest, remote: { ...remote, base } });
      await start();
      expect(pillarOf('remote')?.failure).toMatchObject({
        kind: 'http',
        message: expect.stringContaining('not below /pillars/'),
      });
    },
  );
});

describe('recovery and change at run time', () => {
  test('a failed pillar becomes available when its host recovers, and the generation grows so that cached pages are dropped', async () => {
    composed.host.file = 'pillar.json';
    composed.host.fault = faults.unavailable;
    await compose(await pins());
    const { service } = await start();
    const { generation } = service.current();
    composed.host.fault = faults.none;
    await until(() => pillarOf('remote')?.failure === null);
    expect(service.current().generation).toBeGreaterThan(generation);
  });

  test('a pillar that worked once works even if its host is down at the next start', async () => {
    const files = { 'page.css': 'h1{color:red}', 'pack.js': 'pack()' };
    const release = { metadata: metadataWith(['/remote'], ['page.css']), offlinePack: 'pack.js' };
    await compose(await pins({ files, release }));
    await start();
    const { bundles } = composed.service?.current() ?? {};
    await composed.host.stop();
    const { service } = await start();
    expect(pillarOf('remote')).toMatchObject({ title: 'The remote', failure: null });
    expect(service.current().bundles).toEqual(bundles);
    expect(bundles?.['remote']).toMatchObject({
      manifest: expect.stringContaining('remote'),
      styles: { 'page.css': 'h1{color:red}' },
    });
    expect(service.current().offlinePacks).toEqual([{ pillar: 'remote', script: 'pack()' }]);
  });

  test('the last good release stays until the new one is whole', async () => {
    await compose(await pins());
    const { service } = await start();
    composed.host.file = 'pillar.json';
    composed.host.fault = faults.unavailable;
    await compose(await pins({ version: '1.1.0' }));
    await until(() => service.current().held.length > 0);
    expect(pillarOf('remote')).toMatchObject({ version: '1.0.0', failure: null });
    expect(service.current().held).toMatchObject([{ pillar: 'remote', version: '1.1.0', failure: { kind: 'http' } }]);
    composed.host.fault = faults.none;
    await until(() => pillarOf('remote')?.version === '1.1.0');
    expect(service.current().held).toEqual([]);
  });

  test('the last good release does not stay if its origin is no longer allowed', async () => {
    const { local, remote } = await pins();
    await compose({ local, remote });
    await start();
    const moved = { version: '1.1.0', base: '/pillars/nowhere/1.1.0/' };
    await site.compose({ local, remote: { ...remote, ...moved } });
    await until(() => pillarOf('remote')?.version === '1.1.0');
    expect(pillarOf('remote')?.failure?.kind).toBe('http');
  });

  test('a new version replaces the old one without a moment in which the pillar is missing', async () => {
    await compose(await pins());
    const { service } = await start();
    const seen = new Set<unknown>();
    await compose(await pins({ version: '1.1.0' }));
    await until(() => {
      seen.add(pillarOf('remote')?.failure);
      return pillarOf('remote')?.version === '1.1.0';
    });
    expect([...seen]).toEqual([null]);
    expect(service.current().resolved.revision).toBe(2);
  });

  test('the generation stays the same when nothing changes, so that cached pages stay', async () => {
    await compose(await pins());
    const { service } = await start();
    const { generation } = service.current();
    await new Promise((resolve) => setTimeout(resolve, QUICK_MS * 4));
    expect(service.current().generation).toBe(generation);
  });

  test('an invalid new composition is reported and the old one stays active', async () => {
    await compose(await pins());
    const { service, lines } = await start();
    await site.write('composition.json', '{"schema":1}');
    await until(() => service.refusals().count > 0);
    expect(lines.at(-1)?.msg).toMatch(
      /composition\.json is refused, and revision 1 stays active: it is not valid: environment is missing: /,
    );
    expect(service.refusals().reason).toMatch(/^it is not valid: environment is missing/);
    expect(service.current().resolved.revision).toBe(1);
    await compose(await pins());
    await until(() => service.current().resolved.revision === 2);
    expect(service.refusals()).toEqual({ count: 1, reason: undefined });
  });

  test('a composition that leaves out a pillar is reported and has no effect', async () => {
    const { local, remote } = await pins();
    await compose({ remote, local });
    const { service, lines } = await start();
    await compose({ remote });
    const sentence = 'it leaves out local; to remove a pillar, set its "enabled" to false';
    await until(() => lines.some(({ msg }) => msg.includes(sentence)));
    expect(service.current().resolved.pillars.map(({ name }) => name)).toContain('local');
  });

  test('a composition that is older, or for another environment, is reported and has no effect', async () => {
    await compose({});
    await compose({});
    const { service, lines } = await start();
    const said = (words: string) => lines.some(({ msg }) => msg.includes(words));
    const other = { schema: 1, environment: 'local', revision: 2, pillars: {} };
    await site.write('composition.json', JSON.stringify(other));
    await until(() => said('its revision 2 is not higher than 2, which is active'));
    await site.write('composition.json', JSON.stringify({ ...other, revision: 3, environment: 'prod' }));
    await until(() => said('it is for the environment "prod", and the settings of this site are for "local"'));
    expect(service.current().resolved).toMatchObject({ revision: 2, pillars: [] });
  });
});

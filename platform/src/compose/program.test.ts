import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';
import { makeKeys, readPrivateKey } from '../command-line/keys';
import { releaseSignature } from '../command-line/release-signature';
import { switched } from './changes';
import { Environment } from './environment';
import { composeProgram } from './program';
import { ComposeSite, read, run, WHY } from './testing/compose-site';

let site: ComposeSite;
beforeEach(async () => (site = await ComposeSite.start()));
afterEach(() => site.remove());

const at = (name: string) => site.at(name);
const publish = (name: string, version: string) => site.publish(name, version);
const commandsOf = () =>
  composeProgram({ print: () => undefined, notSo: () => undefined }).commands.map((one) => ({ name: one.name() }));
let printed = '';
/** Prints the help of a command, or of all. It throws, as the program does instead of ending the process. */
const help = (...command: string[]) => {
  printed = '';
  const program = composeProgram({ print: () => undefined, notSo: () => undefined });
  for (const each of [program, ...program.commands])
    each.configureOutput({ writeOut: (text) => (printed += text), writeErr: () => undefined });
  program.parse([...command, '--help'], { from: 'user' });
};
const composed = (file?: string, environment?: string) => site.composed(file, environment);

test('an environment begins without pillars, and each change is a revision that names who, why and the one before', async () => {
  const file = await composed();
  const first = readFileSync(path.join(`${file}.history`, '1.json'));
  expect(read(file)).toMatchObject({
    revision: 2,
    previous: await integrityOf(first),
    change: { by: 'ann', why: 'a test', at: expect.stringMatching(/^\d{4}-/) },
    allowedOrigins: [site.host],
    pillars: { garden: { enabled: true, stable: { version: '1.0.0' } } },
  });
  expect((await run('history', file)).text).toMatch(/^revision.*\n2 .*ann {2}a test\n1 .*ann {2}a test$/);
  await expect(run('init', file, '--environment', 'prod', ...WHY)).rejects.toThrow(/is there already/);
});

test('another release is pinned, compared and rolled back, to the byte', async () => {
  const file = await composed();
  const before = read(file).pillars;
  await run('pin', file, 'garden', '--base', await publish('garden', '1.1.0'), ...WHY);
  const { data, isSo } = await run('diff', file);
  expect(isSo).toBe(false);
  expect(data).toContainEqual({ what: 'garden version', before: '1.0.0', after: '1.1.0' });
  await run('rollback', file, ...WHY);
  expect(read(file)).toMatchObject({ revision: 4, pillars: before });
  expect(await run('diff', file, '2')).toMatchObject({ text: 'There is no difference.', isSo: true });
});

test('a shell is named after its files were verified, is promoted and rolled back with all pillars, and can be left out', async () => {
  const file = await composed(at('staging.json'), 'staging');
  const shellOf = (of: string) => (JSON.parse(readFileSync(of, 'utf8')) as { shell?: { version: string } }).shell;
  const here = ['--site', site.folder, ...WHY];
  await site.publishShell('3.0.0');
  await run('shell', file, '--version', '3.0.0', ...here);
  const pin = { version: '3.0.0', release: await integrityOf(readFileSync(at('shell/3.0.0/shell.json'))) };
  expect(shellOf(file)).toEqual(pin);
  expect((await run('diff', file)).data).toContainEqual({ what: 'shell version', before: null, after: '3.0.0' });
  expect((await run('verify', file, '--site', site.folder)).text).toMatch(
    /^shell 3\.0\.0: 2 files are those that are pinned/,
  );
  const prod = at('prod.json');
  await run('init', prod, '--environment', 'prod', ...WHY);
  await run('promote', file, prod, ...here);
  expect(shellOf(prod)).toEqual(pin);
  await run('disable', prod, 'garden', ...WHY);
  await run('rollback', prod, '--to', '1', ...WHY);
  expect(shellOf(prod)).toBeUndefined();
  await site.publishShell('3.1.0');
  writeFileSync(at('shell/3.1.0/main.js'), 'something else');
  await expect(run('shell', file, '--version', '3.1.0', ...here)).rejects.toThrow(/main\.js is not the file/);
  writeFileSync(at('shell/3.0.0/main.js'), 'something else');
  expect(await run('verify', file, '--site', site.folder)).toMatchObject({ isSo: false });
  await run('init', at('next.json'), '--environment', 'next', ...WHY);
  await expect(run('promote', file, at('next.json'), ...here)).rejects.toThrow(/main\.js is not the file/);
  await run('shell', file, '--default', ...WHY);
  expect(shellOf(file)).toBeUndefined();
  await expect(run('shell', file, ...WHY)).rejects.toThrow(/say which one with --version, or --default/);
});

test('a pillar has a back end, which stays with another release, a canary and a rollback, until it is removed', async () => {
  const file = await composed();
  const backend = () => read(file).pillars['garden']?.backend;
  await run('backend', file, 'garden', '--origin', 'http://10.0.0.9:3000', '--timeout', '900', ...WHY);
  expect(backend()).toEqual({ origin: 'http://10.0.0.9:3000', timeoutMs: 900 });
  expect((await run('diff', file)).data).toEqual([
    { what: 'garden back end', before: null, after: 'http://10.0.0.9:3000, 900 ms' },
  ]);
  await run('pin', file, 'garden', '--base', await publish('garden', '1.1.0'), ...WHY);
  await run('canary', file, 'garden', '--base', await publish('garden', '1.2.0'), '--percent', '5', ...WHY);
  await run('canary', file, 'garden', '--stop', ...WHY);
  await run('rollback', file, 'garden', '--to', '2', ...WHY);
  expect(backend()).toEqual({ origin: 'http://10.0.0.9:3000', timeoutMs: 900 });
  await expect(run('backend', file, 'garden', '--origin', 'http://10.0.0.9:3000/plots', ...WHY)).rejects.toThrow(
    /must be an origin such as https/,
  );
  await expect(run('backend', file, 'garden', ...WHY)).rejects.toThrow(/say with --origin where it is, or --remove/);
  await run('backend', file, 'garden', '--remove', ...WHY);
  expect(backend()).toBeUndefined();
  await expect(run('backend', file, 'garden', '--remove', ...WHY)).rejects.toThrow('garden has no back end in');
});

test('overrides are allowed from named origins, stay with other changes and a rollback, and end', async () => {
  const file = await composed();
  const overrides = () => (JSON.parse(readFileSync(file, 'utf8')) as { overrides?: object }).overrides;
  expect(overrides()).toBeUndefined();
  await run('overrides', file, '--origin', 'loopback', 'https://previews.example', ...WHY);
  expect(overrides()).toEqual({ origins: ['loopback', 'https://previews.example'] });
  expect((await run('diff', file)).data).toEqual([
    { what: 'overrides from loopback', before: null, after: 'allowed' },
    { what: 'overrides from https://previews.example', before: null, after: 'allowed' },
  ]);
  await run('disable', file, 'garden', ...WHY);
  await run('rollback', file, '--to', '2', ...WHY);
  expect(overrides()).toEqual({ origins: ['loopback', 'https://previews.example'] });
  await expect(run('overrides', file, '--origin', 'http://previews.example', ...WHY)).rejects.toThrow(
    /must be an https origin/,
  );
  await run('overrides', file, '--none', ...WHY);
  expect(overrides()).toBeUndefined();
  await expect(run('overrides', file, ...WHY)).rejects.toThrow(/say from where with --origin, or --none/);
});

test('a rollback of everything disables what came later, since a gateway refuses a file that leaves it out', async () => {
  const file = await composed();
  await run('add', file, 'meadow', '--base', await publish('meadow', '1.0.0'), ...WHY);
  await run('rollback', file, '--to', '2', ...WHY);
  expect(read(file).pillars).toMatchObject({ garden: { enabled: true }, meadow: { enabled: false } });
  await run('enable', file, 'meadow', ...WHY);
  expect(read(file).pillars).toMatchObject({ meadow: { enabled: true } });
});

test('promotion carries the pins of another environment, also of pillars that are new', async () => {
  const staging = await composed(at('staging.json'), 'staging');
  const prod = at('prod.json');
  await run('init', prod, '--environment', 'prod', ...WHY);
  await run('promote', staging, prod, ...WHY);
  expect(read(prod).pillars).toEqual(read(staging).pillars);
  expect(read(prod)).toMatchObject({ environment: 'prod', allowedOrigins: [site.host] });
});

test('a release of which a byte was changed is neither pinned nor promoted, and verify names the file', async () => {
  const file = await composed();
  expect(await run('verify', file)).toMatchObject({
    isSo: true,
    text: 'garden 1.0.0: 3 files are those that are pinned.',
  });
  writeFileSync(at('garden/1.0.0/entry.js'), 'something else');
  const { text, isSo } = await run('verify', file);
  expect(isSo).toBe(false);
  expect(text).toContain('garden/1.0.0/entry.js is not the file that is pinned.');
  const base = await publish('garden', '1.1.0');
  writeFileSync(at('garden/1.1.0/pillar.cjs'), 'something else');
  await expect(run('pin', file, 'garden', '--base', base, ...WHY)).rejects.toThrow(
    /1\.1\.0\/pillar\.cjs is not the file that is pinned/,
  );
  expect(read(file).revision).toBe(2);
});

test('a hash that its team has published must be that of the release', async () => {
  const file = await composed();
  const base = await publish('garden', '1.1.0');
  const other = `sha384-${'a'.repeat(64)}`;
  await expect(run('pin', file, 'garden', '--base', base, '--release', other, ...WHY)).rejects.toThrow(
    /has the hash sha384-.*, not sha384-aaa/,
  );
});

test('a signed revision is valid for its key alone, and a change of the file is not', async () => {
  const file = at('prod.json');
  await run('init', file, '--environment', 'prod', '--new-key', at('key.pem'), ...WHY);
  await run('init', at('other.json'), '--environment', 'prod', '--new-key', at('other.pem'), ...WHY);
  await run('add', file, 'garden', '--base', await publish('garden', '1.0.0'), '--key', at('key.pem'), ...WHY);
  const verify = async (key: string) => (await run('verify', file, '--key', at(key))).isSo;
  expect(await verify('key.pem.pub')).toBe(true);
  expect(await verify('other.pem.pub')).toBe(false);
  writeFileSync(file, readFileSync(file, 'utf8').replace('4000', '4001'));
  expect(await verify('key.pem.pub')).toBe(false);
  await run('sign', file, '--key', at('key.pem'));
  expect(await verify('key.pem.pub')).toBe(true);
});

test('a release is composed only with a signature of its team, if the operator names their key', async () => {
  const file = await composed();
  makeKeys(at('garden.pem'));
  makeKeys(at('other.pem'));
  const base = await publish('garden', '1.1.0');
  const pin = (key: string) => run('pin', file, 'garden', '--base', base, '--signed-by', at(key), ...WHY);
  await expect(pin('garden.pem.pub')).rejects.toThrow(/1\.1\.0\/pillar\.json\.sig cannot be read/);
  const bytes = readFileSync(at('garden/1.1.0/pillar.json'));
  writeFileSync(at('garden/1.1.0/pillar.json.sig'), await releaseSignature(bytes, readPrivateKey(at('garden.pem'))));
  await expect(pin('other.pem.pub')).rejects.toThrow(/1\.1\.0\/ is not signed by .*other\.pem\.pub: ask its team/);
  await pin('garden.pem.pub');
  expect(read(file).pillars).toMatchObject({ garden: { stable: { version: '1.1.0' } } });
});

test.each([
  'init',
  'add',
  'pin',
  'enable',
  'disable',
  'overrides',
  'backend',
  'shell',
  'canary',
  'fallback',
  'promote',
  'rollback',
  'diff',
  'verify',
  'sign',
  'status',
  'history',
])('%s --help says what it does, with what, that it prints JSON, and its exit codes', (command) => {
  expect(() => help(command)).toThrow('(outputHelp)');
  expect(printed).toMatch(new RegExp(`^Usage: compose ${command} \\[options\\] <`));
  expect(printed).toMatch(/\n\n[a-z][^]+?\n\nArguments:\n/);
  expect(printed).toMatch(/Global Options:\n {2}--json .*print JSON/);
  expect(printed).toContain('Exit codes: 0 all is well; 1');
});

test('the help of compose names every command', () => {
  expect(() => help()).toThrow('(outputHelp)');
  for (const { name } of commandsOf()) expect(printed).toContain(`  ${name} `);
});

test('exit codes and JSON are for scripts: 0, 1 with the reason, and 2', () => {
  const file = at('prod.json');
  const compose = (...args: string[]) => {
    const program = path.resolve(import.meta.dirname, 'compose.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const init = compose('init', file, '--environment', 'prod', '--json', ...WHY);
  expect([init.status, JSON.parse(init.stdout)]).toMatchObject([0, { file, revision: 1 }]);
  const disable = compose('disable', file, 'garden', '--json', ...WHY);
  expect([disable.status, JSON.parse(disable.stderr)]).toEqual([
    1,
    { problem: 'There is no pillar garden in prod: it has none.' },
  ]);
  expect(compose('disable', file)).toMatchObject({ status: 2, stdout: '' });
});

test('a change that was cut off is named with what to remove', async () => {
  const file = await composed();
  writeFileSync(path.join(`${file}.history`, '3.json'), readFileSync(file));
  await expect(run('disable', file, 'garden', ...WHY)).rejects.toThrow(
    /or a change was cut off\. Try again; if it stays so, remove that file/,
  );
  expect(read(file).revision).toBe(2);
});

test('of two operators who change the same revision, the second one is told', async () => {
  const environment = new Environment(await composed());
  const author = { by: 'ann', why: 'a test' };
  let others: Promise<unknown> | undefined;
  const change = environment.change((now) => {
    // The other one reads and writes while this one decides.
    others = environment.change(switched('garden', false), { by: 'ben', why: 'a test' });
    return { ...now, slots: { menuEntries: { hidden: ['garden/garden'] } } };
  }, author);
  const [mine, theirs] = await Promise.allSettled([change, others]);
  expect([mine.status, theirs.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect([mine, theirs].find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringMatching(/^Revision 3 has been written meanwhile: look at it with compose diff/) },
  });
  expect(read(environment.file).revision).toBe(3);
});

test('a change that changes nothing is no revision', async () => {
  const file = await composed();
  await expect(run('enable', file, 'garden', ...WHY)).rejects.toThrow(/Nothing would change/);
  expect(readdirSync(`${file}.history`).sort()).toEqual(['1.json', '2.json']);
});

test.each([
  ['pin', ['garten', '--base', '/pillars/garden/1.0.0/'], /say with --site where that is/],
  ['disable', ['garten'], /There is no pillar garten in prod: it has garden/],
  ['rollback', ['--to', '9'], /Revision 9 is not in/],
])('%s with something that is not there says so', async (command, args, message) => {
  const file = await composed();
  await expect(run(command, file, ...args, ...WHY)).rejects.toThrow(message);
});

test.each([
  ['no JSON', '{', /is not JSON/],
  ['another schema', '{"schema":2}', /is not valid: schema/],
])('a file that is no composition is named with what is wrong: %s', async (_, text, message) => {
  writeFileSync(at('prod.json'), text);
  await expect(run('history', at('prod.json'))).resolves.toMatchObject({ data: [] });
  await expect(run('disable', at('prod.json'), 'garden', ...WHY)).rejects.toThrow(message);
});

test('status compares the file with what a site runs', async () => {
  const file = await composed();
  const runs = (revision: number, version: string) =>
    site.says('api/composition', {
      environment: 'prod',
      revision,
      slots: {},
      pillars: [{ name: 'garden', owner: 'garden team', version, failure: null }],
    });
  runs(1, '0.9.0');
  const old = await run('status', file, '--site', site.host);
  expect(old).toMatchObject({ isSo: false, data: { revision: { composed: 2, running: 1 } } });
  expect(old.text).toMatch(/garden\s+1\.0\.0\s+0\.9\.0/);
  runs(2, '1.0.0');
  expect((await run('status', file, '--site', site.host)).isSo).toBe(true);
});

test('status says which shell a site runs, as far as it says so', async () => {
  const file = await composed();
  await site.publishShell('3.0.0');
  await run('shell', file, '--version', '3.0.0', '--site', site.folder, ...WHY);
  const pillars = [{ name: 'garden', owner: 'garden team', version: '1.0.0', failure: null }];
  site.says('api/composition', { environment: 'prod', revision: 3, slots: {}, pillars });
  const status = () => run('status', file, '--site', site.host);
  expect(await status()).toMatchObject({ isSo: true, text: expect.stringMatching(/shell +3\.0\.0 +unknown/) });
  site.says('readyz', { composition: { shell: '2.9.0', canaries: [] } });
  expect(await status()).toMatchObject({ isSo: false, text: expect.stringMatching(/shell +3\.0\.0 +2\.9\.0/) });
  site.says('readyz', { composition: { shell: '3.0.0', canaries: [] } });
  expect((await status()).isSo).toBe(true);
});

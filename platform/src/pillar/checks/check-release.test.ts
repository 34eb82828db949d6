import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSmallRelease } from '../../command-line/testing/small-release';
import { checkRelease, type Site } from './check-release';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bible = {
  name: 'bible',
  metadata: { routes: [{ id: 'root', path: '/bible', query: [], files: [] }], pages: [], extensions: {} },
};
const site: Site = {
  shell: { contract: '2.6.0', provides: { react: '19.3.1' }, routes: [{ id: 'gospel', path: '/gospel' }] },
  others: [bible],
  maxScripts: 1000,
};
type Release = Partial<Parameters<typeof writeSmallRelease>[1]>;

/** What is said of a release of this kind, by rule. */
async function findingsOf(release: Release, after?: () => void): Promise<{ rule: string; problem: string }[]> {
  await writeSmallRelease(folder, { name: 'garden', version: '1.0.0', routes: ['/garden'], ...release });
  after?.();
  return (await checkRelease(folder, site)).findings;
}
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test('a release that fits the site has nothing to be said of', async () => {
  const files = {
    'page.js': 'self.page = 1',
    'page.css': ':root:has(dialog:modal){overflow:hidden}.aB3_x9{color:red}',
  };
  expect(await findingsOf({ shared: { react: '^19.0.0' }, files })).toEqual([]);
});

test.each<[string, Release, string, RegExp]>([
  [
    'of another contract',
    { contract: '^1.0.0' },
    'contract',
    /requires contract \^1\.0\.0, but this shell has .* 2\.6\.0/,
  ],
  ['of a contract without limit', { contract: '*' }, 'contract', /includes every later version: write a range/],
  ['for another React', { shared: { react: '^18.0.0' } }, 'shared', /requires react \^18\.0\.0, .* provides 19\.3\.1/],
  ['with a page of the shell', { routes: ['/gospel/garden'] }, 'routes', /below \/gospel belongs to the shell/],
  ['with a page of another pillar', { routes: ['/bible/garden'] }, 'routes', /below \/bible belongs to bible/],
  ['with a route that takes everything', { routes: ['/*'] }, 'routes', /takes the pages of every pillar/],
  [
    'with a name that begins like another',
    { name: 'bib', routes: ['/bib'] },
    'name',
    /bib and that of the pillar bible/,
  ],
  [
    'with a React of its own',
    { files: { 'page.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=r' } },
    'own-copy',
    /page\.js contains React, which the shell provides/,
  ],
  [
    'with styles for all pages',
    { files: { 'page.css': '.aB3_x9{color:red}body:not(.dark) h1{color:pink}' } },
    'styles',
    /page\.css has a rule for body:not\(\.dark\) h1, which styles more than this pillar/,
  ],
  [
    'with a large script',
    { files: { 'page.js': Array.from({ length: 4000 }, (_, n) => (n * n * n).toString(36)).join() } },
    'size',
    /\/garden needs \d+ bytes of scripts, and 1000 are the limit/,
  ],
])('a release %s is refused with what to do', async (_, release, rule, problem) => {
  const findings = await findingsOf(release);
  expect(findings).toEqual([{ rule, problem: expect.stringMatching(problem) }]);
});

test('a release without its server bundle is refused', async () => {
  const findings = await findingsOf({}, () => {
    const release = JSON.parse(readFileSync(path.join(folder, 'pillar.json'), 'utf8')) as {
      integrity: Record<string, string>;
    };
    const others = Object.entries(release.integrity).filter(([file]) => file !== 'pillar.cjs');
    write('pillar.json', JSON.stringify({ ...release, integrity: Object.fromEntries(others) }));
    rmSync(path.join(folder, 'pillar.cjs'));
  });
  expect(findings).toEqual([{ rule: 'server', problem: expect.stringMatching(/has no server bundle pillar\.cjs/) }]);
});

test('a release of which a file was changed, removed or added names the file', async () => {
  const findings = await findingsOf({ files: { 'page.js': '1' } }, () => {
    write('entry.js', 'something else');
    write('more.js', '1');
    rmSync(path.join(folder, 'page.js'));
  });
  expect(findings.map(({ problem }) => problem.split(':')[0])).toEqual([
    'more.js is not in pillar.json',
    'entry.js is not the file that pillar.json names',
    'page.js is missing',
  ]);
});

test('compressed copies and a signature beside the files are no fault', async () => {
  expect(
    await findingsOf({}, () => ['entry.js.br', 'entry.js.gz', 'pillar.json.sig'].forEach((file) => write(file, ''))),
  ).toEqual([]);
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from './limits';
import { measureSizes, sizeTable, tooLarge } from './measure-sizes';

const dists: string[] = [];
afterAll(() => dists.forEach((dist) => rmSync(dist, { recursive: true })));

/** Bytes that cannot be compressed. */
const noise = (bytes: number): Buffer => randomBytes(bytes);

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function writeFiles(folder: string, files: Readonly<Record<string, Buffer>>): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, integrityOf(bytes)]));
}

interface Build {
  shell?: Buffer;
  font?: Buffer;
  entry?: Buffer;
  chapter?: Buffer;
  style?: Buffer;
}

const small = Buffer.from('/* small */');

/** Writes a built site with one shell and one pillar into a folder of its own. */
function built({ shell = small, font = small, entry = small, chapter = small, style = small }: Build = {}): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'manna-sizes-'));
  dists.push(dist);
  const shellFiles = {
    'main.js': shell,
    'later.js': noise(500_000),
    'main.css': small,
    'serif.woff2': font,
    'server.cjs': small,
  };
  const shellRelease = {
    schema: 1,
    version: '1.0.0',
    contract: '2.0.0',
    provides: {},
    scripts: ['main.js'],
    styles: ['main.css'],
    chunks: { later: ['later.js'] },
    fonts: ['serif.woff2'],
    server: 'server.cjs',
    routes: [{ id: 'home', path: '/' }],
    integrity: writeFiles(path.join(dist, 'shell/1.0.0'), shellFiles),
  };
  writeFileSync(path.join(dist, 'shell/1.0.0/shell.json'), JSON.stringify(shellRelease));
  writeFileSync(path.join(dist, 'shell/current'), '1.0.0\n');
  const pillar = path.join(dist, 'pillars/bible/2.0.0');
  const pillarFiles = {
    'entry.js': entry,
    'chapter.js': chapter,
    'chapter.css': style,
    'mf-manifest.json': small,
    'server.cjs': small,
  };
  const pillarRelease = {
    schema: 1,
    name: 'bible',
    version: '2.0.0',
    contract: '^2.0.0',
    commit: '',
    owner: 'bible team',
    metadata: {
      title: 'Bible',
      accent: 'red',
      routes: [{ id: 'chapter', path: '/bible/:book/:chapterNum', files: ['chapter.js', 'chapter.css'] }],
    },
    shared: {},
    manifest: 'mf-manifest.json',
    entry: 'entry.js',
    server: 'server.cjs',
    documents: {},
    integrity: writeFiles(pillar, pillarFiles),
  };
  const release = Buffer.from(JSON.stringify(pillarRelease));
  writeFileSync(path.join(pillar, 'pillar.json'), release);
  const pin = { version: '2.0.0', base: '/pillars/bible/2.0.0/', release: integrityOf(release) };
  const composition = { schema: 1, environment: 'local', revision: 1, pillars: { bible: { stable: pin } } };
  writeFileSync(path.join(dist, 'composition.json'), JSON.stringify(composition));
  return dist;
}

const faultsOf = (build: Build): string[] => tooLarge(measureSizes(built(build)));

describe('measureSizes', () => {
  it('a build is within the limits if every part is small, whatever it loads later', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('a long text that compresses well is within the limits', () => {
    expect(faultsOf({ shell: Buffer.from('reader '.repeat(100_000)) })).toEqual([]);
  });

  it('a shell that is too large is reported with its size and its limit', () => {
    const [fault] = faultsOf({ shell: noise(limits.shellScripts + 1000) });
    expect(fault).toMatch(
      new RegExp(`^The scripts of the shell are \\d{6} bytes, 1\\d{3} over the limit of ${limits.shellScripts}\\.$`),
    );
  });

  it('shell, entry and route together may be too large for the first chapter', () => {
    const entry = limits.firstChapterScripts - limits.shellScripts + 7_000;
    const faults = faultsOf({ shell: noise(limits.shellScripts - 1_000), entry: noise(entry), chapter: noise(13_000) });
    expect(faults).toEqual([
      expect.stringMatching(/^The scripts before the first chapter are 1\d{5} bytes, 19\d{3} over the limit/),
      expect.stringMatching(/^The scripts of \/bible\/:book\/:chapterNum are 3\d{4} bytes/),
    ]);
  });

  it('style sheets and fonts have their own limits', () => {
    expect(faultsOf({ style: noise(25_000), font: noise(120_001) })).toEqual([
      'The fonts of the first view are 120001 bytes, 1 over the limit of 120000.',
      expect.stringMatching(/^The styles of \/bible\/:book\/:chapterNum are 25\d{3} bytes/),
    ]);
  });

  it('the sizes are shown as a table with a row for each part', () => {
    const table = sizeTable(measureSizes(built({ font: noise(61_400) }))).split('\n');
    expect(table).toHaveLength(5);
    expect(table).toContainEqual(expect.stringMatching(/^fonts of the first view +61\.4 kB of 120\.0 kB$/));
  });

  it('a build with a missing file cannot be measured', () => {
    const dist = built();
    rmSync(path.join(dist, 'pillars/bible/2.0.0/chapter.js'));
    expect(() => measureSizes(dist)).toThrow('chapter.js');
  });
});

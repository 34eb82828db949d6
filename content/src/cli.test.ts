import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'content-cli-'));
const aFile = join(scratch, 'file');
writeFileSync(aFile, '');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const program = ['--import', 'tsx', join(__dirname, 'cli.ts')];
const run = (...args: string[]) => spawnSync(process.execPath, [...program, ...args], { encoding: 'utf8' });

test.each([
  ['an unknown command', ['biuld'], 'There is no command "biuld".'],
  ['an unknown option', ['build', '--ouf', 'x'], 'Unknown arguments: build --ouf x.'],
  [
    'a folder with no release',
    ['check', scratch],
    `There is no content release in ${scratch}. Run \`npm run content -- build\` first.`,
  ],
  [
    'a folder with no release to copy pictures from',
    ['build', '--out', join(scratch, 'out'), '--made-in', scratch],
    `There is no content release in ${scratch}.`,
  ],
  ['a folder that cannot be', ['build', '--out', join(aFile, 'out')], 'cannot be written to'],
])('%s ends with a sentence, code 1 and no stack trace', (_what, args, sentence) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('help says which commands there are', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('build [--out DIR]');
});

test('a command ends quietly when nobody reads its lines any more', async () => {
  const child = spawn(process.execPath, [...program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => {
    complaints += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(complaints).toBe('');
  expect(code).toBe(0);
});

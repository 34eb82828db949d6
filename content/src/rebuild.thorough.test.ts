import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease, builtRoot } from './testing/built-release';

/** A build without pictures takes more than a minute of one core. */
const LONGEST_BUILD_MS = 900_000;

const root = mkdtempSync(join(tmpdir(), 'content-rebuild-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Builds into an empty folder in a process of its own. It takes two things from the build of dist/content: the WebP and
 * PNG files of drawings that are the same to the byte, and the compressed forms of listings that are. To make them takes
 * half of a build; picture-files.test.ts and compressed.test.ts prove that the same drawing and the same listing always
 * give the same files.
 */
async function rebuild(): Promise<string[]> {
  const imports = join(builtRoot, 'imports');
  if (existsSync(imports)) cpSync(imports, join(root, 'imports'), { recursive: true });
  // As much space for new objects as the npm script gives the build.
  const program = [
    '--max-semi-space-size=128',
    '--import',
    'tsx',
    join(__dirname, 'cli.ts'),
    'build',
    '--out',
    root,
    '--made-in',
    builtRoot,
  ];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return output.trim().split('\n');
}

test(
  'building again from the same sources gives the release in dist/content to the byte, and says what it read',
  async () => {
    const { hash: built } = builtRelease().manifest;
    const lines = await rebuild();
    const current = readFileSync(join(root, 'current'), 'utf8');
    if (current !== built) {
      throw new Error(
        `dist/content has the release ${built}, but the sources now make ${current}. ` +
          'Run `npm run content -- build` and test again; if they still differ, the build is not deterministic.',
      );
    }
    expect(
      readdirSync(root)
        .filter((name) => name !== 'imports')
        .sort(),
    ).toEqual([built, 'current'].sort());
    expect(lines).toEqual([
      expect.stringMatching(/^kjv: 1,189 chapters, 31,102 verse, .* \(\d+\.\d s\)$/),
      expect.stringMatching(/^web: 1,189 chapters, 31,098 verse, 4 omitted, /),
      expect.stringMatching(/^asv: 1,189 chapters, 31,100 verse, 2 omitted, /),
      expect.stringMatching(/^ylt: 1,189 chapters, 31,102 verse, /),
      expect.stringMatching(/^darby: 1,189 chapters, 31,099 verse, 3 omitted, /),
      expect.stringMatching(/^nheb: 1,189 chapters, 31,096 verse, 6 omitted, /),
      expect.stringMatching(/^acv: 1,189 chapters, 31,098 verse, 4 omitted, /),
      expect.stringMatching(/^wbt: 1,189 chapters, 31,097 verse, 5 omitted, /),
      expect.stringMatching(/^rhe: 1,189 chapters, 30,898 verse, 204 omitted, /),
      expect.stringMatching(/^wlc: 929 chapters, 23,144 verse, 1 omitted, /),
      expect.stringMatching(/^strongs: 14,197 entries, /),
      expect.stringMatching(/^crossref: 30,412 verses, 386,550 references /),
      expect.stringMatching(/^glosses: 276,834 glosses /),
      expect.stringMatching(/^editions: offered kjv, web, asv, ylt, darby, nheb, wbt, wlc; not offered acv, rhe /),
      expect.stringMatching(/^bibles: 13 files /),
      expect.stringMatching(/^names: 23,145 verses, /),
      expect.stringMatching(/^entries: /),
      expect.stringMatching(/^resources: 56 pictures, /),
      expect.stringMatching(/^listings: /),
      expect.stringMatching(/^release: [\d,]+ files /),
      `written: ${join(root, built)}`,
    ]);
  },
  LONGEST_BUILD_MS,
);

import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

describe('what decides whether a second start builds again', () => {
  let root = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const taken = (): string => fingerprint(root, ['shell', 'package-lock.json']);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'manna-fingerprint-'));
    write('shell/src/main.ts', 'start()');
    write('shell/src/app/menu.tsx', '<Menu />');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, () => void]>([
    ['a changed file', () => write('shell/src/app/menu.tsx', '<Menus />')],
    ['a new file', () => write('shell/src/app/footer.tsx', '')],
    ['a renamed file', () => renameSync(path.join(root, 'shell/src/main.ts'), path.join(root, 'shell/src/start.ts'))],
    ['a deleted file', () => rmSync(path.join(root, 'shell/src/main.ts'))],
    ['a changed lock file', () => write('package-lock.json', '{ }')],
    [
      'text that moved from one file to the next',
      () => {
        write('shell/src/app/menu.tsx', '<Menu />s');
        write('shell/src/main.ts', 'tart()');
      },
    ],
  ])('is changed by %s', (_, change) => {
    const before = taken();
    change();
    expect(taken()).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['the time of a file', () => utimesSync(path.join(root, 'shell/src/main.ts'), 1, 1)],
    ['a test', () => write('shell/src/main.test.ts', 'it()')],
    ['a build in dist', () => write('shell/dist/main.js', 'built')],
    ['an installed package', () => write('shell/node_modules/zod/index.js', 'installed')],
    ['a file outside', () => write('server/src/server.ts', 'listen()')],
  ])('is not changed by %s', (_, change) => {
    const before = taken();
    change();
    expect(taken()).toBe(before);
  });

  it('is 64 hexadecimal digits, also where a folder is missing', () => {
    expect(fingerprint(root, ['nowhere'])).toMatch(/^[0-9a-f]{64}$/);
  });
});

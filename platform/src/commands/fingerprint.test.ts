import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

describe('fingerprint', () => {
  let root = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const current = (): string => fingerprint(root, ['shell', 'package-lock.json']);

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
  ])('the fingerprint changes with %s', (_, change) => {
    const before = current();
    change();
    expect(current()).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['the time of a file', () => utimesSync(path.join(root, 'shell/src/main.ts'), 1, 1)],
    ['a test', () => write('shell/src/main.test.ts', 'it()')],
    ['a build in dist', () => write('shell/dist/main.js', 'built')],
    ['an installed package', () => write('shell/node_modules/zod/index.js', 'installed')],
    ['a file outside', () => write('server/src/server.ts', 'listen()')],
  ])('the fingerprint does not change with %s', (_, change) => {
    const before = current();
    change();
    expect(current()).toBe(before);
  });

  it('the fingerprint is 64 hexadecimal digits even if a folder is missing', () => {
    expect(fingerprint(root, ['nowhere'])).toMatch(/^[0-9a-f]{64}$/);
  });
});

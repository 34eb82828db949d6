import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

describe('findBrowser', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-browser-'));
  const program = (name: string, mode = 0o755): string => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n', { mode });
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('CHROMIUM_PATH takes precedence over a browser of the system', async () => {
    const named = program('mine/browser');
    program('bin/chromium');
    const environment = { CHROMIUM_PATH: named, PATH: path.join(folder, 'bin') };
    expect(await findBrowser(folder, environment)).toEqual({ file: named });
  });

  it('an invalid CHROMIUM_PATH is reported, even if the system has a browser', async () => {
    const environment = { CHROMIUM_PATH: path.join(folder, 'gone'), PATH: path.join(folder, 'bin') };
    expect(await findBrowser(folder, environment)).toEqual({
      problem: expect.stringMatching(
        /^CHROMIUM_PATH is '.*gone', which is not a program: name a Chromium, or leave it/,
      ),
    });
  });

  it('a browser of the system is found under any of its names in any folder of the PATH', async () => {
    const chrome = program('second/google-chrome');
    program('first/chromium', 0o644);
    const environment = { PATH: [path.join(folder, 'first'), path.join(folder, 'second')].join(path.delimiter) };
    expect(await findBrowser(folder, environment)).toEqual({ file: chrome });
  });

  it('a headless shell takes precedence over a full Chromium', async () => {
    const shell = program('both/chromium-headless-shell');
    program('both/chromium');
    const environment = { PATH: path.join(folder, 'both') };
    expect(await findBrowser(folder, environment)).toEqual({ file: shell });
  });
});

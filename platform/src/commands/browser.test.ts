import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

describe('the browser that the tests run in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-browser-'));
  const program = (name: string, mode = 0o755): string => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n', { mode });
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one that CHROMIUM_PATH names, even where the system has another', async () => {
    const named = program('mine/browser');
    program('bin/chromium');
    const environment = { CHROMIUM_PATH: named, PATH: path.join(folder, 'bin') };
    expect(await findBrowser(folder, environment)).toEqual({ file: named });
  });

  it('is not quietly another one where CHROMIUM_PATH is wrong', async () => {
    const environment = { CHROMIUM_PATH: path.join(folder, 'gone'), PATH: path.join(folder, 'bin') };
    expect(await findBrowser(folder, environment)).toEqual({
      problem: expect.stringMatching(
        /^CHROMIUM_PATH is '.*gone', which is not a program: name a Chromium, or leave it/,
      ),
    });
  });

  it("is the system's, by whichever name it goes, in whichever folder of the PATH", async () => {
    const chrome = program('second/google-chrome');
    program('first/chromium', 0o644);
    const environment = { PATH: [path.join(folder, 'first'), path.join(folder, 'second')].join(path.delimiter) };
    expect(await findBrowser(folder, environment)).toEqual({ file: chrome });
  });

  it('is a headless shell when the system has one beside a whole Chromium', async () => {
    const shell = program('both/chromium-headless-shell');
    program('both/chromium');
    const environment = { PATH: path.join(folder, 'both') };
    expect(await findBrowser(folder, environment)).toEqual({ file: shell });
  });
});

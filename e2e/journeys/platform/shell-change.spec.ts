import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, startGateway, writeComposition } from '../../gateway';
import { copyWithNextShell } from '../../next-shell';

const NEXT_SHELL = '99.0.0';
/** The gateway looks at its file every two seconds, and a busy machine takes longer. */
const SOON = { timeout: 20_000 };

test(
  'another shell takes effect and is rolled back without a restart, and an open page goes on with its own',
  { tag: '@thorough' },
  async ({ page, browser, complaints }) => {
    const cdn = await startFaultServer();
    const folder = mkdtempSync(path.join(tmpdir(), 'manna-shells-'));
    const file = path.join(folder, 'prod.json');
    const { dist, pin } = copyWithNextShell(folder, NEXT_SHELL);
    const first = compose(cdn.origin, []);
    writeComposition(file, first);
    const gateway = await startGateway({ COMPOSITION: file, DIST_DIR: dist });
    const shellOf = async (url: string) =>
      /content="shell ([^;"]+)/.exec(await (await page.request.get(url)).text())?.[1] ?? 'none';
    const chapter = `${gateway.url}/bible/ruth/2`;
    const built = await shellOf(chapter);
    await page.goto(chapter);
    await hydrated(page);

    writeComposition(file, { ...first, revision: 2, shell: pin });
    await expect.poll(() => shellOf(chapter), SOON).toBe(NEXT_SHELL);
    // What the open page has not loaded yet comes from its own shell.
    await page.getByRole('banner').getByRole('button', { name: 'More options' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Next chapter' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth 3' })).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    const loaded: string[] = [];
    other.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await other.goto(chapter);
    await hydrated(other);
    expect(loaded.filter((url) => url.startsWith(`/shell/${built}/`))).toEqual([]);
    expect(loaded.some((url) => url.startsWith(`/shell/${NEXT_SHELL}/`))).toBe(true);
    await other.context().close();

    writeComposition(file, { ...first, revision: 3 });
    await expect.poll(() => shellOf(chapter), SOON).toBe(built);
    await page.goto(chapter);
    await hydrated(page);
    expect(complaints).toEqual([]);
    await gateway.stop();
    await cdn.close();
    rmSync(folder, { recursive: true });
  },
);

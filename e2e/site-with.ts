import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@manna/shared/contracts';
import { startGateway, type Gateway } from './gateway';

/** Starting takes long on a busy machine. Milliseconds. */
export const START_LIMIT_MS = 90_000;

type SiteFixture = [
  (fixtures: object, use: (gateway: Gateway) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
];

/** The built product with an operator's own settings, as a fixture of the worker; a key that is left out has its default. */
export const siteWith = (settings: Partial<SiteConfig>, env: Record<string, string> = {}): SiteFixture => [
  async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'manna-site-'));
    const file = path.join(folder, 'site.json');
    writeFileSync(file, JSON.stringify(settings));
    const gateway = await startGateway({ ...env, SITE_CONFIG: file });
    await use(gateway);
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  { scope: 'worker', timeout: START_LIMIT_MS },
];

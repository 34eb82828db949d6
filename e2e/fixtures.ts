import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startFaultServer, type FaultServer } from './fault-server';
import { compose, startGateway, writeComposition, type Gateway } from './gateway';

export interface FaultySite {
  gateway: Gateway;
  cdn: FaultServer;
  compositionFile: string;
}

interface WorkerFixtures {
  /** The product as it is built and composed. */
  site: Gateway;
  /** The product with its pillars, and some that go wrong, published on another origin that can break. */
  faultySite: FaultySite;
}

interface TestFixtures {
  /** What the page complained of: errors in the console, exceptions, violations of its security policy. */
  complaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  faultySite: [
    async ({}, use) => {
      const cdn = await startFaultServer();
      const folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
      const compositionFile = path.join(folder, 'composition.json');
      writeComposition(
        compositionFile,
        compose(cdn.origin, [{ name: 'faulty' }, { name: 'shapeless' }, { name: 'ahead' }]),
      );
      const gateway = await startGateway({ COMPOSITION: compositionFile });
      await use({ gateway, cdn, compositionFile });
      await gateway.stop();
      await cdn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    await watch(page, complaints);
    await use(complaints);
  },
});

async function watch(page: Page, complaints: string[]): Promise<void> {
  await page.exposeFunction('reportViolation', (text: string) => void complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    // What the configuration asks for: only the journeys of reading offline have a worker.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void complaints.push(`exception: ${error.message}`));
}

/** Waits until React has taken the server's page over. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

export { expect } from '@playwright/test';

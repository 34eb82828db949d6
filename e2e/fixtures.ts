import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type BrowserContext } from '@playwright/test';
import { startFaultServer, type FaultServer } from './fault-server';
import { attachGateway, compose, startGateway, writeComposition, type Gateway } from './gateway';
import { openLine, type Line, type OpenLine } from './line';
import { sharedGallery, sharedGateway, sharedSignInSite } from './shared-gateways';

/** Starting a site takes long on a busy machine. Milliseconds. */
const START_LIMIT_MS = 90_000;

export interface FaultySite {
  gateway: Gateway;
  cdn: FaultServer;
  compositionFile: string;
}

interface WorkerFixtures {
  /** The product as it is built and composed. */
  site: Gateway;
  /** The product with its pillars and some faulty ones, published on another origin that can be made to fail. */
  faultySite: FaultySite;
  /** A site with an accounts server, donations, a store, a contact form and four social services. */
  settledSite: Gateway;
  /** A site that counts page views and logs them. */
  countingSite: Gateway;
  /** A site at which the reader Ruth can sign in, at an OpenID provider that asks nothing. */
  signInSite: Gateway;
  /** The URL of the component gallery. */
  gallery: string;
  /** The worker's restartable site, in whatever state the last test left it. */
  openLine: OpenLine;
}

interface TestFixtures {
  /** A site that only this test uses, so the test may stop and restart it. */
  line: Line;
  /** Console errors and warnings, exceptions, and violations of the content security policy. */
  complaints: string[];
}

/**
 * Everything that journeys run against. All workers share the site, the configured sites and the gallery. Sites that a
 * journey breaks belong to one worker, and start when a journey first needs them. All fixtures are declared here, because
 * Playwright starts other workers for a file that declares its own worker fixtures.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const running = JSON.parse(process.env['MANNA_SITE'] ?? '') as { url: string; logFile: string };
      await use(attachGateway(running));
    },
    { scope: 'worker' },
  ],
  faultySite: [
    async ({}, use) => {
      const cdn = await startFaultServer();
      const folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
      const compositionFile = path.join(folder, 'composition.json');
      writeComposition(
        compositionFile,
        compose(cdn.origin, [
          // Journeys make this one hang, and wait for its error.
          { name: 'bible', timeoutMs: 1500 },
          { name: 'faulty', timeoutMs: 3000 },
          { name: 'shapeless' },
          { name: 'ahead' },
        ]),
      );
      const gateway = await startGateway({ COMPOSITION: compositionFile });
      await use({ gateway, cdn, compositionFile });
      await gateway.stop();
      await cdn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  settledSite: [
    async ({}, use) => use(await sharedGateway('configured')),
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  countingSite: [async ({}, use) => use(await sharedGateway('counting')), { scope: 'worker', timeout: START_LIMIT_MS }],
  signInSite: [async ({}, use) => use(await sharedSignInSite()), { scope: 'worker', timeout: START_LIMIT_MS }],
  gallery: [async ({}, use) => use(await sharedGallery()), { scope: 'worker', timeout: START_LIMIT_MS }],
  openLine: [
    async ({}, use) => {
      const line = await openLine();
      await use(line);
      await line.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  line: async ({ openLine: line }, use) => {
    await line.mend();
    await use(line);
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    await watch(context, complaints);
    await use(complaints);
  },
});

async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (text: string) => void complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    // The configuration blocks service workers, except in the journeys that read offline.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    // A software graphics driver warns that it is slow when it renders a map.
    if (message.text().includes('GL Driver Message')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => void complaints.push(`exception: ${error.error().message}`));
}

export { hydrated, listens } from './hydrated';
export { ACCOUNTS } from './shared-gateways';
export { expect } from '@playwright/test';

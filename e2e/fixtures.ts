import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type BrowserContext } from '@playwright/test';
import { startFaultServer, type FaultServer } from './fault-server';
import { GALLERY_START_LIMIT_MS, startGallery } from './gallery';
import { compose, startGateway, writeComposition, type Gateway } from './gateway';
import { openLine, type Line, type OpenLine } from './line';
import { siteWith, START_LIMIT_MS } from './site-with';

/** The accounts server of the settled site, which nobody runs. */
export const ACCOUNTS = 'https://accounts.example';

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
  /** With accounts elsewhere, a way to give, a contact form, and on four services. */
  settledSite: Gateway;
  /** It counts page views, and logs them. */
  countingSite: Gateway;
  /** Where the gallery of components is. */
  gallery: string;
  /** The line of the worker, in whatever state the last test left it. */
  openLine: OpenLine;
}

interface TestFixtures {
  /** A site of the test's own, which may go away. */
  line: Line;
  /** What the pages complained of: errors in the console, exceptions, violations of its security policy. */
  complaints: string[];
}

/**
 * Everything that journeys walk on. Fixtures of a worker are started by the first journey that asks for them and serve all
 * that follow; they all stand here, since a file with more of its own would get workers, and gateways, of its own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
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
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  settledSite: siteWith({
    accountsServer: ACCOUNTS,
    donation: {
      payableTo: 'Friends of the Site',
      mailTo: ['Post Office Box 1', 'Springfield'],
      online: `${ACCOUNTS}/give`,
    },
    contactForm: 'https://forms.example/contact',
    socialLinks: [
      { service: 'facebook', href: 'https://www.facebook.com/example' },
      { service: 'x', href: 'https://x.com/example' },
      { service: 'instagram', href: 'https://www.instagram.com/example' },
      { service: 'youtube', href: 'https://www.youtube.com/@example' },
    ],
  }),
  countingSite: siteWith({ analytics: { sink: 'beacon' } }, { LOG_LEVEL: 'info' }),
  gallery: [
    async ({}, use) => {
      const { url, stop } = await startGallery();
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: GALLERY_START_LIMIT_MS },
  ],
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
    // What the configuration asks for: only the journeys of reading offline have a worker.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    // What a graphics driver made of software says of its own speed where a map is drawn.
    if (message.text().includes('GL Driver Message')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => void complaints.push(`exception: ${error.error().message}`));
}

export { hydrated } from './hydrated';
export { expect } from '@playwright/test';

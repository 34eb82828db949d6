import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@manna/shared/contracts';
import { startGallery } from './gallery';
import { attachGateway, startGateway, type Gateway, type RunningGateway } from './gateway';
import { startProvider } from './openid-provider';

/** The accounts server of the configured site. Nobody runs it; journeys fake its responses. */
export const ACCOUNTS = 'https://accounts.example';

/** An operator's settings, and the gateway's environment. A missing setting has its default. */
const configurations = {
  /** With an accounts server, donations, a store, a contact form and four social services. */
  configured: {
    settings: {
      accountsServer: ACCOUNTS,
      store: 'https://shop.example',
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
    },
    env: {},
  },
  /** Counts page views, and logs them. */
  counting: { settings: { analytics: { sink: 'beacon' } }, env: { LOG_LEVEL: 'info' } },
} satisfies Record<string, { settings: Partial<SiteConfig>; env: Record<string, string> }>;

export type Configuration = keyof typeof configurations;

interface Configured {
  settings: object;
  env: Record<string, string>;
}

async function startConfigured({ settings, env }: Configured): Promise<RunningGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-site-'));
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(settings));
  const gateway = await startGateway({ ...env, SITE_CONFIG: file });
  return {
    ...gateway,
    async stop() {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The name of the site at which readers can sign in. */
const SIGN_IN = 'sign-in';

/** A site whose accounts are at a real OpenID provider. */
async function startSignIn(): Promise<RunningGateway> {
  const provider = await startProvider();
  const accounts = { provider: 'oidc', issuer: provider.issuer, clientId: 'daily-manna' };
  const gateway = await startConfigured({ settings: { accounts }, env: {} });
  return {
    ...gateway,
    async stop() {
      await gateway.stop();
      await provider.stop();
    },
  };
}

interface Shared {
  url: string;
  /** Empty for the gallery. */
  logFile: string;
  stop(): Promise<void> | void;
}

const isConfiguration = (name: string): name is Configuration => Object.hasOwn(configurations, name);

const start = async (name: string): Promise<Shared> => {
  if (isConfiguration(name)) return startConfigured(configurations[name]);
  if (name === SIGN_IN) return startSignIn();
  return { ...(await startGallery()), logFile: '' };
};

/**
 * Serves the gateways that all workers of a run share, and the gallery. Each starts when a worker first requests
 * `<url>/<name>`. Runs in the main process, which outlives the workers.
 */
export async function serveShared(): Promise<{ url: string; close(): Promise<void> }> {
  const started = new Map<string, Promise<Shared>>();
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const running = started.get(name) ?? start(name);
    started.set(name, running);
    running.then(
      ({ url, logFile }) => response.end(JSON.stringify({ url, logFile })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      // If one did not start, the worker that requested it has already reported the error.
      await Promise.allSettled([...started.values()].map(async (running) => (await running).stop()));
    },
  };
}

async function request(name: string): Promise<{ url: string; logFile: string }> {
  const response = await fetch(`${process.env['MANNA_SHARED'] ?? ''}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { url: string; logFile: string };
}

/** A gateway with this configuration. All workers of the run share it. */
export const sharedGateway = async (name: Configuration): Promise<Gateway> => attachGateway(await request(name));

/** A site at which readers can sign in. All workers of the run share it. */
export const sharedSignInSite = async (): Promise<Gateway> => attachGateway(await request(SIGN_IN));

/** The URL of the component gallery. */
export const sharedGallery = async (): Promise<string> => (await request('gallery')).url;

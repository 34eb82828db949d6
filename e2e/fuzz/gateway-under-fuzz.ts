import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, type RunningGateway } from '../gateway';
import { startProvider, type RunningProvider } from '../openid-provider';
import { dist, root } from '../paths';
import { signIn } from '../sign-in';
import type { Secrets } from './invariants';

/** Each may save 60 times a minute. */
const READERS = 20;

/** A signed-in reader. */
export interface FuzzReader {
  cookie: string;
  /** A text in the data of this reader, which no other reader may get. */
  canary: string;
}

export interface GatewayUnderFuzz {
  gateway: RunningGateway;
  secrets: Secrets;
  readers: readonly FuzzReader[];
  stop(): Promise<void>;
}

/** Signs readers in, one after the other, and saves a text of each. */
async function signInReaders(site: string, provider: RunningProvider): Promise<FuzzReader[]> {
  const readers: FuzzReader[] = [];
  for (let count = 0; count < READERS; count += 1) {
    const canary = `canary-${randomUUID()}`;
    provider.signInAs({ sub: `reader-${count}`, name: 'Ruth', email: `reader-${count}@bethlehem.example` });
    const cookie = await signIn(site);
    const headers = { cookie, origin: site, 'content-type': 'application/json' };
    const body = JSON.stringify({ data: { 'pillars/guest/canary': JSON.stringify(canary) } });
    const { status } = await fetch(`${site}/api/user-data`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`a reader's text was not saved: status ${status}`);
    readers.push({ cookie, canary });
  }
  return readers;
}

/**
 * Starts a gateway that knows a secret and has readers who are signed in. It takes each request to be of the client that its
 * headers name.
 */
export async function startUnderFuzz(env: Record<string, string> = {}): Promise<GatewayUnderFuzz> {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-fuzz-'));
  const provider = await startProvider();
  const SITE_CONFIG = path.join(folder, 'site.json');
  const accounts = { provider: 'oidc', issuer: provider.issuer, clientId: 'daily-manna' };
  writeFileSync(SITE_CONFIG, JSON.stringify({ accounts }));
  const canary = `canary-${randomUUID()}`;
  const settings = { TRUSTED_PROXIES: '127.0.0.1', RENDERS_PER_MINUTE: '600', FUZZ_CANARY: canary, SITE_CONFIG };
  const gateway = await startGateway({ ...settings, ...env });
  const readers = await signInReaders(gateway.url, provider);
  const password = new URL(env['DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? 'postgres://none').password;
  const cookies = readers.map(({ cookie }) => cookie);
  return {
    gateway,
    readers,
    secrets: { texts: [canary, root, dist, ...(password === '' ? [] : [password]), ...cookies] },
    async stop() {
      await gateway.stop();
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

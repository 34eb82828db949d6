import { randomUUID } from 'node:crypto';
import { startGateway, type RunningGateway } from '../gateway';
import { dist, root } from '../paths';
import type { Secrets } from './invariants';

export interface GatewayUnderFuzz {
  gateway: RunningGateway;
  secrets: Secrets;
}

/** Starts a gateway that knows a secret, and takes each request to be of the client that its headers name. */
export async function startUnderFuzz(env: Record<string, string> = {}): Promise<GatewayUnderFuzz> {
  const canary = `canary-${randomUUID()}`;
  const gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1', FUZZ_CANARY: canary, ...env });
  const password = new URL(env['DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? 'postgres://none').password;
  return { gateway, secrets: { texts: [canary, root, dist, ...(password === '' ? [] : [password])] } };
}

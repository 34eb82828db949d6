import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Origins at which readers reach the site, the preferred one first. Without an `advertiseAddress` these are the names of this
 * machine. 'localhost' comes first, because the accounts server has that name too, and browsers let the site show its
 * pages in a frame only if both have the same.
 */
export function siteOrigins(
  { advertiseAddress }: Pick<SiteConfig, 'advertiseAddress'>,
  app: Pick<FastifyInstance, 'server'> | undefined,
  configuredPort: number,
): string[] {
  if (advertiseAddress !== undefined) return [new URL(advertiseAddress).origin];
  const bound = app?.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : configuredPort;
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

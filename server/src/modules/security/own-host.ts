import { hostname } from 'node:os';
import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a request came in; undefined in tests without a socket. */
interface Arrival {
  localAddress?: string | undefined;
  localPort?: number | undefined;
}

/** A host of another name must not make a page, a sitemap or a cache entry of its own. */
export class ForeignHost extends Error {
  override readonly name = 'ForeignHost';
  readonly statusCode = 421;

  constructor() {
    super(
      'This gateway does not answer for that host: its operator sets advertiseAddress in SITE_CONFIG to the address of the site.',
    );
  }
}

/** Probes name the machine as they like. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

const localNames = new Set(['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase()]);

/** The address as a URL has it; IPv4 within IPv6 as IPv4. */
const urlAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
};

/**
 * Whether a host is this machine's own: a name of it, or the address where the request came in, with the port where it
 * came in or without one. A malformed host is nobody's; originOf refuses it with a sentence of its own.
 */
export function isOwnHost(host: string, { localAddress, localPort }: Arrival): boolean {
  if (!URL.canParse(`http://${host}`)) return true;
  const { hostname: name, port } = new URL(`http://${host}`);
  const isOwnPort = port === '' || port === '443' || localPort === undefined || Number(port) === localPort;
  return isOwnPort && (localNames.has(name) || (localAddress !== undefined && name === urlAddress(localAddress)));
}

/**
 * Refuses requests for hosts of other names. A site with an `advertiseAddress` answers all as that one address, so it
 * needs no refusal.
 */
export function refuseForeignHosts(app: FastifyInstance, { advertiseAddress }: SiteConfig): void {
  if (advertiseAddress !== undefined) return;
  app.addHook('onRequest', ({ headers: { host = '' }, url, socket }: FastifyRequest, _reply, done) => {
    done(isOwnHost(host, socket) || probes.has(url) ? undefined : new ForeignHost());
  });
}

import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

export type IsOperator = (request: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>) => boolean;

/** Recognizes requests from these IP addresses and CIDR ranges. */
export function operatorsAt(addresses: readonly string[]): IsOperator {
  const list = new BlockList();
  for (const address of addresses) {
    const [network = '', prefix] = address.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return ({ ip, ips, headers }) => {
    // It came through a proxy that TRUSTED_PROXIES does not name, so the address is the proxy's and says nothing.
    const isRelayed = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (isRelayed && ips === undefined) return false;
    const address = ip.replace(/^::ffff:/, '');
    return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

import type { SiteConfig } from '@manna/shared/contracts';

/** Query parameters that a page's HTML may depend on. Others (a campaign's, a tracker's) do not make another page. */
const KNOWN_PARAMETERS = new Set(['filters', 'layout', 'mdl', 'panels', 'pillar', 'query', 'translation', 'v']);
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A request that names no page; the message is one sentence for whoever sent it. */
export class BadAddress extends Error {}

interface Asked {
  protocol: string;
  host: string | undefined;
  /** Path and query as they came. */
  url: string;
}

/** Where readers reach this site: what it advertises, else what this request was sent to. Throws a BadAddress. */
function originOf(site: SiteConfig, { protocol, host }: Asked): string {
  if (site.advertiseAddress !== undefined) return new URL(site.advertiseAddress).origin;
  const origin = `${protocol}://${host ?? ''}`;
  if (!host || !hostPattern.test(host) || !URL.canParse(origin))
    throw new BadAddress('The Host header of this request is not the name of a site.');
  return new URL(origin).origin;
}

/** Throws a BadAddress where a path and query are not well-formed. */
export function checkAddress(url: string): void {
  let text: string;
  try {
    text = decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    throw new BadAddress('This address has a broken percent escape.');
  }
  // eslint's no-control-regex would have them spelled out as code points, which is what this is.
  if ([...text].some((character) => character < ' ' || character === '\u007f'))
    throw new BadAddress('This address has a control character in it.');
}

/** The absolute address of the page that a request asks for, with only the query that matters, in one order. */
export function pageAddress(site: SiteConfig, asked: Asked): URL {
  checkAddress(asked.url);
  // Slashes at the beginning would make the next segment a host.
  const path = asked.url.replace(/^[/\\]+/, '/');
  const origin = originOf(site, asked);
  if (!URL.canParse(path, origin)) throw new BadAddress('This address is not well-formed.');
  const address = new URL(path, origin);
  const known = [...address.searchParams].filter(([key]) => KNOWN_PARAMETERS.has(key));
  address.search = new URLSearchParams(
    known.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
  return address;
}

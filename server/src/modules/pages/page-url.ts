import type { ResolvedComposition, SiteConfig } from '@manna/shared/contracts';
import {
  formatPanels,
  readLayout,
  readPanels,
  shellParameters,
  withoutIndex,
  type ShellParameter,
} from '@manna/shared/domain';

export const MAX_ADDRESS_CHARACTERS = 4_096;

/** A word, as the names of modals are. */
const word = /^[a-z-]{1,32}$/;
const wordOrNone = (value: string): string => (word.test(value) ? value : '');

/**
 * Query parameters by which the shell arranges a page, each with what it comes to: a value that arranges nothing makes no
 * other page. A pillar's descriptor names the parameters of its own pages.
 */
const settled: Readonly<Record<ShellParameter, (value: string) => string>> = {
  'mdl-path': (value) => (/^\/[\w/.-]{0,200}$/.test(value) ? value : ''),
  layout: (value) => readLayout(value) ?? '',
  mdl: wordOrNone,
  panels: (value) => formatPanels(readPanels(value)),
};

const isShellParameter = (key: string): key is ShellParameter => shellParameters.some((one) => one === key);

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A request that names no page; the message is one sentence for whoever sent it. */
export class BadAddress extends Error {}

interface AskedSite {
  protocol: string;
  host: string | undefined;
}

interface Asked extends AskedSite {
  /** Path and query as they came. */
  url: string;
}

/** Where readers reach this site: what it advertises, else what this request was sent to. Throws a BadAddress. */
export function originOf(site: SiteConfig, { protocol, host }: AskedSite): string {
  if (site.advertiseAddress !== undefined) return new URL(site.advertiseAddress).origin;
  const origin = `${protocol}://${host ?? ''}`;
  if (!host || !hostPattern.test(host) || !URL.canParse(origin))
    throw new BadAddress('The Host header of this request is not the name of a site.');
  return new URL(origin).origin;
}

/** What is wrong with a path and query as they came, if anything is. */
export function addressFault(url: string): BadAddress | undefined {
  if (url.length > MAX_ADDRESS_CHARACTERS)
    return new BadAddress(`This address is longer than ${MAX_ADDRESS_CHARACTERS} characters.`);
  try {
    if (!/\p{Cc}/u.test(decodeURIComponent(url))) return undefined;
  } catch {
    return new BadAddress('This address has a broken percent escape.');
  }
  return new BadAddress('This address has a control character in it.');
}

/** The absolute address of a request, as it was asked. Throws a BadAddress. */
function askedAddress(site: SiteConfig, asked: Asked): URL {
  // Slashes at the beginning would make the next segment a host.
  const path = asked.url.replace(/^[/\\]+/, '/');
  const origin = originOf(site, asked);
  if (!URL.canParse(path, origin)) throw new BadAddress('This address is not well-formed.');
  const address = new URL(path, origin);
  // Dots may have brought slashes to the beginning again.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}

/**
 * Path and query of the same address with one slash at its beginning and none at its end; null where it is so. A browser
 * would read more than one at the beginning as the name of another site.
 */
function withoutSpareSlashes(url: string, { pathname, search }: URL): string | null {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  return path === pathname && !/^[/\\]{2}/.test(url) ? null : `${path}${search}`;
}

/** By composition, with which alone the answer changes. */
const parametersOf = new WeakMap<ResolvedComposition, ReadonlySet<string>>();

/** The query parameters that any page of this composition may depend on. */
export function pageParameters(composition: ResolvedComposition): ReadonlySet<string> {
  const known = parametersOf.get(composition);
  if (known) return known;
  const ofPillars = composition.pillars.flatMap(({ metadata }) =>
    (metadata?.routes ?? []).flatMap(({ query }) => query),
  );
  const parameters = new Set([...shellParameters, ...ofPillars]);
  parametersOf.set(composition, parameters);
  return parameters;
}

/** What a request for a page comes to. */
export interface AskedPage {
  /**
   * The absolute address of the page, with only the query that matters, in one order: others (a campaign's, a tracker's) do
   * not make another page.
   */
  page: URL;
  /** Where the reader is sent instead, as path and query; null where the address is spelt as it should be. */
  moved: string | null;
}

/** Reads what a request asks for, whose address has no fault (see addressFault). Throws a BadAddress where its host has. */
export function askedPage(site: SiteConfig, asked: Asked, parameters: ReadonlySet<string>): AskedPage {
  const address = askedAddress(site, asked);
  const moved = withoutSpareSlashes(asked.url, address);
  address.pathname = withoutIndex(address.pathname);
  const query = new Map([...address.searchParams].filter(([key]) => parameters.has(key)));
  const pairs = [...query]
    .map(([key, value]) => [key, isShellParameter(key) ? settled[key](value) : value] as const)
    .filter(([key, value]) => value !== '' || !isShellParameter(key));
  const hasPanels = pairs.some(([key]) => key === 'layout');
  address.search = new URLSearchParams(
    pairs
      .filter(([key]) => key !== 'panels' || hasPanels)
      .map((pair) => [...pair])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
  return { page: address, moved };
}

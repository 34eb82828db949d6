import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@manna/shared/contracts';
import type { Provider } from 'oidc-provider';
import { pageLanguage } from '../../modules/language/page-language';
import type { AccountsParts } from '../accounts-parts';
import type { PageFrame } from '../pages/layout';
import { pageText, type PageText } from '../pages/page-text';
import { textIn } from '../pages/text-in';
import type { Account } from '../store/account-repository';
import { csrfToken, isCsrfToken } from './csrf';
import { destinationOf, nextOf, siteLogin } from './next-url';
import { readBody, Refusal } from './read-body';

export type Context = ReturnType<Provider['createContext']>;
type Session = Awaited<ReturnType<Provider['Session']['get']>>;

/** One request for a page, with what the pages need of it. */
export interface Visit extends PageFrame {
  ctx: Context;
  parts: AccountsParts;
  isPost: boolean;
  query: URLSearchParams;
  /** Fields of the form; empty for GET. */
  form: URLSearchParams;
  /** The body, if it is JSON. */
  json: unknown;
  text: PageText;
  language: Language;
  /** IP address or IPv6 network of the client. */
  network: string;
  /** A value that only this browser has. */
  browser: string;
  session: Session;
  /** The account that is signed in. */
  account: Account | undefined;
  /** Where to go next: a path here or the sign-in of the site. */
  next: string | undefined;
}

const COOKIE_DAYS = 400;
const DAY_MS = 86_400_000;

const cookieName = ({ isSecure }: AccountsParts, name: string): string => `${isSecure ? '__Host-' : ''}manna-${name}`;

/** The language of a request: `ui_locales` of OpenID, which is remembered, or the reader's choice on the site, or the browser's. */
function languageFor(ctx: Context, parts: AccountsParts): Language {
  const { languages } = parts.settings;
  const name = cookieName(parts, 'accounts-language');
  const find = (code: string | undefined) => languages.find((one) => one === code?.toLowerCase().split('-')[0]);
  const asked = ctx.URL.searchParams.get('ui_locales')?.split(' ').map(find).find(Boolean);
  if (asked) {
    ctx.cookies.set(name, asked, { ...parts.cookie, maxAge: COOKIE_DAYS * DAY_MS, signed: false });
    return asked;
  }
  const hasChosen = /(?:^|;\s*)dm-language=/.test(ctx.headers.cookie ?? '');
  const remembered = hasChosen ? undefined : find(ctx.cookies.get(name, { signed: false }));
  return remembered ?? pageLanguage({ languages: [...languages] }, ctx.headers);
}

/** The value that only this browser has; it is set if it is missing. */
function browserOf(ctx: Context, parts: AccountsParts): string {
  const name = cookieName(parts, 'accounts-browser');
  const known = ctx.cookies.get(name, { signed: false });
  if (known !== undefined && /^[\w-]{32}$/.test(known)) return known;
  const browser = randomBytes(24).toString('base64url');
  ctx.cookies.set(name, browser, { ...parts.cookie, signed: false });
  return browser;
}

/** The site from which a request comes, otherwise the preferred one. */
function siteOf(ctx: Context, { sites, origin }: AccountsParts): string {
  const referrer = ctx.get('referer');
  const from = URL.canParse(referrer) ? new URL(referrer).origin : undefined;
  return sites.find((site) => site === from) ?? sites[0] ?? origin;
}

/** Refuses a request that another site made the browser send. */
function refuseForeign(ctx: Context, { origin }: AccountsParts, text: PageText): void {
  const from = ctx.get('origin');
  const fetchSite = ctx.get('sec-fetch-site');
  const isOwn = from === '' ? fetchSite === 'same-origin' : from === origin;
  if (!isOwn || (fetchSite !== '' && fetchSite !== 'same-origin')) throw new Refusal(403, text.foreign);
}

async function readForm(ctx: Context, text: PageText): Promise<Pick<Visit, 'form' | 'json'>> {
  const isJson = ctx.is('application/json') !== false;
  if (!isJson && ctx.is('application/x-www-form-urlencoded') === false) throw new Refusal(415, text.wrongType);
  const body = await readBody(ctx.req).catch(() => {
    // The client went away before all of it came.
    throw new Refusal(400, text.malformed);
  });
  if (body === undefined) throw new Refusal(413, text.tooLarge);
  if (!isJson) return { form: new URLSearchParams(body), json: undefined };
  try {
    return { form: new URLSearchParams(), json: JSON.parse(body) as unknown };
  } catch {
    throw new Refusal(400, text.malformed);
  }
}

/** Reads the text and the frame of a page for a request, without its session or its body. */
export function frameOf(ctx: Context, parts: AccountsParts): Visit {
  const language = languageFor(ctx, parts);
  const text = textIn(language, pageText);
  const browser = browserOf(ctx, parts);
  const query = ctx.URL.searchParams;
  return {
    ctx,
    parts,
    isPost: ctx.method === 'POST',
    query,
    form: new URLSearchParams(),
    json: undefined,
    language,
    text,
    productName: parts.settings.productName,
    site: siteOf(ctx, parts),
    csrf: csrfToken(parts.keys.cookie, browser),
    browser,
    network: parts.networkOf(ctx.req),
    session: new parts.provider.Session(),
    account: undefined,
    next: undefined,
  };
}

/**
 * Reads a request. Throws a Refusal for a form that is too large, comes from another site, lacks the value of its browser or
 * comes too often.
 */
export async function visitOf(ctx: Context, parts: AccountsParts): Promise<Visit> {
  const visit = frameOf(ctx, parts);
  const { text, query, network } = visit;
  if (visit.isPost) {
    refuseForeign(ctx, parts, text);
    const wait = parts.throttles.forms.take(network);
    if (wait > 0) throw new Refusal(429, text.tooMany(wait), wait);
    Object.assign(visit, await readForm(ctx, text));
    const token = visit.form.get('csrf') ?? ctx.get('x-csrf-token');
    if (!isCsrfToken(parts.keys.cookie, visit.browser, token)) throw new Refusal(403, text.badForm);
  }
  visit.session = await parts.provider.Session.get(ctx);
  if (visit.session.accountId !== undefined) visit.account = await parts.accounts.byId(visit.session.accountId);
  const origins = { own: parts.origin, sites: parts.sites };
  const destination = query.get('destination');
  visit.next =
    nextOf(visit.form.get('next') ?? query.get('next'), origins) ??
    (destination === null ? undefined : siteLogin(visit.site, destinationOf(destination)));
  return visit;
}

/** The hash of what only this browser has, to recognize it when a link of an e-mail is opened. */
export const browserHash = ({ browser }: Visit): string => createHash('sha256').update(browser).digest('base64url');

/** What a handler returns. */
export type Reply =
  | { page: string; status?: number }
  | { redirect: string }
  | { json: Readonly<Record<string, unknown>>; status?: number };

export type Handler = (visit: Visit) => Promise<Reply> | Reply;

import type { Language, SiteConfig, Translated } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../language/page-language';
import { bareHeaders } from '../security/security-headers';
import { signInEs } from './sign-in-es';
import { signInText } from './sign-in-text';

const texts: Readonly<Record<Language, Translated<typeof signInText>>> = { en: signInText, es: signInEs };

/** Why signing in or out did not succeed, and the status of the page that says so. */
const statuses = {
  unavailable: 503,
  expired: 400,
  refused: 400,
  insecure: 400,
  disabled: 404,
  foreign: 403,
  stuck: 503,
} as const;
export type SignInFault = keyof typeof statuses;

const linkTo = (href: string, text: string): string => `<p><a href="${escapeHtml(href)}">${text}</a></p>`;

/** What the reader may try: the same again, unless it cannot succeed. */
function againLink(fault: SignInFault, destination: string, { login, logout }: Translated<typeof signInText>): string {
  if (fault === 'insecure' || fault === 'disabled') return '';
  const isLogout = fault === 'foreign' || fault === 'stuck';
  const query = new URLSearchParams({ destination }).toString();
  return linkTo(`/oauth2/${isLogout ? 'logout' : 'login'}?${query}`, isLogout ? logout : login);
}

interface BarePage {
  site: SiteConfig;
  title: string;
  /** HTML. */
  body: string;
  /** Whether a page of the site may show it in a frame; false by default. */
  isFramed?: boolean;
}

/** Sends a page without styles and scripts in the reader's language. */
export function sendBarePage(
  reply: FastifyReply,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { site, title, body, isFramed = false }: BarePage,
): FastifyReply {
  if (isFramed) void reply.removeHeader('x-frame-options');
  return reply
    .removeHeader('content-disposition')
    .headers({ ...bareHeaders, 'cache-control': 'no-store' })
    .headers(isFramed ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" } : {})
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${pageLanguage(site, headers)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(site.productName)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}

/** The texts of these pages in the language of a request. */
export const signInTexts = (site: SiteConfig, { headers }: Pick<FastifyRequest, 'headers'>) =>
  texts[pageLanguage(site, headers)];

/** Sends a page that says in one sentence why signing in or out did not succeed, and how the reader can go on. */
export function sendSignInPage(
  reply: FastifyReply,
  request: Pick<FastifyRequest, 'headers'>,
  { site, fault, destination }: { site: SiteConfig; fault: SignInFault; destination: string },
): FastifyReply {
  const words = signInTexts(site, request);
  const { [fault]: title, [`${fault}Text` as const]: text, back } = words;
  const body = `<p>${text}</p>
${againLink(fault, destination, words)}
${linkTo(destination, back)}`;
  return sendBarePage(reply.status(statuses[fault]), request, { site, title, body });
}

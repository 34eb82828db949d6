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

/** Sends a page that says in one sentence why signing in or out did not succeed, and how the reader can go on. */
export function sendSignInPage(
  reply: FastifyReply,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { site, fault, destination }: { site: SiteConfig; fault: SignInFault; destination: string },
): FastifyReply {
  const language = pageLanguage(site, headers);
  const { [fault]: title, [`${fault}Text` as const]: text, back } = texts[language];
  return reply
    .status(statuses[fault])
    .removeHeader('content-disposition')
    .headers({ ...bareHeaders, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
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
<p>${text}</p>
${againLink(fault, destination, texts[language])}
${linkTo(destination, back)}
</main>
</body>
</html>
`);
}

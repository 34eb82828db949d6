import type { SiteConfig } from '@manna/shared/contracts';
import { accountPaths, escapeHtml } from '@manna/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendBarePage, signInTexts } from './sign-in-page';

/** Pages of the accounts server that the account modal of the site opens. */
export const accountPagePaths = ['/oauth2/', '/oauth2/security'] as const;

/**
 * Sends what the account modal shows if another service has the account, and the settings do not name its pages: browsers
 * show few of those in a frame, and nobody knows where they are.
 */
export function sendAccountPage(
  reply: FastifyReply,
  request: Pick<FastifyRequest, 'headers'>,
  { site, issuer }: { site: SiteConfig; issuer: string },
): FastifyReply {
  const { elsewhere: title, elsewhereText, here } = signInTexts(site, request);
  const body = `<p>${escapeHtml(elsewhereText(new URL(issuer).host))}</p>
<p><a href="${accountPaths.account}" target="_top">${here}</a></p>`;
  return sendBarePage(reply, request, { site, title, body, isFramed: true });
}

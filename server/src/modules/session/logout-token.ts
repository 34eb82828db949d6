import { z } from 'zod';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const idClaim = z.string().min(1).max(255);

/** A logout token that is not accepted. The message says why, for the provider's log. */
export class LogoutTokenError extends Error {
  override readonly name = 'LogoutTokenError';
}

/** The claims of a logout token whose signature, issuer, audience and age are right (OpenID Back-Channel Logout 1.0, 2.4). */
export const logoutTokenSchema = z
  .object({
    jti: idClaim,
    sub: idClaim.optional(),
    sid: idClaim.optional(),
    events: z.object({ [LOGOUT_EVENT]: z.looseObject({}) }),
    // An ID token has one, and must not sign anybody out.
    nonce: z.undefined('a logout token has no nonce').optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, 'a logout token names a subject or a session');

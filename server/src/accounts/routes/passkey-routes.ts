import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { messageText } from '../mail/message-texts';
import { textIn } from '../pages/text-in';
import { deviceName } from '../visits/device-name';
import { isRecent, signIn } from '../visits/sign-in';
import { nextOf } from '../visits/next-url';
import type { Handler, Reply, Visit } from '../visits/visit';

/** How long a reader may take to touch the authenticator. Milliseconds. */
const TIMEOUT_MS = 120_000;

/** What a browser sends; the library checks the rest. */
const credential = z.looseObject({
  id: z.string().min(1).max(1_400),
  response: z.looseObject({ clientDataJSON: z.string().max(8_000) }),
});
const bodySchema = z.object({ response: credential, next: z.string().max(4_000).optional() });

const refuse = (error: string, status = 422): Reply => ({ json: { error }, status });
const relyingParty = (visit: Visit): string => new URL(visit.parts.origin).hostname;

const nextAfter = ({ parts: { origin, sites } }: Visit, asked: string | undefined): string =>
  nextOf(asked ?? null, { own: origin, sites }) ?? '/';

/** The options for signing in with any passkey of this accounts server. */
export const signInOptions: Handler = async (visit) => {
  if (!visit.isPost) return refuse(visit.text.wrongMethod, 405);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(visit),
    userVerification: 'preferred',
    timeout: TIMEOUT_MS,
  });
  await visit.parts.tokens.create('challenge', { account: null, data: { kind: 'sign-in' } }, options.challenge);
  return { json: { ...options } };
};

/** Whether this challenge was given out for this use. It is used up. */
async function useChallenge(
  { parts }: Visit,
  challenge: string,
  kind: string,
  account: string | null,
): Promise<boolean> {
  const used = await parts.tokens.use('challenge', challenge);
  return used?.data['kind'] === kind && used.account === account;
}

/**
 * Runs a check of the library, which throws for whatever is wrong with a passkey: undefined then. If the database is away while
 * it looks for the challenge, nothing is wrong with the passkey, and this rejects.
 */
async function checked<Result>(
  isExpected: (challenge: string) => Promise<boolean>,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result | undefined> {
  const faults: unknown[] = [];
  const expectedChallenge = (challenge: string) =>
    isExpected(challenge).catch((error: unknown) => {
      faults.push(error);
      return false;
    });
  const result = await check(expectedChallenge).catch(() => undefined);
  if (faults.length > 0) throw faults[0];
  return result;
}

/** Signing in with a passkey. */
export const signInWithPasskey: Handler = async (visit) => {
  const { parts, text } = visit;
  if (!visit.isPost) return refuse(text.wrongMethod, 405);
  const body = bodySchema.safeParse(visit.json);
  if (!body.success) return refuse(text.malformed, 400);
  const passkey = await parts.accounts.passkey(body.data.response.id);
  if (!passkey) return refuse(text.passkeyUnknown);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, publicKey, counter, account } = passkey;
  const verified = await checked(
    (challenge) => useChallenge(visit, challenge, 'sign-in', null),
    (expectedChallenge) =>
      verifyAuthenticationResponse({
        response: body.data.response as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: parts.origin,
        expectedRPID: relyingParty(visit),
        requireUserVerification: false,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }),
  );
  if (!verified?.verified) return refuse(text.passkeyFailed);
  await parts.accounts.passkeyUsed(id, verified.authenticationInfo.newCounter);
  await signIn(visit, account, 'hwk');
  return { json: { next: nextAfter(visit, body.data.next) } };
};

/** The options for a passkey of the account that is signed in. */
export const addOptions: Handler = async (visit) => {
  const { parts, text, account, productName } = visit;
  if (!visit.isPost) return refuse(text.wrongMethod, 405);
  if (!account || !isRecent(visit)) return refuse(text.signInAgain, 403);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: relyingParty(visit),
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: (await parts.accounts.passkeysOf(account.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await parts.tokens.create('challenge', { account: account.id, data: { kind: 'add' } }, options.challenge);
  return { json: { ...options } };
};

/** Adding a passkey to the account that is signed in. */
export const addPasskey: Handler = async (visit) => {
  const { parts, text, account, language, productName } = visit;
  if (!visit.isPost) return refuse(text.wrongMethod, 405);
  if (!account || !isRecent(visit)) return refuse(text.signInAgain, 403);
  const body = bodySchema.safeParse(visit.json);
  if (!body.success) return refuse(text.malformed, 400);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await checked(
    (challenge) => useChallenge(visit, challenge, 'add', account.id),
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: body.data.response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: parts.origin,
        expectedRPID: relyingParty(visit),
        requireUserVerification: false,
      }),
  );
  if (!verified?.verified) return refuse(text.passkeyFailed);
  const { credential: added } = verified.registrationInfo;
  await parts.accounts.addPasskey({
    id: added.id,
    account: account.id,
    publicKey: Buffer.from(added.publicKey).toString('base64url'),
    counter: added.counter,
    transports: added.transports ?? [],
    name: deviceName(visit.ctx.get('user-agent')) || text.passkeys,
  });
  const words = textIn(language, messageText);
  parts.mailer.later(() =>
    parts.mailer.send({
      to: account.email,
      subject: words.passkeyAddedSubject(productName),
      text: words.passkeyAdded(productName, `${parts.origin}/security`),
    }),
  );
  return { json: { next: nextAfter(visit, body.data.next) } };
};

import { CLIENT_ID } from '../account-settings';
import type { Database } from '../../modules/storage/storage';
import { SESSION_SECONDS } from '../provider/create-provider';
import { messageOf } from '../../start-error';
import type { AccountsParts } from '../accounts-parts';
import { SessionRepository } from '../store/session-repository';
import { deviceName } from './device-name';
import type { Reply, Visit } from './visit';

/** For so long after signing in, a reader may open pages that change how they sign in. Seconds. */
const RECENT_SECONDS = 15 * 60;
/** For so long the forms of those pages may be sent. Seconds. */
const RECENT_FORM_SECONDS = 30 * 60;

/** By how much the clocks of two gateways may differ. Seconds. */
const CLOCK_SKEW_SECONDS = 60;

/** The types of the package leave this method out. */
interface LogoutClient {
  backchannelLogout(account: string, sid: string): Promise<void>;
}

/** Notifies the site that sessions of an account ended. A site that is away does not stop the end of a session. */
export async function notifySite(
  { provider, settings }: AccountsParts,
  account: string,
  sids: readonly string[],
): Promise<void> {
  const client = (await provider.Client.find(CLIENT_ID)) as LogoutClient | undefined;
  const notify = async (sid: string) =>
    client?.backchannelLogout(account, sid).catch((error: unknown) => {
      settings.log.warn({ reason: messageOf(error) }, 'the site was not notified that a session ended');
    });
  await Promise.all(sids.map(notify));
}

/** Ends one session of an account here and at the site. */
export async function endSession(parts: AccountsParts, account: string, uid: string): Promise<void> {
  const session = (await parts.sessions.list(account)).find((one) => one.uid === uid);
  if (!session) return;
  await parts.sessions.end(account, uid);
  await notifySite(parts, account, session.sids);
}

/**
 * Ends all sessions of an account, except the one with the uid `except`, only in the database: in a transaction with what
 * else must be done or not be done. Returns the ids with which `notifySite` tells the site of them afterwards.
 */
export async function endStoredSessions(db: Database, account: string, except?: string): Promise<string[]> {
  const sessions = new SessionRepository(db);
  const ended = (await sessions.list(account)).filter(({ uid }) => uid !== except);
  await sessions.endAll(account, except);
  return ended.flatMap(({ sids }) => sids);
}

/** Ends all sessions of an account, here and at the site, except the one with the uid `except`. */
export async function endSessions(parts: AccountsParts, account: string, except?: string): Promise<void> {
  const sids = await parts.settings.db.transaction((tx) => endStoredSessions(tx, account, except));
  await notifySite(parts, account, sids);
}

/**
 * Signs this browser in. The cookie gets another value, so that one which somebody planted before is useless. `amr` says how
 * the reader proved who they are, in the words of RFC 8176.
 */
export async function signIn(visit: Visit, account: string, amr: string): Promise<void> {
  const { ctx, parts } = visit;
  const { provider, sessions, cookie } = parts;
  let { session } = visit;
  if (session.accountId !== undefined && session.accountId !== account) {
    await endSession(parts, session.accountId, session.uid);
    session = new provider.Session();
  } else session.resetIdentifier();
  session.loginAccount({ accountId: account, amr: [amr] });
  await session.save(SESSION_SECONDS);
  await sessions.started(session.uid, account, deviceName(ctx.get('user-agent')));
  const expiry = { maxAge: SESSION_SECONDS * 1_000, signed: true };
  ctx.cookies.set(provider.cookieName('session'), session.jti, { ...cookie, ...expiry });
  visit.session = session;
}

/** Signs this browser out, here and at the site. */
export async function signOut(visit: Visit): Promise<void> {
  const { parts, session } = visit;
  if (session.accountId !== undefined) await endSession(parts, session.accountId, session.uid);
  forgetSession(visit);
}

/** Deletes the cookie of a session that has ended. */
export function forgetSession({ ctx, parts }: Visit): void {
  ctx.cookies.set(parts.provider.cookieName('session'), null, { ...parts.cookie, signed: true });
}

/** Leads to the sign-in page and back to `next`. */
export const toSignIn = (next: string, isAgain = false): Reply => ({
  redirect: `/sign-in?${new URLSearchParams({ next, ...(isAgain && { again: '1' }) }).toString()}`,
});

/** Whether the reader signed in so short a time ago that they may change how they sign in. */
export function isRecent({ session, isPost }: Visit): boolean {
  const age = Date.now() / 1_000 - (session.loginTs ?? 0);
  // If the clock was set back, nobody knows how long ago it was.
  return age > -CLOCK_SKEW_SECONDS && age < (isPost ? RECENT_FORM_SECONDS : RECENT_SECONDS);
}

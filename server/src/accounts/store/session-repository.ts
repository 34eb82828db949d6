import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { accountSessions, oidcPayloads } from '../../modules/storage/account-schema';
import type { Database } from '../../modules/storage/storage';

/** One signed-in browser, as its reader sees it in the list of sessions. */
export interface SessionRow {
  uid: string;
  device: string;
  createdAt: Date;
  seenAt: Date;
  /** The provider's `sid` of each client that is signed in through this session. */
  sids: string[];
}

interface Authorizations {
  authorizations?: Record<string, { sid?: string; grantId?: string }>;
}

const isSession = eq(oidcPayloads.kind, 'Session');

/** Sessions of the provider: who is signed in where. */
export class SessionRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Remembers the device of a session that has just begun. */
  async started(uid: string, account: string, device: string): Promise<void> {
    await this.#db
      .insert(accountSessions)
      .values({ uid, account, device })
      .onConflictDoUpdate({ target: accountSessions.uid, set: { account, device, createdAt: sql`now()` } });
  }

  /** The sessions of an account, the last used one first. */
  async list(account: string): Promise<SessionRow[]> {
    const rows = await this.#db
      .select({
        uid: accountSessions.uid,
        device: accountSessions.device,
        createdAt: accountSessions.createdAt,
        seenAt: oidcPayloads.updatedAt,
        payload: oidcPayloads.payload,
      })
      .from(accountSessions)
      .innerJoin(oidcPayloads, and(isSession, eq(oidcPayloads.uid, accountSessions.uid)))
      .where(
        and(
          eq(accountSessions.account, account),
          eq(oidcPayloads.account, account),
          gt(oidcPayloads.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(oidcPayloads.updatedAt));
    return rows.map(({ payload, ...row }) => ({
      ...row,
      sids: Object.values((payload as Authorizations).authorizations ?? {}).flatMap(({ sid }) => sid ?? []),
    }));
  }

  /** Ends one session of an account. */
  async end(account: string, uid: string): Promise<void> {
    await this.#db.delete(oidcPayloads).where(and(eq(oidcPayloads.account, account), eq(oidcPayloads.uid, uid)));
    await this.#db
      .delete(accountSessions)
      .where(and(eq(accountSessions.account, account), eq(accountSessions.uid, uid)));
  }

  /** Ends all sessions of an account but one, and everything that was granted to it. */
  async endAll(account: string, except?: string): Promise<void> {
    const isOther =
      except === undefined ? undefined : or(sql`${oidcPayloads.uid} is null`, ne(oidcPayloads.uid, except));
    await this.#db.delete(oidcPayloads).where(and(eq(oidcPayloads.account, account), isOther));
    const isOtherSession = except === undefined ? undefined : ne(accountSessions.uid, except);
    await this.#db.delete(accountSessions).where(and(eq(accountSessions.account, account), isOtherSession));
  }
}

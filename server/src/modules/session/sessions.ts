import { createHash, randomBytes } from 'node:crypto';
import type { SiteConfig } from '@manna/shared/contracts';
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../pages/page-url';
import { logoutTokens, readers, readerSessions } from '../storage/reader-schema';
import type { Database } from '../storage/storage';
import { cookiesOf, hostCookie, SESSION_COOKIE } from './cookies';

/** How long a session lasts at most, and how long without a visit. All times are by the clock of PostgreSQL. */
export const SESSION_DAYS = 90;
const IDLE_DAYS = 30;
/** A visit is noted at most once in so many minutes, so that reading writes next to nothing. */
const SEEN_EVERY_MINUTES = 5;

const TOKEN_BYTES = 32;
const tokenPattern = /^[\w-]{43}$/;

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`;
const minutesAgo = (minutes: number): SQL => sql`now() - make_interval(mins => ${minutes})`;

/** Whether a session lasts. */
const isAlive = sql`${readerSessions.createdAt} > ${daysAgo(SESSION_DAYS)} and ${readerSessions.seenAt} > ${daysAgo(IDLE_DAYS)}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A signed-in reader. */
export interface Reader {
  /** UUID. */
  id: string;
  name: string;
  /** Empty if the provider does not give it. */
  email: string;
}

/** Who a reader is, as an OpenID provider says. */
export interface Identity {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  /** The provider's id of its session, for logout from there; null if it gave none. */
  providerSession: string | null;
  idToken: string | null;
}

/** One browser in which a reader is signed in. */
export interface ReaderSession {
  /** UUID, which is not the cookie. */
  id: string;
  /** Such as 'Firefox on Android'. */
  device: string;
  createdAt: Date;
  /** When it was last used, to a few minutes. */
  seenAt: Date;
  /** Whether it is that of the request. */
  isCurrent: boolean;
}

/** The session of a request. */
export interface CurrentSession {
  /** UUID, which is not the cookie. */
  id: string;
  reader: Reader;
}

/** Sessions of a reader that have ended at the gateway. */
export interface EndedSessions extends Pick<Identity, 'issuer' | 'subject'> {
  count: number;
  /** The provider's ids of its sessions. */
  providerSessions: readonly string[];
}

/** Who is signed in where. Every method rejects while the database is away. */
export class Sessions {
  readonly #db: Database;
  readonly #site: SiteConfig;

  constructor(db: Database, site: SiteConfig) {
    this.#db = db;
    this.#site = site;
  }

  /** The reader who sent a request; null if nobody is signed in there. */
  async readerOf(request: FastifyRequest): Promise<Reader | null> {
    return (await this.current(request))?.reader ?? null;
  }

  /** The session of a request; null if it has none, or one that has ended. */
  async current(request: FastifyRequest): Promise<CurrentSession | null> {
    const token = this.#tokenOf(request);
    if (token === undefined) return null;
    const id = sha256(token);
    const [row] = await this.#db
      .select({
        session: readerSessions.publicId,
        id: readers.id,
        name: readers.name,
        email: readers.email,
        isStale: sql<boolean>`${readerSessions.seenAt} < ${minutesAgo(SEEN_EVERY_MINUTES)}`,
      })
      .from(readerSessions)
      .innerJoin(readers, eq(readers.id, readerSessions.reader))
      .where(and(eq(readerSessions.id, id), isAlive));
    if (!row) return null;
    const { session, isStale, ...reader } = row;
    if (isStale)
      await this.#db
        .update(readerSessions)
        .set({ seenAt: sql`now()` })
        .where(eq(readerSessions.id, id));
    return { id: session, reader };
  }

  /**
   * Signs a reader in, in the browser of this request, and ends the session that it had. Returns the value of the new
   * cookie.
   */
  async begin(request: FastifyRequest, { issuer, subject, name, email, ...rest }: Identity, device: string) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const former = this.#tokenOf(request);
    await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .insert(readers)
        .values({ issuer, subject, name, email })
        .onConflictDoUpdate({ target: [readers.issuer, readers.subject], set: { name, email } })
        .returning({ id: readers.id });
      if (!row) throw new Error('the reader was not stored');
      if (former !== undefined) await tx.delete(readerSessions).where(eq(readerSessions.id, sha256(former)));
      await tx.insert(readerSessions).values({ id: sha256(token), reader: row.id, device, ...rest });
    });
    return token;
  }

  /** Ends the session of a request. Returns the ID token that it began with, if there is one. */
  async end(request: FastifyRequest): Promise<string | undefined> {
    const token = this.#tokenOf(request);
    if (token === undefined) return undefined;
    const [row] = await this.#db
      .delete(readerSessions)
      .where(eq(readerSessions.id, sha256(token)))
      .returning({ idToken: readerSessions.idToken });
    return row?.idToken ?? undefined;
  }

  /** A reader's sessions, the last used first. */
  async list({ id: current, reader }: CurrentSession): Promise<ReaderSession[]> {
    const rows = await this.#db
      .select({
        id: readerSessions.publicId,
        device: readerSessions.device,
        createdAt: readerSessions.createdAt,
        seenAt: readerSessions.seenAt,
      })
      .from(readerSessions)
      .where(and(eq(readerSessions.reader, reader.id), isAlive))
      .orderBy(desc(readerSessions.seenAt), desc(readerSessions.createdAt));
    return rows.map((row) => ({ ...row, isCurrent: row.id === current }));
  }

  /** Ends one session of a reader, all, or all but one. Returns what the provider needs to end them too. */
  async endOf(reader: Reader, which: { id: string } | 'all' | { but: string }): Promise<EndedSessions> {
    const { publicId } = readerSessions;
    const named = which === 'all' ? undefined : 'id' in which ? eq(publicId, which.id) : ne(publicId, which.but);
    const ended = await this.#db
      .delete(readerSessions)
      .where(and(eq(readerSessions.reader, reader.id), named))
      .returning({ providerSession: readerSessions.providerSession });
    const [identity] = await this.#db
      .select({ issuer: readers.issuer, subject: readers.subject })
      .from(readers)
      .where(eq(readers.id, reader.id));
    return {
      issuer: identity?.issuer ?? '',
      subject: identity?.subject ?? '',
      count: ended.length,
      providerSessions: ended.flatMap(({ providerSession }) => providerSession ?? []),
    };
  }

  /**
   * Ends the sessions that a provider names, by its session, its reader or both. With a token id this happens once: a token
   * that was used already ends nothing.
   */
  async endFromProvider(
    issuer: string,
    { subject, providerSession }: { subject?: string | undefined; providerSession?: string | undefined },
    tokenId?: string,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (tokenId !== undefined) {
        const id = sha256(JSON.stringify([issuer, tokenId]));
        const first = await tx.insert(logoutTokens).values({ id }).onConflictDoNothing().returning();
        if (first.length === 0) return;
      }
      const named = tx
        .select({ id: readers.id })
        .from(readers)
        .where(and(eq(readers.issuer, issuer), subject === undefined ? undefined : eq(readers.subject, subject)));
      await tx
        .delete(readerSessions)
        .where(
          and(
            inArray(readerSessions.reader, named),
            providerSession === undefined ? undefined : eq(readerSessions.providerSession, providerSession),
          ),
        );
    });
  }

  #tokenOf({ headers, protocol }: FastifyRequest): string | undefined {
    const origin = originOf(this.#site, { protocol, host: headers.host });
    const token = cookiesOf(headers).get(hostCookie(SESSION_COOKIE, origin));
    return token !== undefined && tokenPattern.test(token) ? token : undefined;
  }
}

/** Deletes sessions that have ended, and logout tokens so old that no provider's would be accepted again. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.delete(readerSessions).where(sql`not (${isAlive})`);
  await db.delete(logoutTokens).where(sql`${logoutTokens.receivedAt} < ${daysAgo(1)}`);
}

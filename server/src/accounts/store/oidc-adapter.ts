import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { accountSessions, oidcPayloads } from '../../modules/storage/account-schema';
import type { Database } from '../../modules/storage/storage';
import { hashOf } from './one-time-tokens';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Stores one kind of the provider's objects in PostgreSQL. An id is stored as its hash, and is put back when it is read. */
export class OidcAdapter implements Adapter {
  readonly #db: Database;
  readonly #kind: string;

  constructor(db: Database, kind: string) {
    this.#db = db;
    this.#kind = kind;
  }

  #row(id: string) {
    return and(eq(oidcPayloads.kind, this.#kind), eq(oidcPayloads.id, hashOf(id)));
  }

  async upsert(id: string, { jti, ...payload }: AdapterPayload, expiresIn: number): Promise<void> {
    void jti;
    const columns = {
      payload,
      uid: text(payload.uid),
      grantId: text(payload.grantId),
      account: text(payload.accountId),
      updatedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${expiresIn})`,
    };
    await this.#db
      .insert(oidcPayloads)
      .values({ kind: this.#kind, id: hashOf(id), ...columns })
      .onConflictDoUpdate({ target: [oidcPayloads.kind, oidcPayloads.id], set: columns });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db
      .select()
      .from(oidcPayloads)
      .where(and(this.#row(id), gt(oidcPayloads.expiresAt, sql`now()`)));
    return row && { ...row.payload, jti: id, ...(row.consumedAt && { consumed: row.consumedAt.getTime() / 1_000 }) };
  }

  /** The session with this uid. Its id is unknown here, so it can be read but not saved. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db
      .select()
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.kind, this.#kind), eq(oidcPayloads.uid, uid), gt(oidcPayloads.expiresAt, sql`now()`)));
    return row?.payload;
  }

  /** Device codes are not used. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /**
   * Uses a code up. The provider has checked that it was not used, but several requests may have done so at once: only one of
   * them may go on.
   */
  async consume(id: string): Promise<void> {
    const consumed = await this.#db
      .update(oidcPayloads)
      .set({ consumedAt: sql`now()` })
      .where(and(this.#row(id), isNull(oidcPayloads.consumedAt)))
      .returning({ id: oidcPayloads.id });
    if (consumed.length > 0) return;
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('another request has just used this code');
  }

  async destroy(id: string): Promise<void> {
    await this.#db.delete(oidcPayloads).where(this.#row(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .delete(oidcPayloads)
      .where(and(eq(oidcPayloads.kind, this.#kind), eq(oidcPayloads.grantId, grantId)));
  }
}

/** Deletes what has expired, and what belonged to it. */
export async function deleteExpiredPayloads(db: Database): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, sql`now()`));
  await db
    .delete(accountSessions)
    .where(
      sql`not exists (select from ${oidcPayloads} where ${oidcPayloads.kind} = 'Session' and ${oidcPayloads.uid} = ${accountSessions.uid})`,
    );
}

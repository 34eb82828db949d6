import { and, desc, eq, sql } from 'drizzle-orm';
import { accounts, passkeys } from '../../modules/storage/account-schema';
import type { Database } from '../../modules/storage/storage';

export type Account = typeof accounts.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Ids of passkeys are base64url. PostgreSQL refuses some other texts, such as one with a NUL. */
const passkeyIdPattern = /^[\w-]+$/;

/** Accounts and their passkeys. */
export class AccountRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The account with this id. Undefined if there is none, or if the id is not a UUID. */
  async byId(id: string): Promise<Account | undefined> {
    if (!uuidPattern.test(id)) return undefined;
    const [account] = await this.#db.select().from(accounts).where(eq(accounts.id, id));
    return account;
  }

  /** The account with this e-mail address, which is in lower case. */
  async byEmail(email: string): Promise<Account | undefined> {
    const [account] = await this.#db
      .select()
      .from(accounts)
      .where(sql`lower(${accounts.email}) = ${email}`);
    return account;
  }

  /** Creates an account. Undefined if the e-mail address has one by now. */
  async create(fields: Pick<Account, 'email' | 'name' | 'passwordHash'>): Promise<Account | undefined> {
    const [account] = await this.#db.insert(accounts).values(fields).onConflictDoNothing().returning();
    return account;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.update(accounts).set({ name }).where(eq(accounts.id, id));
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.#db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  }

  /** Changes the e-mail address. Returns whether it did: another account may have the address. */
  async changeEmail(id: string, email: string): Promise<boolean> {
    const taken = await this.byEmail(email);
    if (taken) return taken.id === id;
    const changed = await this.#db
      .update(accounts)
      .set({ email, emailVerifiedAt: sql`now()` })
      .where(eq(accounts.id, id))
      .returning({ id: accounts.id })
      // Somebody else was a moment faster.
      .catch((error: unknown) => {
        if (isDuplicate(error)) return [];
        throw error;
      });
    return changed.length > 0;
  }

  async remove(id: string): Promise<void> {
    if (uuidPattern.test(id)) await this.#db.delete(accounts).where(eq(accounts.id, id));
  }

  passkeysOf(account: string): Promise<Passkey[]> {
    return this.#db.select().from(passkeys).where(eq(passkeys.account, account)).orderBy(desc(passkeys.createdAt));
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    if (!passkeyIdPattern.test(id)) return undefined;
    const [passkey] = await this.#db.select().from(passkeys).where(eq(passkeys.id, id));
    return passkey;
  }

  async addPasskey(fields: Omit<Passkey, 'createdAt' | 'usedAt'>): Promise<void> {
    await this.#db.insert(passkeys).values(fields).onConflictDoNothing();
  }

  async passkeyUsed(id: string, counter: number): Promise<void> {
    await this.#db
      .update(passkeys)
      .set({ counter, usedAt: sql`now()` })
      .where(eq(passkeys.id, id));
  }

  /** Has no effect if the account has no such passkey. */
  async renamePasskey(account: string, id: string, name: string): Promise<void> {
    if (passkeyIdPattern.test(id)) await this.#db.update(passkeys).set({ name }).where(ownPasskey(account, id));
  }

  /** Resolves to false if the account has no such passkey. */
  async removePasskey(account: string, id: string): Promise<boolean> {
    if (!passkeyIdPattern.test(id)) return false;
    const removed = await this.#db.delete(passkeys).where(ownPasskey(account, id)).returning({ id: passkeys.id });
    return removed.length > 0;
  }
}

const ownPasskey = (account: string, id: string) => and(eq(passkeys.account, account), eq(passkeys.id, id));

const UNIQUE_VIOLATION = '23505';
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(
    (one) => typeof one === 'object' && one !== null && Reflect.get(one, 'code') === UNIQUE_VIOLATION,
  );

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { accountTokens, type TokenPurpose } from '../../modules/storage/account-schema';
import type { Database } from '../../modules/storage/storage';

const MINUTES: Readonly<Record<TokenPurpose, number>> = {
  register: 24 * 60,
  email: 24 * 60,
  'sign-in': 15,
  reset: 15,
  challenge: 5,
};

/** How many characters a token has: 32 random bytes in base64url. */
const TOKEN_PATTERN = /^[\w-]{20,128}$/;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface TokenContent {
  /** Null if the account does not exist yet. */
  account: string | null;
  data: Readonly<Record<string, string>>;
}

/** Tokens that open one thing once, for a limited time. The database has only their hashes. */
export class OneTimeTokens {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Creates a token. `token` is given only for challenges, which the passkey library creates itself. */
  async create(
    purpose: TokenPurpose,
    { account, data }: TokenContent,
    token = randomBytes(32).toString('base64url'),
  ): Promise<string> {
    const expiresAt = sql`now() + make_interval(mins => ${MINUTES[purpose]})`;
    await this.#db.insert(accountTokens).values({ hash: hashOf(token), purpose, account, data, expiresAt });
    return token;
  }

  /** What an unused token is for, without using it. Undefined if it is unknown, used, expired or for another purpose. */
  async read(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined> {
    if (!TOKEN_PATTERN.test(token)) return undefined;
    const { account, data } = accountTokens;
    const [row] = await this.#db.select({ account, data }).from(accountTokens).where(usable(purpose, token));
    return row;
  }

  /** Uses a token up. Undefined if it is unknown, used, expired or for another purpose. */
  async use(purpose: TokenPurpose, token: string): Promise<TokenContent | undefined> {
    if (!TOKEN_PATTERN.test(token)) return undefined;
    const { account, data } = accountTokens;
    const used = this.#db.update(accountTokens).set({ usedAt: sql`now()` });
    const [row] = await used.where(usable(purpose, token)).returning({ account, data });
    return row;
  }

  /**
   * Uses a token up for what `act` does: if that fails, for example because the database is away, the token can be used
   * again. `act` gets the transaction. Undefined as from `use`.
   */
  async useFor<Result>(
    purpose: TokenPurpose,
    token: string,
    act: (tx: Database, content: TokenContent) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.#db.transaction(async (tx) => {
      const content = await new OneTimeTokens(tx).use(purpose, token);
      return content && act(tx, content);
    });
  }

  /** Makes the unused tokens of an account useless, for example because its password changed. */
  async revokeAll(account: string): Promise<void> {
    await this.#db.delete(accountTokens).where(eq(accountTokens.account, account));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
  }
}

const usable = (purpose: TokenPurpose, token: string) =>
  and(
    eq(accountTokens.hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, sql`now()`),
  );

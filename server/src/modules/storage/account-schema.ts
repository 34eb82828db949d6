import { sql } from 'drizzle-orm';
import { bigint, index, json, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts of the embedded accounts server. Their e-mail addresses are in lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at').notNull().defaultNow(),
    name: text('name').notNull(),
    /** argon2id in the PHC format; null if the account has no password. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
);

const account = () =>
  uuid('account')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'account_passkeys',
  {
    /** The credential's id in base64url. */
    id: text('id').primaryKey(),
    account: account(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it signed; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The name that the reader gave it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_passkeys_account').on(table.account)],
);

/** What a one-time token is for. */
export type TokenPurpose = 'register' | 'sign-in' | 'reset' | 'email' | 'challenge';

/** Tokens in links of e-mails, and challenges for passkeys. Each can be used once. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token in hex, so that a copy of the table opens nothing. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** Null if the account does not exist yet. */
    account: uuid('account').references(() => accounts.id, { onDelete: 'cascade' }),
    data: json('data').$type<Record<string, string>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_tokens_expiry').on(table.expiresAt)],
);

/** Sessions, grants, codes and tokens of the OpenID provider. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    /** The provider's name of the model, such as 'Session'. */
    kind: text('kind').notNull(),
    /** SHA-256 of the id in hex: the ids of sessions are cookies, and those of tokens are the tokens. */
    id: text('id').notNull(),
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    uid: text('uid'),
    grantId: text('grant_id'),
    account: text('account'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_payloads_uid').on(table.uid),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_account').on(table.account),
    index('oidc_payloads_expiry').on(table.expiresAt),
  ],
);

/** What readers see of the provider's sessions that the provider itself does not store. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    /** The session's `uid`, which stays the same while its cookie changes. */
    uid: text('uid').primaryKey(),
    account: account(),
    /** Browser and system in words, such as 'Firefox on Android'. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('account_sessions_account').on(table.account)],
);

/** The keys of the provider, which all gateways on this database share. */
export const accountKeys = pgTable('account_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** 'signing' is a private JWK, 'cookie' and 'client' are random texts. */
  kind: text('kind').$type<'signing' | 'cookie' | 'client'>().notNull(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

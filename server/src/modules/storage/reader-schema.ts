import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Readers who have signed in. They are independent of content releases. */
export const readers = pgTable(
  'readers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The OpenID provider that knows the reader, and its id of them. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** Name and e-mail address as the provider gave them at the last sign-in. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the reader asked to be deleted; null if they did not. */
    deletionRequestedAt: moment('deletion_requested_at'),
  },
  (table) => [uniqueIndex('readers_subject').on(table.issuer, table.subject)],
);

/** Signed-in browsers. */
export const readerSessions = pgTable(
  'reader_sessions',
  {
    /** SHA-256 of the cookie's value, in hex, so that a copy of the table signs nobody in. */
    id: text('id').primaryKey(),
    /** Names the session to its reader, who cannot learn the cookie from it. */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    reader: uuid('reader')
      .notNull()
      .references(() => readers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** The provider's id of its own session, for logout from there; null if it gave none. */
    providerSession: text('provider_session'),
    /** The provider's ID token, which its logout page asks for; null if it gave none. */
    idToken: text('id_token'),
    /** Browser and system in words, such as 'Firefox on Android'. */
    device: text('device').notNull(),
  },
  (table) => [
    index('reader_sessions_reader').on(table.reader),
    index('reader_sessions_provider').on(table.providerSession),
  ],
);

/** E-mail addresses of deleted readers, until they have been told, so that a mail server that is away takes nothing from them. */
export const farewells = pgTable('farewells', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});

/** Logout tokens that a provider has sent, so that none has an effect twice. */
export const logoutTokens = pgTable('logout_tokens', {
  /** SHA-256 of issuer and token id, in hex. */
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Keys that all gateways on this database share, by what they are for. */
export const gatewayKeys = pgTable('gateway_keys', {
  purpose: text('purpose').primaryKey(),
  /** 32 random bytes, base64url. */
  key: text('key').notNull(),
});

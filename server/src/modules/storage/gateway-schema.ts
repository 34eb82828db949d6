import { doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What each gateway has counted of clients that come near a limit. The migration makes the table UNLOGGED: a crash of
 * PostgreSQL empties it, and a backup does not have it.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** The random id of a gateway's process. */
    gateway: uuid('gateway').notNull(),
    /** HMAC-SHA-256 of limit and client, base64url, because a client is an IP address or an account. */
    name: text('name').notNull(),
    count: doublePrecision('count').notNull(),
    countedAt: moment('counted_at').notNull(),
    /** When the window, or the pause, of this count ends. */
    until: moment('until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.name] })],
);

/** Canaries that a gateway has stopped, for all gateways. */
export const canaryStops = pgTable(
  'canary_stops',
  {
    environment: text('environment').notNull(),
    revision: integer('revision').notNull(),
    pillar: text('pillar').notNull(),
    version: text('version').notNull(),
    /** The end of a sentence. */
    reason: text('reason').notNull(),
    stoppedAt: moment('stopped_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.revision, table.pillar, table.version] })],
);

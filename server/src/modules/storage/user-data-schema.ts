import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { readers } from './reader-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const reader = () =>
  uuid('reader')
    .notNull()
    .references(() => readers.id, { onDelete: 'cascade' });

/** The keys of each reader's data. */
export const userData = pgTable(
  'user_data',
  {
    reader: reader(),
    key: text('key').notNull(),
    /** The kind by which it was split into items, as JSON text. */
    kind: text('kind').notNull(),
    /** Size of its items, the deleted ones included. */
    bytes: integer('bytes').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.key] })],
);

/** The last change of each item. */
export const userDataItems = pgTable(
  'user_data_items',
  {
    reader: uuid('reader').notNull(),
    key: text('key').notNull(),
    /** What the item is known by within its key, or a hash if that is long. */
    item: text('item').notNull(),
    /** JSON text; null if the item was deleted. */
    value: text('value'),
    /** Position from the end, because most lists grow in front. */
    position: integer('position').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The browser's random id; null if it gave none. */
    device: text('device'),
  },
  (table) => [
    primaryKey({ columns: [table.reader, table.key, table.item] }),
    foreignKey({
      columns: [table.reader, table.key],
      foreignColumns: [userData.reader, userData.key],
    }).onDelete('cascade'),
  ],
);

/** Requests that were carried out, so that one that is repeated has no effect again. */
export const userDataRequests = pgTable(
  'user_data_requests',
  {
    reader: reader(),
    request: text('request').notNull(),
    device: text('device').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reader, table.request] }),
    index('user_data_requests_device').on(table.reader, table.device, table.at),
  ],
);

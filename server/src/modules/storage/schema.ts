import type { ContentManifest, StylingSpan } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Content releases that this database holds, whole. */
export const contentReleases = pgTable('content_releases', {
  hash: text('hash').primaryKey(),
  counts: json('counts').$type<ContentManifest['counts']>().notNull(),
  licences: json('licences').$type<ContentManifest['licences']>().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row: the release that readers get, and the one before it, which requests under way may still read. */
export const contentPointer = pgTable(
  'content_pointer',
  {
    only: boolean('only').primaryKey().default(true),
    current: text('current')
      .notNull()
      .references(() => contentReleases.hash),
    previous: text('previous').references(() => contentReleases.hash),
  },
  (table) => [check('content_pointer_only_one', sql`${table.only}`)],
);

export const translations = pgTable(
  'translations',
  {
    release: text('release')
      .notNull()
      .references(() => contentReleases.hash, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** Place in the order readers are shown. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    language: text('language').notNull(),
    direction: text('direction', { enum: ['ltr', 'rtl'] }).notNull(),
    year: integer('year').notNull(),
    licence: text('licence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug] })],
);

export const chapterTexts = pgTable(
  'chapter_texts',
  {
    release: text('release')
      .notNull()
      .references(() => contentReleases.hash, { onDelete: 'cascade' }),
    translation: text('translation').notNull(),
    osisId: text('osis_id').notNull(),
    content: text('content').notNull(),
    styling: json('styling').$type<StylingSpan[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.translation, table.osisId] })],
);

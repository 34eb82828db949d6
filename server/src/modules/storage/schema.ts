import type {
  BookIntroduction,
  Category,
  Commentary,
  ContentManifest,
  DatedDay,
  Entry,
  EntryTypename,
  HebrewWord,
  Journey,
  LexiconEntry,
  Lineage,
  Period,
  Prose,
  RelationKind,
  SitePage,
  StylingSpan,
  TimelineItem,
  Translation,
  VerseRecord,
} from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Text sorted by code points, so that every database returns the same order. */
const codePointText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Content releases that this database contains completely. */
export const contentReleases = pgTable('content_releases', {
  hash: text('hash').primaryKey(),
  counts: json('counts').$type<ContentManifest['counts']>().notNull(),
  licences: json('licences').$type<ContentManifest['licences']>().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  /** TABLES_VERSION of the gateway that loaded this release; 0 if it had fewer tables. */
  tables: integer('tables').notNull().default(0),
});

/** Every content row belongs to one release, and is deleted with it. */
const release = () =>
  text('release')
    .notNull()
    .references(() => contentReleases.hash, { onDelete: 'cascade' });

/** One row: the current release, and the one before it, which running requests may still read. */
export const contentPointer = pgTable(
  'content_pointer',
  {
    only: boolean('only').primaryKey().default(true),
    current: text('current')
      .notNull()
      .references(() => contentReleases.hash),
    previous: text('previous').references(() => contentReleases.hash),
    /** Releases that an operator rolled back from or replaced: a starting gateway does not switch to them. */
    passedOver: text('passed_over').array().notNull().default([]),
  },
  (table) => [check('content_pointer_only_one', sql`${table.only}`)],
);

export const translations = pgTable(
  'translations',
  {
    release: release(),
    slug: text('slug').notNull(),
    /** Rank in the order in which readers see them. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    language: text('language').notNull(),
    direction: text('direction', { enum: ['ltr', 'rtl'] }).notNull(),
    year: integer('year').notNull(),
    licence: text('licence').notNull(),
    contains: json('contains').$type<Translation['contains']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug] })],
);

export const chapterTexts = pgTable(
  'chapter_texts',
  {
    release: release(),
    translation: text('translation').notNull(),
    osisId: text('osis_id').notNull(),
    content: text('content').notNull(),
    styling: json('styling').$type<StylingSpan[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.translation, table.osisId] })],
);

/** One row per verse of the versification; `id` is its number, 1001001 for Genesis 1:1. */
export const verses = pgTable(
  'verses',
  {
    release: release(),
    id: integer('id').notNull(),
    osisId: text('osis_id').notNull(),
    /** The text of the verse by translation slug. */
    texts: json('texts').$type<VerseRecord['texts']>().notNull(),
    /** Verse numbers, in the order of the source. */
    crossReferences: integer('cross_references').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.id] })],
);

/** The Hebrew words of a verse, in order. */
export const verseWords = pgTable(
  'verse_words',
  {
    release: release(),
    verse: integer('verse').notNull(),
    words: json('words').$type<HebrewWord[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.verse] })],
);

/** The verses that contain a Hebrew word, ascending, each once; derived from `verse_words`. */
export const strongsVerses = pgTable(
  'strongs_verses',
  {
    release: release(),
    strongs: text('strongs').notNull(),
    verses: integer('verses').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.strongs] })],
);

export const lexicon = pgTable(
  'lexicon',
  {
    release: release(),
    strongs: text('strongs').notNull(),
    lemma: text('lemma').notNull(),
    language: text('language').$type<LexiconEntry['language']>().notNull(),
    transliteration: text('transliteration').notNull(),
    pronunciation: text('pronunciation').notNull(),
    derivation: text('derivation').notNull(),
    definition: text('definition').notNull(),
    kjvDefinition: text('kjv_definition').notNull(),
    forms: json('forms').$type<LexiconEntry['forms']>(),
    renderings: json('renderings').$type<LexiconEntry['renderings']>(),
  },
  (table) => [primaryKey({ columns: [table.release, table.strongs] })],
);

export const entries = pgTable(
  'entries',
  {
    release: release(),
    id: text('id').notNull(),
    typename: text('typename').$type<EntryTypename>().notNull(),
    /** Slug of the typename's collection: 'people', 'dictionary'. */
    collection: text('collection').notNull(),
    category: text('category').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The key by which lists are sorted (see sort-name.ts); equal keys are sorted by id. */
    sortName: codePointText('sort_name').notNull(),
    pagePath: text('page_path').notNull(),
    title: text('title'),
    summary: text('summary').notNull(),
    origin: text('origin').$type<Entry['origin']>().notNull(),
    /** Astronomical years. Only events have this column and the next four. */
    eventsStart: integer('events_start'),
    eventsEnd: integer('events_end'),
    sortKey: doublePrecision('sort_key'),
    period: text('period').$type<Period>(),
    dating: text('dating').$type<Extract<Entry, { typename: 'Event' }>['dating']>(),
    /** Number of words, and publication day in ISO 8601. Only articles have them. */
    words: integer('words'),
    published: text('published'),
    /** The whole entry. */
    data: json('data').$type<Entry>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.id] }),
    uniqueIndex('entries_page_path').on(table.release, table.pagePath),
    uniqueIndex('entries_slug').on(table.release, table.collection, table.slug),
    index('entries_of_collection').on(table.release, table.collection, table.sortName, table.id),
    index('entries_of_category').on(table.release, table.collection, table.category, table.sortName, table.id),
    index('entries_in_time')
      .on(table.release, table.eventsStart, table.sortKey, table.id)
      .where(sql`${table.eventsStart} is not null`),
    index('entries_by_publication')
      .on(table.release, table.collection, table.published.desc().nullsFirst(), table.sortName, table.id)
      .where(sql`${table.published} is not null`),
  ],
);

/** Which entries name or describe a verse; derived from their `verses`. */
export const entryVerses = pgTable(
  'entry_verses',
  {
    release: release(),
    verse: integer('verse').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.verse, table.entry] })],
);

/**
 * What entries of the encyclopedia and the dictionary are called: their names and other names as sort keys (see
 * sort-name.ts), 'ark of the covenant', and the Strong's numbers of their original words, 'h727'; derived from `entries`.
 */
export const entryNames = pgTable(
  'entry_names',
  {
    release: release(),
    name: codePointText('name').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.name, table.entry] })],
);

/**
 * The entries of a collection that a book of the Bible mentions most, authored ones first; derived from `entry_verses`.
 * `rank` starts at 1. Counting for each request would scan all verses of the book.
 */
export const bookEntries = pgTable(
  'book_entries',
  {
    release: release(),
    /** Number of the book in the canon, from 1. */
    book: integer('book').notNull(),
    collection: text('collection').notNull(),
    rank: integer('place').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.book, table.collection, table.rank] })],
);

/**
 * Relations as the page of each entry shows them: featured ones first, then by `position`, their order in the release.
 */
export const relations = pgTable(
  'relations',
  {
    release: release(),
    position: integer('position').notNull(),
    from: text('from_entry').notNull(),
    to: text('to_entry').notNull(),
    kind: text('kind').$type<RelationKind>().notNull(),
    featured: boolean('featured').notNull(),
    /** The passage that states a kinship. */
    osis: text('osis'),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.position] }),
    index('relations_of_entry').on(table.release, table.from, table.featured.desc().nullsFirst(), table.position),
  ],
);

/** Paths of pages that moved. */
export const redirects = pgTable(
  'redirects',
  {
    release: release(),
    from: text('from_path').notNull(),
    to: text('to_path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.from] })],
);

export const journeys = pgTable(
  'journeys',
  {
    release: release(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    data: json('data').$type<Journey>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug] })],
);

export const lineages = pgTable(
  'lineages',
  {
    release: release(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    data: json('data').$type<Lineage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug] })],
);

export const timelineItems = pgTable(
  'timeline_items',
  {
    release: release(),
    position: integer('position').notNull(),
    data: json('data').$type<TimelineItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.position] })],
);

export const categories = pgTable(
  'categories',
  {
    release: release(),
    pillar: text('pillar').$type<Category['pillar']>().notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    data: json('data').$type<Category>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.pillar, table.slug] })],
);

/** The site's own pages, one row per language. */
export const sitePages = pgTable(
  'site_pages',
  {
    release: release(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    data: json('data').$type<SitePage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug, table.language] })],
);

/** The introduction of a book of the Bible, by the number of the book in the canon, from 1. */
export const bookIntroductions = pgTable(
  'book_introductions',
  {
    release: release(),
    book: integer('book').notNull(),
    data: json('data').$type<BookIntroduction>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.book] })],
);

/** The commentaries on the Bible, in the order in which readers see them. */
export const commentaries = pgTable(
  'commentaries',
  {
    release: release(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    data: json('data').$type<Commentary>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.slug] })],
);

/**
 * What a commentary says about passages, in canonical order. The verses are numbers, as in `verses`; a passage about a
 * chapter as a whole has the number of verse 0.
 */
export const commentaryPassages = pgTable(
  'commentary_passages',
  {
    release: release(),
    commentary: text('commentary').notNull(),
    position: integer('position').notNull(),
    firstVerse: integer('first_verse').notNull(),
    lastVerse: integer('last_verse').notNull(),
    osis: text('osis').notNull(),
    /** The length of `body` as JSON. */
    characters: integer('characters').notNull(),
    body: json('body').$type<Prose>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.commentary, table.position] }),
    index('commentary_passages_by_verse').on(table.release, table.firstVerse),
  ],
);

/** The passage of each day of a leap year as an OSIS range; `day` starts at 1. */
export const dayVerses = pgTable(
  'day_verses',
  {
    release: release(),
    day: integer('day').notNull(),
    osis: text('osis').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.day] })],
);

/** Events that the Bible dates by month and day, in the order of the Hebrew year. */
export const datedDays = pgTable(
  'dated_days',
  {
    release: release(),
    position: integer('position').notNull(),
    data: json('data').$type<DatedDay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.position] })],
);

/** Authored entries that the home page may show, derived from `entries`; `published` is an article's. */
export const dailyEntries = pgTable(
  'daily_entries',
  {
    release: release(),
    kind: text('kind').$type<'entry' | 'event' | 'article'>().notNull(),
    entry: text('entry').notNull(),
    published: text('published'),
  },
  (table) => [primaryKey({ columns: [table.release, table.kind, table.entry] })],
);

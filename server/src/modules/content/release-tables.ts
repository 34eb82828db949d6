import {
  bookIntroductionSchema,
  categorySchema,
  chapterTextSchema,
  commentaryPassageSchema,
  commentarySchema,
  datedDaySchema,
  entrySchema,
  journeySchema,
  lexiconEntrySchema,
  lineageSchema,
  passageSchema,
  redirectSchema,
  relationSchema,
  sitePageSchema,
  timelineItemSchema,
  translationSchema,
  verseRecordSchema,
  verseWordsSchema,
  type CommentaryPassage,
  type Entry,
} from '@manna/shared/contracts';
import { bookByOsisId, collectionOf, parseChapterOsisId, parseVerseId, verseNumber } from '@manna/shared/domain';
import { sql, type SQL } from 'drizzle-orm';
import { fromLines, fromList, type ReadRows } from './release-rows';
import { sortName } from './sort-name';

/**
 * Version of the tables and columns that a load fills. Raise it with every migration that adds some which cannot be
 * computed from existing rows: releases that were loaded before are then loaded again from their files.
 */
export const TABLES_VERSION = 5;

/** How a file of a release is loaded into the database. */
export interface ReleaseTable {
  file: string;
  readRows: ReadRows;
  /** Inserts rows of the release, passed as a JSON list. */
  insert(release: string, rows: string): SQL;
}

const withPosition = <Value extends object>(value: Value, position: number) => ({ ...value, position });
const asData = <Value extends { slug: string }>(data: Value, position: number) => ({ slug: data.slug, position, data });

const entryRow = (entry: Entry) => ({
  id: entry.id,
  typename: entry.typename,
  collection: collectionOf(entry.typename).slug,
  category: entry.category,
  slug: entry.slug,
  name: entry.name,
  sort_name: sortName(entry.name),
  page_path: entry.pagePath,
  title: entry.title,
  summary: entry.summary,
  origin: entry.origin,
  ...(entry.typename === 'Event' && {
    events_start: entry.eventsStart,
    events_end: entry.eventsEnd,
    sort_key: entry.sortKey,
    period: entry.period,
    dating: entry.dating,
  }),
  ...(entry.typename === 'Article' && { words: entry.words, published: entry.published }),
  data: entry,
});

const chaptersFile = /^chapters-([a-z0-9]+)\.ndjson$/;

const chapterTable = (file: string, slug: string): ReleaseTable => ({
  file,
  readRows: fromLines(chapterTextSchema),
  insert: (release, rows) => sql`
    insert into chapter_texts (release, translation, osis_id, content, styling)
    select ${release}, ${slug}, "osisId", content, styling
    from json_to_recordset(${rows}) as row ("osisId" text, content text, styling json)`,
});

const commentaryFile = /^commentary-([a-z0-9]+)\.ndjson$/;

/** The numbers of a passage's first and last verse; those of verse 0 for a chapter as a whole. */
function versesOf({ osis }: CommentaryPassage): { first: number | undefined; last: number | undefined } {
  const chapter = parseChapterOsisId(osis);
  if (chapter) {
    const zero = verseNumber({ book: chapter.book.number, chapter: chapter.chapter, verse: 0 });
    return { first: zero, last: zero };
  }
  const [start = '', end = start] = osis.split('-');
  return { first: parseVerseId(start), last: parseVerseId(end) };
}

const commentaryTable = (file: string, slug: string): ReleaseTable => ({
  file,
  readRows: fromLines(commentaryPassageSchema, (passage, position) => ({
    ...withPosition(passage, position),
    ...versesOf(passage),
  })),
  insert: (release, rows) => sql`
    insert into commentary_passages (release, commentary, position, first_verse, last_verse, osis, characters, body)
    select ${release}, ${slug}, position, first, last, osis, length(body::text), body
    from json_to_recordset(${rows}) as row (position int, first int, last int, osis text, body json)`,
});

const tables: readonly ReleaseTable[] = [
  {
    file: 'translations.json',
    readRows: fromList(translationSchema, withPosition),
    insert: (release, rows) => sql`
      insert into translations
        (release, slug, position, name, short_name, language, direction, year, licence, contains)
      select ${release}, slug, position, name, "shortName", language, direction, year, licence, contains
      from json_to_recordset(${rows}) as row (slug text, position int, name text, "shortName" text, language text,
        direction text, year int, licence text, contains json)`,
  },
  {
    file: 'verses.ndjson',
    readRows: fromLines(verseRecordSchema),
    insert: (release, rows) => sql`
      insert into verses (release, id, osis_id, texts, cross_references)
      select ${release}, id, "osisId", texts, "crossReferences"
      from json_to_recordset(${rows}) as row (id int, "osisId" text, texts json, "crossReferences" int[])`,
  },
  {
    file: 'words.ndjson',
    readRows: fromLines(verseWordsSchema),
    insert: (release, rows) => sql`
      insert into verse_words (release, verse, words)
      select ${release}, id, words from json_to_recordset(${rows}) as row (id int, words json)`,
  },
  {
    file: 'lexicon.ndjson',
    readRows: fromLines(lexiconEntrySchema),
    insert: (release, rows) => sql`
      insert into lexicon (release, strongs, lemma, language, transliteration, pronunciation, derivation, definition,
        kjv_definition, forms, renderings)
      select ${release}, strongs, lemma, language, transliteration, pronunciation, derivation, definition,
        "kjvDefinition", forms, renderings
      from json_to_recordset(${rows}) as row (strongs text, lemma text, language text, transliteration text,
        pronunciation text, derivation text, definition text, "kjvDefinition" text, forms json, renderings json)`,
  },
  {
    file: 'entries.ndjson',
    readRows: fromLines(entrySchema, entryRow),
    insert: (release, rows) => sql`
      insert into entries (release, id, typename, collection, category, slug, name, sort_name, page_path, title,
        summary, origin, events_start, events_end, sort_key, period, dating, words, published, data)
      select ${release}, id, typename, collection, category, slug, name, sort_name, page_path, title,
        summary, origin, events_start, events_end, sort_key, period, dating, words, published, data
      from json_to_recordset(${rows}) as row (id text, typename text, collection text, category text, slug text,
        name text, sort_name text, page_path text, title text, summary text, origin text, events_start int,
        events_end int, sort_key double precision, period text, dating text, words int, published text, data json)`,
  },
  {
    file: 'relations.ndjson',
    readRows: fromLines(relationSchema, withPosition),
    insert: (release, rows) => sql`
      insert into relations (release, position, from_entry, to_entry, kind, featured, osis)
      select ${release}, position, "from", "to", kind, featured, osis
      from json_to_recordset(${rows}) as row (position int, "from" text, "to" text, kind text, featured boolean,
        osis text)`,
  },
  {
    file: 'redirects.json',
    readRows: fromList(redirectSchema),
    insert: (release, rows) => sql`
      insert into redirects (release, from_path, to_path)
      select ${release}, "from", "to" from json_to_recordset(${rows}) as row ("from" text, "to" text)`,
  },
  {
    file: 'journeys.json',
    readRows: fromList(journeySchema, asData),
    insert: (release, rows) => sql`
      insert into journeys (release, slug, position, data)
      select ${release}, slug, position, data
      from json_to_recordset(${rows}) as row (slug text, position int, data json)`,
  },
  {
    file: 'lineages.json',
    readRows: fromList(lineageSchema, asData),
    insert: (release, rows) => sql`
      insert into lineages (release, slug, position, data)
      select ${release}, slug, position, data
      from json_to_recordset(${rows}) as row (slug text, position int, data json)`,
  },
  {
    file: 'timeline.json',
    readRows: fromList(timelineItemSchema, (data, position) => ({ position, data })),
    insert: (release, rows) => sql`
      insert into timeline_items (release, position, data)
      select ${release}, position, data from json_to_recordset(${rows}) as row (position int, data json)`,
  },
  {
    file: 'pages.json',
    readRows: fromList(sitePageSchema, (data) => ({ slug: data.slug, language: data.language, data })),
    insert: (release, rows) => sql`
      insert into site_pages (release, slug, language, data)
      select ${release}, slug, language, data
      from json_to_recordset(${rows}) as row (slug text, language text, data json)`,
  },
  {
    file: 'introductions.json',
    readRows: fromList(bookIntroductionSchema, (data) => ({ book: bookByOsisId(data.book)?.number, data })),
    insert: (release, rows) => sql`
      insert into book_introductions (release, book, data)
      select ${release}, book, data from json_to_recordset(${rows}) as row (book int, data json)`,
  },
  {
    file: 'commentaries.json',
    readRows: fromList(commentarySchema, asData),
    insert: (release, rows) => sql`
      insert into commentaries (release, slug, position, data)
      select ${release}, slug, position, data
      from json_to_recordset(${rows}) as row (slug text, position int, data json)`,
  },
  {
    file: 'day-verses.json',
    readRows: fromList(passageSchema, (osis, position) => ({ day: position + 1, osis })),
    insert: (release, rows) => sql`
      insert into day_verses (release, day, osis)
      select ${release}, day, osis from json_to_recordset(${rows}) as row (day int, osis text)`,
  },
  {
    file: 'dated-days.json',
    readRows: fromList(datedDaySchema, (data, position) => ({ position, data })),
    insert: (release, rows) => sql`
      insert into dated_days (release, position, data)
      select ${release}, position, data from json_to_recordset(${rows}) as row (position int, data json)`,
  },
  {
    file: 'categories.json',
    readRows: fromList(categorySchema, asData),
    insert: (release, rows) => sql`
      insert into categories (release, pillar, slug, position, data)
      select ${release}, data ->> 'pillar', slug, position, data
      from json_to_recordset(${rows}) as row (slug text, position int, data json)`,
  },
];

/** The tables that a release fills, by file name. Files that stay on disk have none. */
export const tablesOf = (files: readonly string[]): ReleaseTable[] => [
  ...tables.filter(({ file }) => files.includes(file)),
  ...files.flatMap((file) => {
    const slug = chaptersFile.exec(file)?.[1];
    const commentary = commentaryFile.exec(file)?.[1];
    return [
      ...(slug === undefined ? [] : [chapterTable(file, slug)]),
      ...(commentary === undefined ? [] : [commentaryTable(file, commentary)]),
    ];
  }),
];

/** The same that sort-name.ts leaves out of names. */
const APOSTROPHES = String.raw`['\u2018\u2019\u02bb-\u02bf]`;

/** An entry without a picture needs a body of this many JSON characters to fill a card. */
const LONG_BODY = 1_500;

/** Derived tables, filled when all others are. */
export const derivedTables: readonly { name: string; insert(release: string): SQL }[] = [
  {
    name: 'verses of entries',
    insert: (release) => sql`
      insert into entry_verses (release, verse, entry)
      select distinct ${release}, verse::int, id
      from entries, json_array_elements_text(data -> 'verses') as verse
      where release = ${release}`,
  },
  {
    name: 'entries of books',
    insert: (release) => sql`
      insert into book_entries (release, book, collection, place, entry)
      select ${release}, book, collection, place, id
      from (
        select counted.book, entries.collection, entries.id,
          row_number() over (partition by counted.book, entries.collection
            order by entries.origin <> 'authored', counted.verses desc, entries.sort_name, entries.id) as place
        from (
          select verse / 1000000 as book, entry, count(*) as verses
          from entry_verses where release = ${release} group by verse / 1000000, entry
        ) as counted
        join entries on entries.release = ${release} and entries.id = counted.entry
        where entries.period is null or entries.period not in ('church-history', 'bible-translation')
      ) as placed
      where place <= 100`,
  },
  {
    name: 'names of entries',
    insert: (release) => sql`
      insert into entry_names (release, name, entry)
      select distinct ${release}, called.name, id
      from entries cross join lateral (
        select sort_name as name
        union all
        select regexp_replace(
          btrim(regexp_replace(regexp_replace(lower(alias), ${APOSTROPHES}, '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
          '^(the|an?) (?=.)', '')
        from json_array_elements_text(data -> 'aliases') as alias
        union all
        select lower(word ->> 'strongs') from json_array_elements(data -> 'originals') as word
      ) as called
      where release = ${release} and collection not in ('articles', 'resources') and called.name <> ''`,
  },
  {
    name: 'daily entries',
    insert: (release) => sql`
      insert into daily_entries (release, kind, entry, published)
      select ${release}, case collection when 'events' then 'event' when 'articles' then 'article' else 'entry' end,
        id, data ->> 'published'
      from entries
      where release = ${release} and collection <> 'resources' and (collection = 'articles' or origin = 'authored')
        and (collection in ('events', 'articles') or json_array_length(data -> 'images') > 0
          or length(data ->> 'body') >= ${LONG_BODY})`,
  },
  {
    name: "verses of Strong's numbers",
    insert: (release) => sql`
      insert into strongs_verses (release, strongs, verses)
      select ${release}, word ->> 'strongs', array_agg(distinct verse order by verse)
      from verse_words, json_array_elements(words) as word
      where release = ${release} and word ->> 'strongs' is not null
      group by word ->> 'strongs'`,
  },
];

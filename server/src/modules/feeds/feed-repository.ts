import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { categories, entries } from '../storage/schema';
import type { Database } from '../storage/storage';

/** An entry with a publication day, as a feed shows it. */
export interface FeedEntry {
  name: string;
  title: string | null;
  summary: string;
  /** Path of its page. */
  path: string;
  /** Slug. */
  category: string;
  /** 'YYYY-MM-DD'. */
  published: string;
}

/** What a feed contains at most: readers fetch it whole, again and again. */
const MOST_ENTRIES = 50;

/**
 * The published entries of a collection, the latest first.
 *
 * @param category Slug; all categories if missing
 */
export async function publishedEntries(
  db: Database,
  release: string,
  { collection, category }: { collection: string; category?: string | undefined },
): Promise<FeedEntry[]> {
  const { name, title, summary, pagePath, published, sortName, id } = entries;
  return db
    .select({
      name,
      title,
      summary,
      path: pagePath,
      category: entries.category,
      published: sql<string>`${published}`,
    })
    .from(entries)
    .where(
      and(
        eq(entries.release, release),
        eq(entries.collection, collection),
        isNotNull(published),
        ...(category === undefined ? [] : [eq(entries.category, category)]),
      ),
    )
    .orderBy(desc(published), asc(sortName), asc(id))
    .limit(MOST_ENTRIES);
}

/** The name of a collection's category; undefined if the collection has no such category. */
export async function categoryName(
  db: Database,
  release: string,
  { collection, category }: { collection: string; category: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ data: categories.data })
    .from(categories)
    .where(
      and(eq(categories.release, release), sql`${categories.pillar} = ${collection}`, eq(categories.slug, category)),
    );
  return row?.data.name;
}

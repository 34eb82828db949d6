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
  /** The category by slug, as in the site's paths, and by the name that readers see. */
  category: { slug: string; name: string };
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
  const rows = await db
    .select({
      name,
      title,
      summary,
      path: pagePath,
      slug: entries.category,
      shelf: categories.data,
      published: sql<string>`${published}`,
    })
    .from(entries)
    .leftJoin(
      categories,
      and(
        eq(categories.release, entries.release),
        sql`${categories.pillar} = ${entries.collection}`,
        eq(categories.slug, entries.category),
      ),
    )
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
  return rows.map(({ slug, shelf, ...entry }) => ({ ...entry, category: { slug, name: shelf?.name ?? slug } }));
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

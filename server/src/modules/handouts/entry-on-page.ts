import type { Entry } from '@manna/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { entries } from '../storage/schema';
import type { Database } from '../storage/storage';

/** The entry of a content release whose page has this path. */
export async function entryOnPage(db: Database, release: string, pagePath: string): Promise<Entry | undefined> {
  const [row] = await db
    .select({ data: entries.data })
    .from(entries)
    .where(and(eq(entries.release, release), eq(entries.pagePath, pagePath)));
  return row?.data;
}

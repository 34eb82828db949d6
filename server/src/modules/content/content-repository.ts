import { eq, notInArray, sql } from 'drizzle-orm';
import { chapterTexts, contentPointer, contentReleases, translations } from '../storage/schema';
import type { Database } from '../storage/storage';
import type { ContentRelease } from './content-release';

const ROWS_A_STATEMENT = 100;
/** Key of the advisory lock under which one gateway at a time changes content. */
const CONTENT_LOCK = 0x6d_61_6e_6e_62;

/** Hash of the release that readers get; undefined before the first is loaded. */
export async function readPointer(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ current: contentPointer.current }).from(contentPointer);
  return row?.current;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function insertRelease(tx: Transaction, { manifest, ...release }: ContentRelease): Promise<void> {
  const { hash, counts, licences } = manifest;
  await tx.insert(contentReleases).values({ hash, counts, licences });
  const loaded = await release.translations();
  await tx.insert(translations).values(loaded.map((row, position) => ({ release: hash, position, ...row })));
  for (const { slug } of loaded) {
    const rows = await release.chapters(slug);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      const batch = rows.slice(start, start + ROWS_A_STATEMENT);
      await tx.insert(chapterTexts).values(batch.map((row) => ({ release: hash, translation: slug, ...row })));
    }
  }
}

/**
 * Loads a release where the database does not hold it, and makes it the one that readers get: all of it or nothing.
 * The one before it stays for requests under way; older ones go.
 */
export async function switchRelease(db: Database, release: ContentRelease): Promise<void> {
  const { hash } = release.manifest;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    const held = await tx.select().from(contentReleases).where(eq(contentReleases.hash, hash));
    if (held.length === 0) await insertRelease(tx, release);
    const [before] = await tx.select().from(contentPointer);
    if (before?.current === hash) return;
    const previous = before?.current ?? null;
    await tx
      .insert(contentPointer)
      .values({ current: hash, previous })
      .onConflictDoUpdate({ target: contentPointer.only, set: { current: hash, previous } });
    await tx.delete(contentReleases).where(notInArray(contentReleases.hash, previous ? [hash, previous] : [hash]));
  });
}

import { and, eq } from 'drizzle-orm';
import { readers } from '../storage/reader-schema';
import type { Database } from '../storage/storage';

/** Stores what a reader has changed at the embedded accounts server. Otherwise the site learns of it at the next sign-in. */
export async function updateReader(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  details: { name: string } | { email: string },
): Promise<void> {
  await db
    .update(readers)
    .set(details)
    .where(and(eq(readers.issuer, issuer), eq(readers.subject, subject)));
}

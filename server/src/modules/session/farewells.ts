import { eq, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { farewells } from '../storage/reader-schema';
import type { Database } from '../storage/storage';

/** How long it is tried to tell a deleted reader. Their address is forgotten then. */
const TRIED_DAYS = 7;

/** Tells somebody by e-mail that everything of theirs is deleted. */
export type TellDeleted = (email: string) => Promise<void>;

/** Tells one deleted reader who is not among `failed`, and forgets the address. Undefined if there is none. */
async function tellNext(
  db: Database,
  failed: readonly string[],
  tell: TellDeleted,
): Promise<{ id: string; error?: unknown } | undefined> {
  return db.transaction(async (tx) => {
    // Another gateway may be telling others at the same time.
    const [farewell] = await tx
      .select({ id: farewells.id, email: farewells.email })
      .from(farewells)
      .where(failed.length > 0 ? notInArray(farewells.id, [...failed]) : undefined)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!farewell) return undefined;
    try {
      await tell(farewell.email);
    } catch (error) {
      return { id: farewell.id, error };
    }
    await tx.delete(farewells).where(eq(farewells.id, farewell.id));
    return { id: farewell.id };
  });
}

/**
 * Tells all readers who were deleted and do not know it yet. Whom it cannot tell is tried again the next time, for a week.
 */
export async function tellDeleted(db: Database, log: Pick<Logger, 'error'>, tell: TellDeleted): Promise<void> {
  await db.delete(farewells).where(sql`${farewells.deletedAt} < now() - make_interval(days => ${TRIED_DAYS})`);
  const failed: string[] = [];
  for (;;) {
    const next = await tellNext(db, failed, tell);
    if (!next) return;
    if (next.error === undefined) continue;
    failed.push(next.id);
    log.error(
      { reason: messageOf(next.error) },
      'the last message to a deleted reader was not sent; it is tried again in an hour',
    );
  }
}

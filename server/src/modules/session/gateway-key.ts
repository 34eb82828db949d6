import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { gatewayKeys } from '../storage/reader-schema';
import type { Database } from '../storage/storage';

const KEY_BYTES = 32;

/**
 * Returns a function that gets the key for a purpose, 32 bytes which all gateways on this database share. The first of
 * them makes it. It is read once; the function rejects while the database is away.
 */
export function gatewayKey(db: Database, purpose: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    if (known) return known;
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await db.insert(gatewayKeys).values({ purpose, key }).onConflictDoNothing();
    const [row] = await db.select().from(gatewayKeys).where(eq(gatewayKeys.purpose, purpose));
    if (!row) throw new Error(`the key for ${purpose} is missing`);
    known = Buffer.from(row.key, 'base64url');
    return known;
  };
}

import { generateKeyPair, randomBytes, randomUUID, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import { and, desc, inArray, lt, sql } from 'drizzle-orm';
import { accountKeys } from '../../modules/storage/account-schema';
import type { Database } from '../../modules/storage/storage';

const DAY_MS = 86_400_000;
/** A key signs for so long; then the next is created. */
const ROTATE_AFTER_MS = 90 * DAY_MS;
/** Longer than any session or token lasts after its key was replaced. */
const DELETE_AFTER_DAYS = 180;
/** Gateways read the keys every hour: until then some do not know the newest. */
const KNOWN_AFTER_MS = 2 * 3_600_000;
/** Key of the advisory lock that lets one gateway at a time create keys: the letters "keys". */
const KEYS_LOCK = 0x6b_65_79_73;

export interface ProviderKeys {
  /** Private keys, the one that signs first. */
  signing: JsonWebKey[];
  /** The first signs, all verify. */
  cookie: string[];
  clientSecret: string;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

async function newSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' });
}

/**
 * Reads the keys of the provider from the database, and creates those that are missing or due for replacement. All gateways
 * on one database have the same.
 */
export async function readKeys(db: Database): Promise<ProviderKeys> {
  return db.transaction(async (rows) => {
    await rows.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`);
    const read = () => rows.select().from(accountKeys).orderBy(desc(accountKeys.createdAt));
    const isDue = (newest: Date | undefined) => !newest || Date.now() - newest.getTime() > ROTATE_AFTER_MS;
    const before = await read();
    const newest = (kind: string) => before.find((key) => key.kind === kind)?.createdAt;
    const created: (typeof accountKeys.$inferInsert)[] = [];
    if (isDue(newest('signing'))) created.push({ kind: 'signing', value: await newSigningKey() });
    if (isDue(newest('cookie'))) created.push({ kind: 'cookie', value: newSecret() });
    if (!newest('client')) created.push({ kind: 'client', value: newSecret() });
    if (created.length > 0) await rows.insert(accountKeys).values(created);
    await rows
      .delete(accountKeys)
      .where(
        and(
          inArray(accountKeys.kind, ['signing', 'cookie']),
          lt(accountKeys.createdAt, sql`now() - make_interval(days => ${DELETE_AFTER_DAYS})`),
        ),
      );
    const keys = await read();
    const inOrder = (kind: string) => {
      const ofKind = keys.filter((key) => key.kind === kind);
      const isKnown = ({ createdAt }: (typeof keys)[number]) => Date.now() - createdAt.getTime() > KNOWN_AFTER_MS;
      const known = ofKind.filter(isKnown);
      return [...known, ...ofKind.filter((key) => !isKnown(key))].map(({ value }) => value);
    };
    return {
      signing: inOrder('signing').map((value) => JSON.parse(value) as JsonWebKey),
      cookie: inOrder('cookie'),
      clientSecret: inOrder('client')[0] ?? '',
    };
  });
}

import { userDataKindSchema, type UserDataChange, type UserDataKind } from '@manna/shared/contracts';
import { knownKind, splitUserData } from '@manna/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readers } from '../storage/reader-schema';
import type { Database } from '../storage/storage';
import { userData, userDataItems, userDataRequests } from '../storage/user-data-schema';
import { joinRows, mergeIntoRows, type KeyChange, type StoredItem, type StoredKey } from './stored-items';

/** How many keys one reader can have. */
export const MAX_KEYS = 200;

/** How large all items of one reader can be, the deleted ones included. */
export const MAX_BYTES = 2_000_000;

/** How long the log remembers that an item was deleted, and that a request was carried out. */
const REMEMBERED_DAYS = 180;

/** How many requests are remembered for one reader and for one of their browsers. A browser repeats only its last one. */
const REQUESTS_OF_READER = 1_000;
const REQUESTS_OF_DEVICE = 20;

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_PER_STATEMENT = 5_000;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** JSON texts by key. */
export type UserDataTexts = Record<string, string>;

/** Why a change was not saved. */
export type Refusal = 'unknown reader' | 'too many keys' | 'too large' | { notOfItsKind: string };

/** Thrown within the transaction, so that nothing of the change remains. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('the change was refused');
  }
}

const readKind = (text: string): UserDataKind => {
  const { success, data } = userDataKindSchema.safeParse(JSON.parse(text));
  return success ? data : { type: 'json' };
};

const own = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;

const longAgo = sql`now() - make_interval(days => ${REMEMBERED_DAYS})`;

async function load(
  db: Database | Transaction,
  reader: string,
  keys: readonly string[] | undefined,
): Promise<Map<string, StoredKey>> {
  const { key, kind } = userData;
  const { item, value, position } = userDataItems;
  const ofKeys = keys && inArray(key, [...keys]);
  const rows = await db
    .select({ key, kind, item, value, position })
    .from(userData)
    .leftJoin(userDataItems, and(eq(userDataItems.reader, userData.reader), eq(userDataItems.key, key)))
    .where(and(eq(userData.reader, reader), ofKeys))
    .orderBy(key);
  const found = new Map<string, { kind: UserDataKind; items: StoredItem[] }>();
  for (const row of rows) {
    const stored = found.get(row.key) ?? { kind: readKind(row.kind), items: [] };
    found.set(row.key, stored);
    if (row.item !== null && row.position !== null)
      stored.items.push({ item: row.item, value: row.value, position: row.position });
  }
  return found;
}

const textsOf = (stored: ReadonlyMap<string, StoredKey>): UserDataTexts =>
  Object.fromEntries(
    [...stored].flatMap(([key, rows]) => {
      const text = joinRows(rows);
      return text === undefined ? [] : [[key, text]];
    }),
  );

/** The reader's values; all of them if there are no keys. Removes from the log what nobody needs any more. */
export async function readUserData(db: Database, reader: string, keys?: readonly string[]): Promise<UserDataTexts> {
  await db
    .delete(userDataItems)
    .where(
      and(eq(userDataItems.reader, reader), isNull(userDataItems.value), sql`${userDataItems.changedAt} < ${longAgo}`),
    );
  return textsOf(await load(db, reader, keys));
}

/** Notes that a request is carried out. Returns false if it was before. */
async function isNewRequest(db: Transaction, reader: string, request: string, device: string): Promise<boolean> {
  const noted = await db
    .insert(userDataRequests)
    .values({ reader, request, device })
    .onConflictDoNothing()
    .returning({ request: userDataRequests.request });
  if (noted.length === 0) return false;
  await db.execute(sql`
    delete from ${userDataRequests} where reader = ${reader} and (at < ${longAgo}
      or request in (select request from ${userDataRequests} where reader = ${reader} and device = ${device}
        order by at desc offset ${REQUESTS_OF_DEVICE})
      or request in (select request from ${userDataRequests} where reader = ${reader}
        order by at desc offset ${REQUESTS_OF_READER}))`);
  return true;
}

async function save(db: Transaction, reader: string, key: string, change: KeyChange, device: string | null) {
  const head = { kind: JSON.stringify(change.kind), bytes: change.bytes };
  await db
    .insert(userData)
    .values({ reader, key, ...head })
    .onConflictDoUpdate({ target: [userData.reader, userData.key], set: { ...head, changedAt: sql`now()` } });
  const ofKey = and(eq(userDataItems.reader, reader), eq(userDataItems.key, key));
  for (let at = 0; at < change.dropped.length; at += ROWS_PER_STATEMENT)
    await db
      .delete(userDataItems)
      .where(and(ofKey, inArray(userDataItems.item, change.dropped.slice(at, at + ROWS_PER_STATEMENT))));
  for (let at = 0; at < change.changed.length; at += ROWS_PER_STATEMENT)
    await db
      .insert(userDataItems)
      .values(change.changed.slice(at, at + ROWS_PER_STATEMENT).map((row) => ({ reader, key, device, ...row })))
      .onConflictDoUpdate({
        target: [userDataItems.reader, userDataItems.key, userDataItems.item],
        set: {
          value: sql`excluded.value`,
          position: sql`excluded.position`,
          device: sql`excluded.device`,
          changedAt: sql`now()`,
        },
      });
}

/** Throws a Refused if the reader would have too much. What becomes less is always saved. */
async function checkLimits(db: Transaction, reader: string, changes: ReadonlyMap<string, KeyChange>): Promise<void> {
  const { key, bytes } = userData;
  const rows = await db.select({ key, bytes }).from(userData).where(eq(userData.reader, reader));
  const before = new Map(rows.map((row) => [row.key, row.bytes]));
  const after = new Map([...before, ...[...changes].map(([name, change]) => [name, change.bytes] as const)]);
  const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((total, size) => total + size, 0);
  if (after.size > MAX_KEYS && after.size > before.size) throw new Refused('too many keys');
  if (sum(after) > MAX_BYTES && sum(after) > sum(before)) throw new Refused('too large');
}

/**
 * Merges a change into the reader's data. Resolves, after the transaction is committed, to the merged values of its keys,
 * or to the reason why nothing was saved. All values must be JSON.
 */
export async function writeUserData(
  db: Database,
  reader: string,
  { data, base, kinds, device, request }: UserDataChange,
): Promise<{ saved: UserDataTexts } | { refusal: Refusal }> {
  const keys = Object.keys(data);
  const write = async (transaction: Transaction): Promise<UserDataTexts> => {
    // One change of a reader at a time. Signing in elsewhere does not wait for it.
    const found = await transaction
      .select({ id: readers.id })
      .from(readers)
      .where(eq(readers.id, reader))
      .for('no key update');
    if (found.length === 0) throw new Refused('unknown reader');
    const stored = await load(transaction, reader, keys);
    const isNew = request === undefined || (await isNewRequest(transaction, reader, request, device ?? ''));
    if (!isNew) return textsOf(stored);
    const changes = new Map<string, KeyChange>();
    for (const [key, text] of Object.entries(data)) {
      const before = stored.get(key);
      const kind = knownKind(key) ?? own(kinds, key) ?? before?.kind ?? { type: 'json' };
      if (!splitUserData(kind, JSON.parse(text))) throw new Refused({ notOfItsKind: key });
      changes.set(key, mergeIntoRows(before, { kind, text, base: own(base, key) }));
    }
    await checkLimits(transaction, reader, changes);
    for (const [key, change] of changes) await save(transaction, reader, key, change, device ?? null);
    return Object.fromEntries([...changes].map(([key, { text }]) => [key, text]));
  };
  try {
    return { saved: await db.transaction(write) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import {
  bookEntries,
  chapterTexts,
  commentaryPassages,
  contentReleases,
  entries,
  entryVerses,
  lexicon,
  relations,
  strongsVerses,
  translations,
  verses,
  verseWords,
} from '../storage/schema';
import { openContentRelease, readVerified, ReleaseError, verifyFile, type ContentRelease } from './content-release';
import {
  changeContent,
  emptyRelease,
  readReleaseState,
  readPointer,
  setPointer,
  type Transaction,
  writeCheckpoint,
} from './content-repository';
import { derivedTables, tablesOf, TABLES_VERSION, type ReleaseTable } from './release-tables';

/** Rows are sent to the database in statements of about this many characters. */
const STATEMENT_CHARACTERS = 1_000_000;

const queried = [
  bookEntries,
  chapterTexts,
  verses,
  verseWords,
  strongsVerses,
  lexicon,
  commentaryPassages,
  entries,
  entryVerses,
  relations,
];

/**
 * What a byte of a release takes: 1.25 bytes in tables and indexes, and 1.5 in the log of what was written, measured with
 * the release of this site.
 */
const SPACE_PER_BYTE = 3;
const MEBIBYTE = 2 ** 20;

/** A PostgreSQL whose disk is full ends, and readers with it. So a load that may fill the disk does not begin. */
async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes)
    throw new ReleaseError(
      `the database needs about ${Math.ceil(bytes / MEBIBYTE)} MiB for it and ${folder} has ${Math.floor(free / MEBIBYTE)} MiB left: free some space and load it again`,
    );
}

/** Progress of a load. */
export type LoadStep =
  | { kind: 'waiting' }
  /** `bytes` of `ofBytes` have been read for the database, including this file. */
  | { kind: 'file'; file: string; rows: number; bytes: number; ofBytes: number }
  | { kind: 'derived'; name: string; rows: number }
  | { kind: 'verified'; files: number };

/**
 * The outcome. loaded: readers get it now; switched: the same, but the database had it already; current: it was
 * current; passed over: it was not switched to, because an operator rolled back from it.
 */
export type LoadOutcome = 'loaded' | 'switched' | 'current' | 'passed over';

export interface LoadOptions {
  databaseUrl: string;
  /** The folder of the release. */
  folder: string;
  /**
   * Set when an operator asks for the load: releases that a starting gateway would find in its own folder and must not
   * switch to. Undefined when a gateway asks, because a gateway does not override an operator.
   */
  superseded?: readonly string[];
  /** Where the embedded PostgreSQL keeps its files; undefined for one that another machine may run. */
  databaseFolder?: string | undefined;
  onStep: (step: LoadStep) => void;
}

/**
 * Inserts the rows of a file. Prepares one statement while the database runs the one before. Returns the number of
 * rows.
 */
async function fillTable(tx: Transaction, release: ContentRelease, table: ReleaseTable): Promise<number> {
  const file = path.join(release.folder, table.file);
  let rows = 0;
  let batch: string[] = [];
  let characters = 0;
  let pendingInsert: Promise<unknown> = Promise.resolve();
  const send = async () => {
    const statement = table.insert(release.manifest.hash, `[${batch.join(',')}]`);
    batch = [];
    characters = 0;
    await pendingInsert;
    pendingInsert = tx.execute(statement).execute();
    // Awaited below; reading the next rows may take long.
    pendingInsert.catch(() => undefined);
  };
  for await (const row of table.readRows(file, readVerified(release, table.file))) {
    batch.push(row);
    rows += 1;
    characters += row.length;
    if (characters >= STATEMENT_CHARACTERS) await send();
  }
  if (batch.length > 0) await send();
  await pendingInsert;
  return rows;
}

/** Fills the tables with a release and replaces what an older gateway filled in. */
async function fillRelease(
  tx: Transaction,
  release: ContentRelease,
  { databaseFolder, onStep }: Pick<LoadOptions, 'databaseFolder' | 'onStep'>,
): Promise<void> {
  const { folder, manifest } = release;
  const { hash, counts, licences } = manifest;
  const names = Object.keys(manifest.files);
  const tables = tablesOf(names);
  await emptyRelease(tx, hash);
  const record = { counts, licences, tables: TABLES_VERSION };
  await tx
    .insert(contentReleases)
    .values({ hash, ...record })
    .onConflictDoUpdate({ target: contentReleases.hash, set: { ...record, loadedAt: sql`now()` } });

  const sizeOf = async (file: string) => (await stat(path.join(folder, file)).catch(() => undefined))?.size ?? 0;
  const sizes = await Promise.all(tables.map(({ file }) => sizeOf(file)));
  const ofBytes = sizes.reduce((sum, size) => sum + size, 0);
  if (databaseFolder !== undefined) await requireSpace(databaseFolder, ofBytes * SPACE_PER_BYTE);
  let bytes = 0;
  for (const [index, table] of tables.entries()) {
    const rows = await fillTable(tx, release, table);
    bytes += sizes[index] ?? 0;
    onStep({ kind: 'file', file: table.file, rows, bytes, ofBytes });
  }

  const { rows: withoutChapters } = await tx.execute<{ slug: string }>(sql`
    select slug from ${translations} where release = ${hash} and not exists (
      select from ${chapterTexts} where release = ${hash} and translation = slug)`);
  if (withoutChapters[0])
    throw new ReleaseError(`${folder} has no chapters of its translation "${withoutChapters[0].slug}"`);

  for (const { name, insert } of derivedTables) {
    const { rowCount } = await tx.execute(insert(hash));
    onStep({ kind: 'derived', name, rows: rowCount ?? 0 });
  }
  // So that the planner has statistics for the first query of a reader.
  await tx.execute(sql`analyze ${sql.join(queried, sql`, `)}`);

  const others = names.filter((name) => !tables.some(({ file }) => file === name));
  for (const name of others) await verifyFile(release, name);
  onStep({ kind: 'verified', files: others.length });
}

/** Removes duplicates and the chosen release. */
const passOver = (hashes: readonly string[], chosen: string): string[] =>
  [...new Set(hashes)].filter((hash) => hash !== chosen);

/**
 * Loads a release unless the database has all of it, and makes it current, in one transaction. The previous release
 * stays for running requests and for a rollback; older ones are deleted. Throws a ReleaseError.
 */
export async function loadRelease(options: LoadOptions): Promise<LoadOutcome> {
  const { databaseUrl, databaseFolder, folder, superseded, onStep } = options;
  const release = await openContentRelease(folder);
  const { hash } = release.manifest;
  const outcome = await changeContent<LoadOutcome>(
    databaseUrl,
    async (tx) => {
      const before = await readPointer(tx);
      if (!superseded && before?.passedOver.includes(hash)) return 'passed over';
      const isWhole = (await readReleaseState(tx, hash)) === 'whole';
      if (!isWhole) await fillRelease(tx, release, options);
      const alreadyPassedOver = before?.passedOver ?? [];
      const passedOver = superseded
        ? passOver([...alreadyPassedOver, ...(before ? [before.current] : []), ...superseded], hash)
        : alreadyPassedOver;
      if (before?.current === hash) {
        await setPointer(tx, { ...before, passedOver });
        return isWhole ? 'current' : 'loaded';
      }
      await setPointer(tx, { current: hash, previous: before?.current ?? null, passedOver });
      return isWhole ? 'switched' : 'loaded';
    },
    () => onStep({ kind: 'waiting' }),
  );
  if (outcome === 'loaded' && databaseFolder !== undefined) await writeCheckpoint(databaseUrl);
  return outcome;
}

/** Loads a release again that an older gateway loaded. Throws a ReleaseError if its files are missing. */
async function reloadRelease(
  tx: Transaction,
  folder: string,
  options: Parameters<typeof fillRelease>[2],
): Promise<void> {
  try {
    await fillRelease(tx, await openContentRelease(folder), options);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      `an earlier version of the gateway loaded the release ${path.basename(folder)} without content that pages show now, and it cannot be loaded again (${error.message}): put its files back, or load another release`,
    );
  }
}

export interface RollBackOptions
  extends Required<Pick<LoadOptions, 'databaseUrl' | 'superseded' | 'onStep'>>, Pick<LoadOptions, 'databaseFolder'> {
  /** The folder of releases. */
  root: string;
}

/**
 * Makes the previous release current again, and reloads it if an older gateway had loaded it. Returns its hash. Throws
 * a ReleaseError if there is no previous release, or if it has to be reloaded and its files are missing.
 */
export function rollBack({ databaseUrl, databaseFolder, root, superseded, onStep }: RollBackOptions): Promise<string> {
  return changeContent(
    databaseUrl,
    async (tx) => {
      const before = await readPointer(tx);
      if (!before) throw new ReleaseError('no content release is loaded');
      const { previous } = before;
      if (previous === null) throw new ReleaseError(`there is no release before ${before.current} to roll back to`);
      if ((await readReleaseState(tx, previous)) === 'outdated')
        await reloadRelease(tx, path.join(root, previous), { databaseFolder, onStep });
      const passedOver = passOver([...before.passedOver, before.current, ...superseded], previous);
      await setPointer(tx, { current: previous, previous: null, passedOver }, [before.current]);
      return previous;
    },
    () => onStep({ kind: 'waiting' }),
  );
}

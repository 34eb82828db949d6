import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import {
  bookEntries,
  chapterTexts,
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
  heldRelease,
  readPointer,
  setPointer,
  type Transaction,
} from './content-repository';
import { derivedTables, tablesOf, TABLES_VERSION, type ReleaseTable } from './release-tables';

/** Rows go to the database in statements of about so many characters. */
const STATEMENT_CHARACTERS = 1_000_000;

const queried = [
  bookEntries,
  chapterTexts,
  verses,
  verseWords,
  strongsVerses,
  lexicon,
  entries,
  entryVerses,
  relations,
];

/** How far a load has come. */
export type LoadStep =
  | { kind: 'waiting' }
  /** `bytes` of `ofBytes` that the database takes are read, this file's with them. */
  | { kind: 'file'; file: string; rows: number; bytes: number; ofBytes: number }
  | { kind: 'derived'; name: string; rows: number }
  | { kind: 'verified'; files: number };

/**
 * What came of it. loaded: readers get it now; switched: the same, it was in the database already; current: they had it;
 * passed over: they do not get it, an operator decided so.
 */
export type LoadOutcome = 'loaded' | 'switched' | 'current' | 'passed over';

export interface LoadOptions {
  databaseUrl: string;
  /** The release's own folder. */
  folder: string;
  /**
   * Where an operator asks for it: hashes that a gateway may find in its own folder and is not to switch to at its next
   * start. Undefined where a gateway asks, which does not undo what an operator decided.
   */
  insteadOf?: readonly string[];
  onStep: (step: LoadStep) => void;
}

/** Inserts a file's rows; the database works on one statement while the next is made. The answer is their number. */
async function fillTable(tx: Transaction, release: ContentRelease, table: ReleaseTable): Promise<number> {
  const file = path.join(release.folder, table.file);
  let rows = 0;
  let batch: string[] = [];
  let characters = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  const send = async () => {
    const statement = table.insert(release.manifest.hash, `[${batch.join(',')}]`);
    batch = [];
    characters = 0;
    await underWay;
    underWay = tx.execute(statement).execute();
    // It is awaited below; what is read meanwhile may take long.
    underWay.catch(() => undefined);
  };
  for await (const row of table.readRows(file, readVerified(release, table.file))) {
    batch.push(row);
    rows += 1;
    characters += row.length;
    if (characters >= STATEMENT_CHARACTERS) await send();
  }
  if (batch.length > 0) await send();
  await underWay;
  return rows;
}

/** Fills the tables with a release, in place of what an earlier gateway filled them with. */
async function fillRelease(tx: Transaction, release: ContentRelease, onStep: LoadOptions['onStep']): Promise<void> {
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
  let bytes = 0;
  for (const [index, table] of tables.entries()) {
    const rows = await fillTable(tx, release, table);
    bytes += sizes[index] ?? 0;
    onStep({ kind: 'file', file: table.file, rows, bytes, ofBytes });
  }

  const { rows: silent } = await tx.execute<{ slug: string }>(sql`
    select slug from ${translations} where release = ${hash} and not exists (
      select from ${chapterTexts} where release = ${hash} and translation = slug)`);
  if (silent[0]) throw new ReleaseError(`${folder} has no chapters of its translation "${silent[0].slug}"`);

  for (const { name, insert } of derivedTables) {
    const { rowCount } = await tx.execute(insert(hash));
    onStep({ kind: 'derived', name, rows: rowCount ?? 0 });
  }
  // So that the first reader's query is planned as well as the thousandth's.
  await tx.execute(sql`analyze ${sql.join(queried, sql`, `)}`);

  const others = names.filter((name) => !tables.some(({ file }) => file === name));
  for (const name of others) await verifyFile(release, name);
  onStep({ kind: 'verified', files: others.length });
}

/** Each of these once, and not the one that was chosen. */
const passOver = (hashes: readonly string[], chosen: string): string[] =>
  [...new Set(hashes)].filter((hash) => hash !== chosen);

/**
 * Loads a release where the database does not hold all of it, and makes it the one that readers get: all or nothing.
 * The one before it stays for requests under way and for the way back; older ones go. Throws a ReleaseError.
 */
export async function loadRelease({ databaseUrl, folder, insteadOf, onStep }: LoadOptions): Promise<LoadOutcome> {
  const release = await openContentRelease(folder);
  const { hash } = release.manifest;
  return changeContent(
    databaseUrl,
    async (tx) => {
      const before = await readPointer(tx);
      if (!insteadOf && before?.passedOver.includes(hash)) return 'passed over';
      const isWhole = (await heldRelease(tx, hash)) === 'whole';
      if (!isWhole) await fillRelease(tx, release, onStep);
      const known = before?.passedOver ?? [];
      const passedOver = insteadOf
        ? passOver([...known, ...(before ? [before.current] : []), ...insteadOf], hash)
        : known;
      if (before?.current === hash) {
        await setPointer(tx, { ...before, passedOver });
        return isWhole ? 'current' : 'loaded';
      }
      await setPointer(tx, { current: hash, previous: before?.current ?? null, passedOver });
      return isWhole ? 'switched' : 'loaded';
    },
    () => onStep({ kind: 'waiting' }),
  );
}

/** Loads a release anew that an earlier gateway has loaded. Throws a ReleaseError where its files are not there. */
async function fillAgain(tx: Transaction, folder: string, onStep: LoadOptions['onStep']): Promise<void> {
  try {
    await fillRelease(tx, await openContentRelease(folder), onStep);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      `an earlier version of the gateway loaded the release ${path.basename(folder)}, without all that pages show now, and it cannot be loaded again (${error.message}): put its files back, or load another release`,
    );
  }
}

export interface RollBackOptions extends Required<Pick<LoadOptions, 'databaseUrl' | 'insteadOf' | 'onStep'>> {
  /** The folder of releases. */
  root: string;
}

/**
 * Makes the release before the current one current again, loaded anew where an earlier gateway had loaded it. The answer is
 * its hash. Throws a ReleaseError where there is none, or where it would have to be loaded and its files are gone.
 */
export function rollBack({ databaseUrl, root, insteadOf, onStep }: RollBackOptions): Promise<string> {
  return changeContent(
    databaseUrl,
    async (tx) => {
      const before = await readPointer(tx);
      if (!before) throw new ReleaseError('no content release is loaded');
      const { previous } = before;
      if (previous === null) throw new ReleaseError(`there is no release before ${before.current} to go back to`);
      if ((await heldRelease(tx, previous)) === 'outdated') await fillAgain(tx, path.join(root, previous), onStep);
      const passedOver = passOver([...before.passedOver, before.current, ...insteadOf], previous);
      await setPointer(tx, { current: previous, previous: null, passedOver }, [before.current]);
      return previous;
    },
    () => onStep({ kind: 'waiting' }),
  );
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { parseJson, readTextFile } from '../../json-file';
import { messageOf } from '../../start-error';

/** Why a backup was not made or not restored: one sentence for the operator, without the full stop. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  schema: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in the order in which they ran. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled: a table comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), file: z.string() })),
  /** Hashes of the content releases whose files are in the backup; the current one first. */
  releases: z.array(z.string()),
  /** Every file of the backup, by its path. */
  files: z.record(z.string(), fileSchema),
});

/** What a backup consists of. */
export type BackupManifest = z.infer<typeof manifestSchema>;
type ArchivedFile = z.infer<typeof fileSchema>;

const MANIFEST = 'manifest.json';
/** A backup contains e-mail addresses, notes and keys. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Passes everything on. `result` says what has passed. */
function measure(): { stream: Transform; result: () => ArchivedFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** A backup that is being written, in a folder beside the one that it will have. */
export class BackupDraft {
  readonly #draft: string;
  readonly #folder: string;
  readonly #files: Record<string, ArchivedFile> = {};

  private constructor(folder: string) {
    this.#folder = folder;
    this.#draft = `${folder}.unfinished`;
  }

  /** Throws a BackupError if there is something in the folder. */
  static async begin(folder: string): Promise<BackupDraft> {
    if (await stat(folder).catch(() => undefined))
      throw new BackupError(`${folder} exists already: give the backup a new folder`);
    const draft = new BackupDraft(folder);
    await draft.discard();
    await mkdir(draft.#draft, { recursive: true, mode: FOLDER_MODE });
    return draft;
  }

  /** Writes a file, to the disk, and hashes it. */
  async add(file: string, ...streams: [Readable, ...Transform[]]): Promise<void> {
    const target = path.join(this.#draft, file);
    await mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE });
    const { stream, result } = measure();
    await pipeline([...streams, stream, createWriteStream(target, { mode: FILE_MODE, flush: true })]);
    this.#files[file] = result();
  }

  /** Gives the backup its name. Only then it is one. */
  async finish(contents: Omit<BackupManifest, 'files'>): Promise<BackupManifest> {
    const manifest = { ...contents, files: this.#files };
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    await writeFile(path.join(this.#draft, MANIFEST), text, { mode: FILE_MODE, flush: true });
    await rename(this.#draft, this.#folder);
    return manifest;
  }

  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }
}

/** Reads what a backup consists of. Throws a BackupError if the folder has no manifest that can be read. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST);
  if (!(await stat(file).catch(() => undefined)))
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}`);
  try {
    return parseJson(await readTextFile(file), manifestSchema);
  } catch (error) {
    throw new BackupError(`the backup is damaged: ${file} ${messageOf(error)}`);
  }
}

/** Reads every file of a backup and compares it with its hash. Throws a BackupError that names the first that differs. */
export async function verifyBackup(folder: string, { files }: BackupManifest): Promise<void> {
  for (const [file, expected] of Object.entries(files)) {
    const { stream, result } = measure();
    try {
      await pipeline(createReadStream(path.join(folder, file)), stream.resume());
    } catch (error) {
      throw new BackupError(`the backup is damaged: ${file} cannot be read (${messageOf(error)})`);
    }
    const { bytes, sha256 } = result();
    if (bytes !== expected.bytes)
      throw new BackupError(`the backup is damaged: ${file} has ${bytes} bytes instead of ${expected.bytes}`);
    if (sha256 !== expected.sha256) throw new BackupError(`the backup is damaged: ${file} differs from its hash`);
  }
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { findAssets } from './assets';
import { readWords } from './command-arguments';
import { readConfig, type Config } from './config';
import { BackupError, readManifest, verifyBackup } from './modules/backup/backup-archive';
import { makeBackup } from './modules/backup/make-backup';
import { migrationsOf, refuseOldFiles, restoreBackup } from './modules/backup/restore-backup';
import { prepareDataFolder } from './modules/storage/data-folder';
import { joinStorage, type Storage } from './modules/storage/storage';
import { codeOf, messageOf, startSentence, StartError } from './start-error';

const usage = `Usage: node backup.js <command>
  create [DIR]   back up database and files to the new folder DIR, backups/<time> by default; gateways may be running
  verify DIR     compare every file of a backup with its hash
  restore DIR    restore a backup to an empty database; no gateway may be running
The database and the folders are those of the gateway, with the same settings.`;
const INTERRUPTED = 130;

/** What went wrong in which command: the beginning of the sentence. */
let failed = '';
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Opens the database of the gateway. Without `migrations`, its tables stay as they are. */
const openStorage = ({ databaseUrl, dataDir }: Config, migrations: string | undefined): Promise<Storage> =>
  joinStorage({
    databaseUrl,
    dataDir,
    migrations,
    log: pino({ level: 'silent' }),
    onLost(reason) {
      process.stderr.write(`${failed}: ${reason}.\n`);
      process.exit(1);
    },
  });

const contentRootOf = ({ distDir }: Config) => path.join(distDir, 'content');

async function create(config: Config, folder: string): Promise<void> {
  failed = 'The backup was not made';
  await prepareDataFolder(config.dataDir);
  await mkdir(path.dirname(folder), { recursive: true });
  const storage = await openStorage(config, undefined);
  try {
    const { dataDir } = config;
    await makeBackup({ databaseUrl: storage.url, contentRoot: contentRootOf(config), dataDir, print }, folder);
  } finally {
    await storage.close();
  }
}

async function verify(_config: Config, folder: string): Promise<void> {
  failed = 'The backup cannot be restored';
  const manifest = await readManifest(folder);
  await verifyBackup(folder, manifest);
  print(`${folder} is whole: a backup of ${manifest.madeAt}, ${Object.keys(manifest.files).length} files.`);
}

async function restore(config: Config, folder: string): Promise<void> {
  failed = 'Nothing was restored';
  const { dataDir } = config;
  const manifest = await readManifest(folder);
  await verifyBackup(folder, manifest);
  await prepareDataFolder(dataDir);
  await refuseOldFiles(dataDir);
  const migrations = await migrationsOf(manifest, findAssets(import.meta.url).migrations);
  try {
    const storage = await openStorage(config, migrations.folder);
    try {
      await restoreBackup({ databaseUrl: storage.url, contentRoot: contentRootOf(config), dataDir }, folder, manifest);
    } finally {
      await storage.close();
    }
  } finally {
    await migrations.remove();
  }
  print(`The backup of ${manifest.madeAt} is restored. Start the gateway.`);
}

/** Parses the arguments; undefined means --help. Throws a StartError if they are invalid. */
function readCommand(args: string[]): ((config: Config) => Promise<void>) | undefined {
  const words = readWords(args, usage);
  if (!words) return undefined;
  const [command, dir, ...rest] = words;
  if (rest.length === 0 && command === 'create') {
    const folder = dir ?? path.join('backups', new Date().toISOString().replaceAll(':', '-'));
    return (config) => create(config, path.resolve(folder));
  }
  if (rest.length === 0 && dir !== undefined) {
    if (command === 'verify') return (config) => verify(config, path.resolve(dir));
    if (command === 'restore') return (config) => restore(config, path.resolve(dir));
  }
  throw new StartError(`Invalid arguments: ${args.join(' ')}.\n${usage}`);
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    print(usage);
    return;
  }
  // If this process started PostgreSQL, it stops it on exit. Open transactions are rolled back.
  process.once('SIGINT', () => process.exit(INTERRUPTED)).once('SIGTERM', () => process.exit(INTERRUPTED));
  await command(readConfig(process.env, process.cwd()));
}

/** The sentence for the operator; undefined for a fault of the program. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BackupError) return `${failed}: ${error.message}.`;
  if (error instanceof StartError) return error.message;
  if (codeOf(error) === 'ENOSPC') return `${failed}: the disk is full.`;
  return startSentence(error) && `${failed}: ${messageOf(error)}.`;
}

try {
  await main();
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

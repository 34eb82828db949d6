import path from 'node:path';
import { pino } from 'pino';
import { findAssets } from './assets';
import { readWords } from './command-arguments';
import { readConfig } from './config';
import { loadCommand, rollbackCommand, statusCommand, type CommandSite } from './modules/content/content-commands';
import { ReleaseError } from './modules/content/content-release';
import { prepareDataFolder } from './modules/storage/data-folder';
import { joinStorage } from './modules/storage/storage';
import { startSentence, StartError } from './start-error';

const usage = `Usage: node content.js <command>
  load [DIR]   load the release in DIR, or the one that DIR/current names, into the database and switch to it
  rollback     switch back to the previous release
  status       list the releases in the database
DIR is DIST_DIR/content by default. The database is that of the gateway, with the same settings.`;
const INTERRUPTED = 130;

type Command = (site: CommandSite) => Promise<void>;

/** Parses the arguments; undefined means --help. Throws a StartError if they are invalid. */
function readCommand(args: string[], root: string): Command | undefined {
  const words = readWords(args, usage);
  if (!words) return undefined;
  const [command, dir, ...rest] = words;
  if (rest.length === 0) {
    if (command === 'load') return (site) => loadCommand(site, dir === undefined ? root : path.resolve(dir));
    if (command === 'rollback' && dir === undefined) return rollbackCommand;
    if (command === 'status' && dir === undefined) return statusCommand;
  }
  throw new StartError(`Invalid arguments: ${args.join(' ')}.\n${usage}`);
}

async function main(): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const { databaseUrl, dataDir, distDir } = readConfig(process.env, process.cwd());
  const root = path.join(distDir, 'content');
  const command = readCommand(process.argv.slice(2), root);
  if (!command) {
    print(usage);
    return;
  }
  // If this process started PostgreSQL, it stops it on exit. Open transactions are rolled back.
  process.once('SIGINT', () => process.exit(INTERRUPTED)).once('SIGTERM', () => process.exit(INTERRUPTED));
  await prepareDataFolder(dataDir);
  const storage = await joinStorage({
    databaseUrl,
    dataDir,
    migrations: findAssets(import.meta.url).migrations,
    log: pino({ level: 'silent' }),
    onLost(reason) {
      process.stderr.write(`The content was not changed: ${reason}.\n`);
      process.exit(1);
    },
  });
  try {
    await command({ storage, root, print });
  } finally {
    await storage.close();
  }
}

try {
  await main();
} catch (error) {
  const sentence =
    error instanceof ReleaseError ? `The content was not changed: ${error.message}.` : startSentence(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PrintError } from '@manna/shared/print';
import { ContentError } from './base/content-error';
import { progressInBars, progressInLines } from './base/progress';

const usage = `Usage: npm run content -- <command>
  build [--out DIR]   make the content release in DIR/<hash> and point DIR/current at it; with --made-in DIR,
                      copy unchanged pictures and compressed listings from the release in that folder
  check [DIR]         check content/authored and the release in DIR, or the one that DIR/current names
  stats [DIR]         count what is in that release
  editions [DIR]      print what the build found in each edition of the Bible, as in docs/editions.md
  load [DIR]          put that release into the database and switch to it, while readers go on reading
  rollback            switch the database back to the release before
  status              list the releases in the database
  import KIND PATH    bring in other texts or entries; 'import --help' lists the kinds
DIR is dist/content unless given.`;

const defaultRoot = fileURLToPath(new URL('../../dist/content', import.meta.url));
const databaseProgram = fileURLToPath(new URL('../../dist/server/content.js', import.meta.url));
const INTERRUPTED = 130;
const databaseCommands = ['load', 'rollback', 'status'];
const print = (line: string) => process.stdout.write(`${line}\n`);

// Each command brings its own code: that of all of them takes seconds to load, for a line of help too.

async function build(root: string, madeIn: string | undefined): Promise<void> {
  const { buildRelease } = await import('./build-release');
  const progress = process.stdout.isTTY ? progressInBars(process.stdout) : progressInLines(print);
  const { folder, written } = await buildRelease(root, progress, { madeIn });
  print(`${written ? 'written' : 'already there'}: ${folder}`);
}

async function check(dir: string): Promise<void> {
  const { openRelease } = await import('./release/emit/read-release');
  // A folder without a release is found at once, not after the minute that the rest takes.
  openRelease(dir);
  const { checkWritten } = await import('./release/check/check-written');
  const { checkRelease } = await import('./release/check/check-release');
  const written = checkWritten();
  for (const fault of written) print(fault);
  if (written.length > 0) throw new ContentError(`content/authored has ${written.length} faults.`);
  const { release, faults } = checkRelease(dir);
  for (const fault of faults) print(fault);
  if (faults.length > 0) throw new ContentError(`${release.folder} has ${faults.length} faults.`);
  print(`content/authored and ${release.folder} have no faults.`);
}

async function stats(dir: string): Promise<void> {
  const { releaseStats } = await import('./release/stats');
  for (const line of releaseStats(dir)) print(line);
}

async function editions(dir: string): Promise<void> {
  const { openRelease, readJson } = await import('./release/emit/read-release');
  const { editionsReport } = await import('./release/editions/editions-report');
  process.stdout.write(editionsReport(readJson(openRelease(dir), 'editions.json')));
}

/** The database is the gateway's, and so is the program that changes it. */
function runOnDatabase(args: readonly string[]): void {
  if (!existsSync(databaseProgram)) {
    throw new ContentError(`${databaseProgram} is missing; npm run build makes it.`);
  }
  const { status, signal } = spawnSync(process.execPath, [databaseProgram, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? (signal ? INTERRUPTED : 1);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, 'made-in': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    throw new ContentError(`Unknown arguments: ${args.join(' ')}.\n${usage}`);
  }
}

async function run(args: string[]): Promise<void> {
  const [first, ...others] = args;
  if (first === 'import') {
    const { runImport } = await import('./importers/run-import');
    return runImport(others, defaultRoot, print);
  }
  if (first !== undefined && databaseCommands.includes(first)) {
    runOnDatabase(args);
    return;
  }
  const { values, positionals } = readArguments(args);
  const [command, dir, ...rest] = positionals;
  const { out, 'made-in': madeIn } = values;
  const hasBuildOption = out !== undefined || madeIn !== undefined;
  if (values.help) print(usage);
  else if (rest.length > 0 || (command === 'build' ? dir !== undefined : hasBuildOption)) {
    throw new ContentError(`Unknown arguments: ${args.join(' ')}.\n${usage}`);
  } else if (command === 'build') {
    await build(resolve(out ?? defaultRoot), madeIn === undefined ? undefined : resolve(madeIn));
  } else if (command === 'check') await check(resolve(dir ?? defaultRoot));
  else if (command === 'stats') await stats(resolve(dir ?? defaultRoot));
  else if (command === 'editions') await editions(resolve(dir ?? defaultRoot));
  else throw new ContentError(command === undefined ? usage : `There is no command "${command}".\n${usage}`);
}

// A program that reads our lines and has enough of them, such as head, closes the pipe. Nobody is left to tell anything.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ContentError || error instanceof PrintError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

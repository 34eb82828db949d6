import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildRelease, inOneLine } from './build-release';
import { checkRelease } from './check-release';
import { ContentError } from './content-error';
import { readRelease } from './emit/read-release';
import { countSpans } from './steps/count-spans';

const usage = `Usage: npm run content -- <command>
  build [--out DIR]   make the content release in DIR/<hash> and point DIR/current at it
  check [DIR]         check the release in DIR, or the one that DIR/current names
  stats [DIR]         count what that release holds
DIR is dist/content unless given.`;

const MOST_FAULTS_SHOWN = 20;
const defaultRoot = fileURLToPath(new URL('../../dist/content', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

function check(dir: string): void {
  const { release, faults } = checkRelease(dir);
  for (const fault of faults.slice(0, MOST_FAULTS_SHOWN)) print(fault);
  if (faults.length > 0) throw new ContentError(`${release.folder} has ${faults.length} faults.`);
  print(`${release.folder} is sound.`);
}

function stats(dir: string): void {
  const { folder, chapters } = readRelease(dir);
  print(folder);
  for (const [slug, texts] of chapters) print(`${slug}: ${inOneLine(countSpans(slug, texts))}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    throw new ContentError(`These arguments are not understood: ${args.join(' ')}.\n${usage}`);
  }
}

function run(args: string[]): void {
  const { values, positionals } = readArguments(args);
  const [command, dir, ...rest] = positionals;
  if (values.help) print(usage);
  else if (rest.length > 0 || (command === 'build' ? dir !== undefined : values.out !== undefined)) {
    throw new ContentError(`These arguments are not understood: ${args.join(' ')}.\n${usage}`);
  } else if (command === 'build') buildRelease(resolve(values.out ?? defaultRoot), print);
  else if (command === 'check') check(resolve(dir ?? defaultRoot));
  else if (command === 'stats') stats(resolve(dir ?? defaultRoot));
  else throw new ContentError(command === undefined ? usage : `There is no command "${command}".\n${usage}`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

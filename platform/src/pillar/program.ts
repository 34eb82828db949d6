import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { kitFolder, readHost } from '@manna/shared/build/kit-host';
import { packageVersion } from '@manna/shared/build/installed-version';
import type { PillarRelease } from '@manna/shared/contracts';
import { Command } from 'commander';
import { makeKeys, publicFileOf, readPrivateKey } from '../command-line/keys';
import { wholeNumber } from '../command-line/numbers';
import { Problem } from '../command-line/problem';
import type { Output } from '../command-line/run-program';
import { columns } from '../command-line/table';
import { limits } from '../sizes/limits';
import { checkRelease, type Checked } from './checks/check-release';
import { createPillar, newPillarOf, terminalAsk, type CreateOptions } from './create';
import { symptomsOf } from './doctor';
import { readProject } from './project';
import { latestRelease } from './latest-release';
import { publishRelease, type Published } from './publish';
import { runTests } from './run-tests';
import { siteAt, siteOfKit } from './site';
import { publishToStore } from './store/publish-to-store';
import { credentialsIn, s3PlaceOf, S3Store } from './store/s3-store';

interface CheckOptions {
  site?: string;
  maxScripts: number;
}

/** The compiler takes a second to load, which only some commands need. */
const compiler = () => import('./build-pillar');

const DEV_PORT = 4300;

const kitVersion = (): string => packageVersion(kitFolder);

/** The options of a command that checks a release. */
const checking = (command: Command): Command =>
  command
    .argument('[release]', 'its folder; by default the last one that was built below dist')
    .option('--site <url>', 'check for this running site, with its shell and its other pillars')
    .option(
      '--max-scripts <bytes>',
      'scripts that a page may need, compressed',
      wholeNumber,
      limits.pillarRouteScripts,
    );

async function check(folder: string, { site, maxScripts }: CheckOptions): Promise<Checked> {
  const host = site === undefined ? siteOfKit(readHost()) : await siteAt(site);
  return checkRelease(folder, { ...host, maxScripts });
}

interface PublishOptions extends CheckOptions {
  to: string;
  endpoint?: string;
  key?: string;
  newKey?: string;
}

function publishTo(
  { to, endpoint }: PublishOptions,
  folder: string,
  release: PillarRelease,
  key: KeyObject | undefined,
): Promise<Published> {
  if (!to.startsWith('s3:')) return publishRelease(folder, release, path.resolve(to), key);
  const credentials = credentialsIn(process.env);
  const place = s3PlaceOf(to, endpoint, credentials.region);
  if (!place) throw new Problem(`${to} names no bucket: write s3://bucket/prefix.`);
  return publishToStore(folder, release, new S3Store(place, credentials), key);
}

const releaseFolder = (given: string | undefined): string =>
  given === undefined ? latestRelease(readProject(process.cwd())) : path.resolve(given);

function addSources(program: Command, { print, notSo }: Output): void {
  program
    .command('create')
    .argument('<folder>', 'where it is to be')
    .description('writes a pillar that runs; asks for what the options do not say')
    .option('--name <name>', 'its name, in lower case; by default that of the folder')
    .option('--title <text>', 'its name for readers')
    .option('--route <path>', 'the path of its first page')
    .option('--owner <text>', 'who is asked when it fails')
    .option('--kit <version>', 'version of this kit, or the path of its tarball')
    .action(async (given: string, { kit, ...options }: CreateOptions & { kit?: string }) => {
      const folder = path.resolve(given);
      const pillar = await newPillarOf(folder, options, terminalAsk());
      const tarball = kit?.endsWith('.tgz') ? `file:${path.resolve(kit)}` : kit;
      const files = createPillar(folder, pillar, `^${readHost().contract}`, tarball ?? `^${kitVersion()}`);
      const next = `Next: cd ${given} && npm install && npm test && npm run build && npm run check`;
      print(`${pillar.title} is in ${folder}: ${files.length} files.\n${next}`, { folder, ...pillar, files });
    });

  program
    .command('build')
    .description('writes the release to <out>/pillars/<name>/<version>/')
    .option('--out <folder>', 'where releases are collected', 'dist')
    .option('--version <version>', 'its version; by default that of package.json with a fingerprint of the sources')
    .action(async ({ out, version }: { out: string; version?: string }) => {
      const { buildProject } = await compiler();
      const built = await buildProject(readProject(process.cwd()), path.resolve(out), version);
      const verb = built.unchanged ? 'is there already' : 'is built';
      print(`${built.name} ${built.version} ${verb}: ${built.folder}`, built);
    });

  program
    .command('dev')
    .description('serves a deployed site with this pillar, and reloads its pages when a source changes')
    .requiredOption('--shell <url>', 'URL of the site, best one for tests: one for readers accepts no new queries')
    .option('--port <number>', 'where it listens on this machine', wholeNumber, DEV_PORT)
    .action(async ({ shell, port }: { shell: string; port: number }) => {
      const { startDev } = await import('./dev/dev');
      const say = (line: string) => process.stderr.write(`${line}\n`);
      const { url, close } = await startDev(readProject(process.cwd()), { shell, port, say });
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void close().then(() => process.exit()));
      print(`${url} is ${shell} with this pillar. Control-C ends it.`, { url });
    });

  program
    .command('codegen')
    .description('writes the types of the .graphql queries to src/generated')
    .action(async () => {
      const { writeQueryModules } = await compiler();
      const files = await writeQueryModules(readProject(process.cwd()));
      print(files.length === 0 ? 'The types of the queries are up to date.' : files.join('\n'), { files });
    });

  program
    .command('test')
    .argument('[arguments...]', 'arguments of Jest, after --')
    .description('runs the tests of the pillar: *.test.tsx with a document, *.test.ts without')
    .action(async (args: string[]) => {
      const project = readProject(process.cwd());
      await (await compiler()).writeQueryModules(project);
      if ((await runTests(project, args)) !== 0) notSo();
    });

  program
    .command('doctor')
    .description('says what is wrong with this folder and this machine; exit code 1 if anything is')
    .action(() => {
      const symptoms = symptomsOf(process.cwd(), readHost(), kitVersion());
      if (symptoms.some(({ advice }) => advice !== undefined)) notSo();
      print(columns(symptoms.map(({ what, found, advice }) => [what, found, advice ?? ''])), symptoms);
    });
}

function addReleases(program: Command, { print, notSo }: Output): void {
  checking(program.command('check'))
    .description('says what a site would refuse of a release; exit code 1 if anything')
    .action(async (given: string | undefined, options: CheckOptions) => {
      const folder = releaseFolder(given);
      const { release, findings } = await check(folder, options);
      if (findings.length > 0) notSo();
      const { name, version } = release;
      const text =
        findings.length === 0
          ? `${name} ${version} can be published.`
          : findings.map(({ problem }) => problem).join('\n');
      print(text, { folder, name, version, findings });
    });

  checking(program.command('publish'))
    .description('publishes a release that passes the checks; nothing that is published is ever overwritten')
    .requiredOption(
      '--to <place>',
      'where releases are published, as <name>/<version>/ in it: a folder, or s3://bucket/prefix',
    )
    .option(
      '--endpoint <url>',
      'URL of an S3-compatible store; by default that of AWS',
      process.env['AWS_ENDPOINT_URL_S3'],
    )
    .option('--key <file>', 'private key that signs it', process.env['PILLAR_KEY'])
    .option('--new-key <file>', 'make a pair of keys, and sign with the private one')
    .action(async (given: string | undefined, options: PublishOptions) => {
      const folder = releaseFolder(given);
      const { release, findings } = await check(folder, options);
      if (findings.length > 0) throw new Problem(findings.map(({ problem }) => problem).join('\n'));
      if (options.newKey !== undefined) makeKeys(options.newKey);
      const keyFile = options.newKey ?? options.key;
      const key = keyFile === undefined ? undefined : readPrivateKey(keyFile);
      const published = await publishTo(options, folder, release, key);
      const { name, version } = release;
      const lines = [
        `${name} ${version} ${published.wasThere ? 'was published before' : 'is published'}: ${published.folder}`,
        `Give your operator its version, its URL and its hash: ${published.release}`,
        ...(options.newKey === undefined
          ? []
          : [`Keep ${options.newKey} secret, and give your operator ${publicFileOf(options.newKey)}.`]),
      ];
      print(lines.join('\n'), { name, version, ...published });
    });
}

/** All commands. */
export function pillarProgram(output: Output): Command {
  const program = new Command('pillar')
    .description('Makes, builds, tests, checks and publishes a pillar of Daily Manna.')
    .option('--json', 'print JSON')
    .showHelpAfterError('Use --help to see what it can do.')
    .exitOverride();
  addSources(program, output);
  addReleases(program, output);
  return program;
}

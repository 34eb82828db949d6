import {
  DEFAULT_BACKEND_TIMEOUT_MS,
  DEFAULT_PILLAR_TIMEOUT_MS,
  LOOPBACK,
  type Pin,
  type ShellPin,
} from '@manna/shared/contracts';
import { Command, Option } from 'commander';
import { makeKeys, publicFileOf, readPrivateKey, readPublicKey } from '../command-line/keys';
import type { Output } from '../command-line/run-program';
import { addCanaryCommands } from './canary-commands';
import { added, backendSet, overridesAllowed, pinned, promoted, rolledBack, shellNamed, switched } from './changes';
import { differencesOf } from './differences';
import { Environment, type Content, type Revision } from './environment';
import { wholeNumber } from '../command-line/numbers';
import {
  authorOf,
  changing,
  changingPillar,
  keyOf,
  pinning,
  reading,
  type ChangeOptions,
  type FilesOptions,
  type PinOptions,
} from './options';
import { Problem } from '../command-line/problem';
import {
  releaseFiles,
  verifiedPin,
  verifiedShell,
  verifyRelease,
  verifyReleases,
  verifyShell,
  type ReadFile,
  type Role,
  type Verdict,
} from './releases';
import { runningAt } from './running';
import { addSignature, isSigned } from './signing';
import { columns } from '../command-line/table';

const FILE = 'the composition';

const textOf = ({ composition: { environment, revision } }: Revision, { file }: Environment): string =>
  `Revision ${revision} of ${environment} is in ${file}.`;
const dataOf = ({ composition }: Revision, { file }: Environment) => ({
  file,
  revision: composition.revision,
  composition,
});

function verdictText({ pillar, version, files, problems, role }: Verdict & { role: Role }): string {
  const release = role === 'stable' ? `${pillar} ${version}` : `${pillar} ${version} (${role})`;
  return problems.length === 0
    ? `${release}: ${files} files are those that are pinned.`
    : `${release}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`;
}

/** Refuses a release if a file is missing, or is not the one that is pinned. */
async function mustBeWhole(read: ReadFile, pillar: string, pin: Pin): Promise<void> {
  const { problems } = await verifyRelease(read, pillar, pin);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

async function mustBeWholeShell(read: ReadFile, pin: ShellPin): Promise<void> {
  const { problems } = await verifyShell(read, pin);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

type Edit = Parameters<Environment['change']>[0];

function addChanges(program: Command, { print }: Output): void {
  async function change(file: string, options: ChangeOptions, edit: Edit): Promise<void> {
    const environment = new Environment(file);
    const revision = await environment.change(edit, authorOf(options), keyOf(options));
    print(textOf(revision, environment), dataOf(revision, environment));
  }

  changing(program.command('init'))
    .argument('<file>', 'where the composition is to be')
    .description('begins an environment without pillars')
    .requiredOption('--environment <name>', 'its name, as in the settings of the site')
    .option('--origin <origin...>', 'origins other than the site that pillars may come from')
    .option('--new-key <file>', 'make a pair of keys, and sign with the private one')
    .action(
      async (file: string, options: ChangeOptions & { environment: string; origin?: string[]; newKey?: string }) => {
        const { newKey } = options;
        if (newKey !== undefined) makeKeys(newKey);
        const environment = new Environment(file);
        const key = newKey === undefined ? keyOf(options) : readPrivateKey(newKey);
        const revision = await environment.begin(options.environment, options.origin ?? [], authorOf(options), key);
        const keys = newKey === undefined ? undefined : { privateKey: newKey, publicKey: publicFileOf(newKey) };
        const advice = keys
          ? [`Keep ${keys.privateKey} secret. Gateways verify with ${keys.publicKey}: set COMPOSITION_KEY to it.`]
          : [];
        print([textOf(revision, environment), ...advice].join('\n'), { ...dataOf(revision, environment), ...keys });
      },
    );

  pinning(program.command('add'))
    .description('composes a new pillar, after every file of its release was verified')
    .option('--timeout <ms>', 'how long it may take to load', wholeNumber, DEFAULT_PILLAR_TIMEOUT_MS)
    .action(async (file: string, pillar: string, options: PinOptions & { timeout: number }) => {
      await change(
        file,
        options,
        added(pillar, await verifiedPin(releaseFiles(options.site), pillar, options), options.timeout),
      );
    });

  pinning(program.command('pin'))
    .description('gives a pillar another release, after every file of it was verified')
    .action(async (file: string, pillar: string, options: PinOptions) => {
      await change(file, options, pinned(pillar, await verifiedPin(releaseFiles(options.site), pillar, options)));
    });

  const switching = (verb: string, description: string, isOn: boolean) =>
    changingPillar(program.command(verb))
      .description(description)
      .action((file: string, pillar: string, options: ChangeOptions) => change(file, options, switched(pillar, isOn)));
  switching('enable', 'composes a pillar again that was disabled', true);
  switching('disable', 'takes a pillar off the site; its release stays in the file', false);

  const shell = reading(changing(program.command('shell')))
    .argument('<file>', FILE)
    .description(
      'names the shell, after every file of its release was verified. Each gateway must have it in its own folder',
    )
    .addOption(new Option('--version <version>', 'its version').conflicts('default'))
    .option('--default', 'name none: each gateway uses the one that it was built with');
  shell.action(async (file: string, options: ChangeOptions & FilesOptions & { version?: string; default?: true }) => {
    const { version } = options;
    if (version === undefined && !options.default) shell.error('error: say which one with --version, or --default');
    const pin = version === undefined ? undefined : await verifiedShell(releaseFiles(options.site), version);
    await change(file, options, shellNamed(pin));
  });

  const overrides = changing(program.command('overrides'))
    .argument('<file>', FILE)
    .description('says from where developers may run a pillar in their own browser, in place of the composed release')
    .addOption(
      new Option('--origin <origin...>', `https origins, or ${LOOPBACK} for their own machines`).conflicts('none'),
    )
    .option('--none', 'allow it from nowhere, which is the default');
  overrides.action(async (file: string, options: ChangeOptions & { origin?: string[]; none?: true }) => {
    if (!options.origin && !options.none) overrides.error('error: say from where with --origin, or --none');
    await change(file, options, overridesAllowed(options.origin ?? []));
  });

  const backend = changingPillar(program.command('backend'))
    .description('says where the back end of a pillar is, which its pages reach at /api/pillars/<pillar>/ on the site')
    .addOption(
      new Option('--origin <origin>', 'such as http://10.0.0.9:3000: pages never learn it').conflicts('remove'),
    )
    .option('--timeout <ms>', 'how long it may take until its response begins', wholeNumber, DEFAULT_BACKEND_TIMEOUT_MS)
    .option('--remove', 'have none');
  backend.action(
    async (
      file: string,
      pillar: string,
      options: ChangeOptions & { origin?: string; timeout: number; remove?: true },
    ) => {
      const { origin, timeout: timeoutMs, remove } = options;
      if (origin === undefined && !remove) backend.error('error: say with --origin where it is, or --remove');
      await change(file, options, backendSet(pillar, origin === undefined ? undefined : { origin, timeoutMs }));
    },
  );

  addCanaryCommands(program, change);

  reading(changing(program.command('promote')))
    .argument('<from>', 'the composition of the environment where the releases have run')
    .argument('<to>', 'the composition that gets them')
    .argument('[pillars...]', 'their names; by default all that run there')
    .description('takes over releases of another environment, to the byte')
    .action(async (from: string, to: string, pillars: string[], options: ChangeOptions & FilesOptions) => {
      const edit = promoted(new Environment(from).current().composition, pillars);
      const now = new Environment(to).current().composition;
      const isNew = ([pillar, { stable }]: [string, Content['pillars'][string]]) =>
        now.pillars[pillar]?.stable.release !== stable.release;
      const read = releaseFiles(options.site);
      const next = edit(now);
      for (const [pillar, { stable }] of Object.entries(next.pillars).filter(isNew))
        await mustBeWhole(read, pillar, stable);
      if (next.shell && next.shell.release !== now.shell?.release) await mustBeWholeShell(read, next.shell);
      await change(to, options, edit);
    });

  changing(program.command('rollback'))
    .argument('<file>', FILE)
    .argument('[pillars...]', 'only these; by default all')
    .description('returns to an earlier revision, as a new one; gateways follow within seconds')
    .option('--to <revision>', 'which one; by default the one before', wholeNumber)
    .action(async (file: string, pillars: string[], options: ChangeOptions & { to?: number }) => {
      const environment = new Environment(file);
      const before = environment.current().composition.revision - 1;
      if (options.to === undefined && before === 0)
        throw new Problem('This is the first revision: there is none before it.');
      await change(file, options, rolledBack(environment.revision(options.to ?? before).composition, pillars));
    });

  program
    .command('sign')
    .argument('<file>', FILE)
    .requiredOption('--key <file>', 'private key', process.env['COMPOSE_KEY'])
    .description('signs the file as it is; the commands that change it sign it with their own --key')
    .action(async (file: string, { key }: { key: string }) => {
      const environment = new Environment(file);
      const { text, composition } = environment.current();
      await addSignature(environment.file, text, undefined, readPrivateKey(key));
      print(`Revision ${composition.revision} is signed.`, { revision: composition.revision });
    });
}

function addQuestions(program: Command, { print, notSo }: Output): void {
  program
    .command('diff')
    .argument('<file>', FILE)
    .argument('[other]', 'another file, or the number of a revision; by default the revision before')
    .description('says what is different in the file; exit code 1 if anything is')
    .action((file: string, other: string | undefined) => {
      const environment = new Environment(file);
      const now = environment.current().composition;
      const isFile = other !== undefined && !/^\d+$/.test(other);
      const before = isFile
        ? new Environment(other).current()
        : environment.revision(Number(other ?? now.revision - 1));
      const differences = differencesOf(before.composition, now);
      if (differences.length > 0) notSo();
      const rows = differences.map((each) => [each.what, each.before ?? 'none', '->', each.after ?? 'none']);
      print(rows.length > 0 ? columns(rows) : 'There is no difference.', differences);
    });

  reading(program.command('verify'))
    .argument('<file>', FILE)
    .description('compares every file of every release with its pin, and checks the signature if there is a key')
    .option('--key <file>', 'public key of the signature', process.env['COMPOSITION_KEY'])
    .action(async (file: string, { key, site }: FilesOptions & { key?: string }) => {
      const environment = new Environment(file);
      const { composition, text } = environment.current();
      const signed = key === undefined ? null : await isSigned(environment.file, text, readPublicKey(key));
      const releases = await verifyReleases(releaseFiles(site), composition);
      if (signed === false || releases.some(({ problems }) => problems.length > 0)) notSo();
      const signature =
        signed === true ? 'The signature is valid.' : `${environment.file} is not signed by ${key ?? ''}.`;
      const lines = [...(signed === null ? [] : [signature]), ...releases.map(verdictText)];
      print(lines.join('\n'), { signed, releases });
    });

  program
    .command('status')
    .argument('<file>', FILE)
    .requiredOption('--site <url>', 'URL of the site, or of one gateway')
    .description('says what a site runs of it; exit code 1 if it runs anything else')
    .action(async (file: string, { site }: { site: string }) => {
      const running = await runningAt(site, new Environment(file).current().composition);
      if (!running.isCurrent) notSo();
      const { revision, shell: runningShell, pillars, canaries } = running;
      const rows = [
        ...(runningShell ? [['shell', runningShell.composed, runningShell.running ?? 'unknown', '']] : []),
        ...pillars.map((each) => [
          each.pillar,
          each.composed ?? 'none',
          each.running ?? 'none',
          each.failure ?? each.note ?? '',
        ]),
        ...canaries.map((each) => [
          `${each.pillar} canary`,
          `${each.version} for ${each.share}`,
          each.state,
          each.reason ?? '',
        ]),
      ];
      const head = [
        ['', 'composed', 'running', ''],
        ['revision', `${revision.composed}`, `${revision.running}`, ''],
      ];
      print(columns([...head, ...rows]), running);
    });

  program
    .command('history')
    .argument('<file>', FILE)
    .description('lists its revisions: when, who, why')
    .action((file: string) => {
      const environment = new Environment(file);
      const revisions = environment.numbers().map((number) => environment.revision(number).composition);
      const rows = revisions.map(({ revision, change }) => [
        `${revision}`,
        change?.at ?? '',
        change?.by ?? '',
        change?.why ?? '',
      ]);
      print(
        columns([['revision', 'when', 'who', 'why'], ...rows]),
        revisions.map(({ revision, change }) => ({ revision, ...change })),
      );
    });
}

const EXIT_CODES =
  'Exit codes: 0 all is well; 1 what was asked for is not so, or cannot be done; 2 the command itself is wrong.';

/** All commands. */
export function composeProgram(output: Output): Command {
  const program = new Command('compose')
    .description(
      'Composes the pillars of an environment. Each change is a new revision of its file, which gateways read.',
    )
    .option('--json', 'print JSON')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('afterAll', `\n${EXIT_CODES}`)
    .showHelpAfterError('Use --help to see what it can do.')
    .exitOverride();
  addChanges(program, output);
  addQuestions(program, output);
  return program;
}

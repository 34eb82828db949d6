import { smallRepository, type Ended, type SmallRepository } from './small-repository';

/** The last two lines of a run: the number of skipped tests, and the line that a pipeline reads. */
const closing = (output: string): string[] => output.trimEnd().split('\n').slice(-2);

describe('npm test', () => {
  let repository: SmallRepository;
  beforeEach(() => {
    repository = smallRepository();
  });
  afterEach(() => repository.dispose());

  // Any program can be the browser, because Playwright is fake.
  const test = (environment: Record<string, string> = {}, args: string[] = []): Promise<Ended> =>
    repository.run('test', { args, environment: { CHROMIUM_PATH: process.execPath, ...environment } });

  it('npm test runs every check and every test, and ends with one line about all of them', async () => {
    const { exitCode, output } = await test();
    const scripts = repository.takeScripts();
    expect(scripts[0]).toBe('ci');
    expect(scripts.slice(1, -2).sort()).toEqual([
      ...['boundaries', 'build', 'codegen:check', 'content', 'database', 'format', 'graph:check', 'kit', 'lint'],
      'pillars',
      ...['sizes', 'types', 'unused'],
    ]);
    // They run alone and last, because each starts as many workers as there are cores.
    expect(scripts.slice(-2)).toEqual(['unit', 'e2e']);
    expect(closing(output)).toEqual(['2 skipped', '57 passed, 0 failed']);
    expect(output.match(/\d+ passed, \d+ failed/g)).toHaveLength(1);
    expect(exitCode).toBe(0);
  });

  it('npm test prints the output of each check in one piece, although others run meanwhile', async () => {
    const { output } = await test();
    for (const [name, script] of [
      ['lint', 'lint'],
      ['format', 'format'],
      ['codegen', 'codegen:check'],
    ] as const)
      expect(output).toMatch(
        new RegExp(`\n== ${name}\nnpm ran ${script} without thorough tests\n== ${name} ok, \\d+\\.\\d s\n`),
      );
    expect(output).toMatch(/^install … \d+\.\d s\n/);
    expect(output).toMatch(/^build … \d+\.\d s$/m);
  });

  it('npm test prints how long each suite took and how many tests it had', async () => {
    const { output } = await test();
    const table = output.slice(output.indexOf('\nsuite '));
    const names = [...table.matchAll(/^([a-z0-9 ]+?) +\d+\.\d s/gm)].map(([, name]) => name);
    expect([...names].sort()).toEqual([
      ...['boundaries', 'build', 'codegen', 'content', 'e2e', 'format', 'graph', 'install', 'kit', 'lint', 'sizes'],
      ...['test database', 'test pillars', 'the whole run', 'types', 'unit', 'unused'],
    ]);
    expect(table).toMatch(/^lint +\d+\.\d s +1$/m);
    expect(table).toMatch(/^unit +\d+\.\d s +42$/m);
    expect(table).toMatch(/^the whole run +\d+\.\d s +59$/m);
  });

  it('npm test leaves out the tests that take long, and says how to run them, unless they are wanted', async () => {
    const { output } = await test({}, ['--only', 'unit']);
    expect(output).toContain('npm ran unit without thorough tests\n');
    expect(output).toContain('Tests that take long were left out: npm run thorough runs them, too.\n');
    const { output: thorough } = await test({}, ['--thorough', '--only', 'unit']);
    expect(thorough).toContain('npm ran unit\n');
    expect(thorough).not.toContain('left out');
  });

  it('npm test goes on after a failed check, names it before the last line, and exits with an error', async () => {
    const { exitCode, output } = await test({ FAIL_LINT: '1' });
    expect(repository.takeScripts()).toContain('e2e');
    expect(output).toMatch(
      /\n\nlint: exit code 1\n\nTests that take long were left out: .*\n\n2 skipped\n56 passed, 1 failed\n$/,
    );
    expect(exitCode).toBe(1);
  });

  it('npm test runs what needs no build if the build fails, and counts the rest as failed', async () => {
    const { exitCode, output } = await test({ FAIL_BUILD: '2' });
    expect(repository.takeScripts()).toEqual(
      expect.arrayContaining(['format', 'lint', 'types', 'boundaries', 'unused', 'codegen:check', 'unit']),
    );
    for (const name of ['sizes', 'test database', 'e2e'])
      expect(output).toContain(`\n${name}: not run, since the build before it failed\n`);
    expect(closing(output)).toEqual(['2 skipped', '47 passed, 4 failed']);
    expect(exitCode).toBe(1);
  });

  it('npm test runs nothing if the packages cannot be installed', async () => {
    const { exitCode, output } = await test({ FAIL_CI: '1' });
    expect(repository.takeScripts()).toEqual(['ci']);
    expect(closing(output).at(-1)).toBe('0 passed, 1 failed');
    expect(exitCode).toBe(1);
  });

  it('npm test counts the browser tests as failed and says why if CHROMIUM_PATH names no program', async () => {
    const { output } = await test({ CHROMIUM_PATH: '/no/such/browser' });
    expect(output).toContain("CHROMIUM_PATH is '/no/such/browser', which is not a program");
    expect(closing(output)).toEqual(['2 skipped', '48 passed, 1 failed']);
  });

  it('npm test with --only runs only the named suites, and prepares only what they need', async () => {
    const { output } = await test({}, ['--only', 'lint,unit']);
    expect(repository.takeScripts().sort()).toEqual(['ci', 'content', 'lint', 'unit']);
    expect(closing(output)).toEqual(['2 skipped', '41 passed, 0 failed']);
  });

  it('npm test reports an unknown suite with the names of all suites', async () => {
    const { exitCode, output } = await test({}, ['--only', 'units']);
    expect(output).toMatch(/^There is no suite 'units'; there are format, lint, /);
    expect(exitCode).toBe(2);
  });
});

describe('npm run e2e', () => {
  let repository: SmallRepository;
  beforeAll(() => {
    repository = smallRepository();
  });
  afterAll(() => repository.dispose());

  const e2e = (args: string[] = []): Promise<Ended> =>
    repository.run('e2e', { args, environment: { CHROMIUM_PATH: process.execPath } });

  it('npm run e2e prepares all that the browser tests need, passes its arguments on, and exits as Playwright does', async () => {
    const { exitCode, output } = await e2e(['header', '--workers', '1']);
    expect(repository.takeScripts()).toEqual(['ci', 'build', 'content', 'pillars', 'kit', 'database']);
    expect(output).toContain(
      `\nPlaywright test --config e2e/playwright.config.ts header --workers 1 in ${process.execPath}\n`,
    );
    expect(exitCode).toBe(4);
  });

  it.each<[string, () => void, string[]]>([
    ['nothing changed', () => undefined, []],
    ['a test pillar changed', () => repository.write('e2e/pillars/ahead/src/pillar.tsx', ''), ['pillars']],
    ['a command for teams changed', () => repository.write('platform/src/pillar/pillar.ts', ''), ['kit']],
    [
      'the program that loads content changed',
      () => repository.write('dist/server/content-loader.js', ''),
      ['database'],
    ],
    ['the database was deleted', () => repository.remove('.cache/e2e-data'), ['database']],
  ])('npm run e2e prepares only what is outdated when %s', async (_, change, steps) => {
    change();
    await e2e();
    expect(repository.takeScripts()).toEqual(steps);
  });
});

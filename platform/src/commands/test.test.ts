import { smallRepository, type Ended, type SmallRepository } from './small-repository';

/** The lines that close a run: how many were skipped, and below it the one that is read. */
const closing = (output: string): string[] => output.trimEnd().split('\n').slice(-2);

describe('npm test', () => {
  let repository: SmallRepository;
  beforeEach(() => {
    repository = smallRepository();
  });
  afterEach(() => repository.dispose());

  // Any program will do as the browser: the browser tests are a stand-in here.
  const test = (environment: Record<string, string> = {}, args: string[] = []): Promise<Ended> =>
    repository.run('test', { args, environment: { CHROMIUM_PATH: process.execPath, ...environment } });

  it('runs every check and every test, and closes with one line over all of them', async () => {
    const { exitCode, output } = await test();
    const asked = repository.asked();
    expect(asked[0]).toBe('ci');
    expect(asked.slice(1, -2).sort()).toEqual([
      ...['boundaries', 'build', 'codegen:check', 'content', 'database', 'format', 'graph:check', 'lint', 'pillars'],
      ...['sizes', 'types', 'unused'],
    ]);
    // Alone and last: each brings as many workers as there are cores.
    expect(asked.slice(-2)).toEqual(['unit', 'e2e']);
    expect(closing(output)).toEqual(['2 skipped', '57 passed, 0 failed']);
    expect(output.match(/\d+ passed, \d+ failed/g)).toHaveLength(1);
    expect(exitCode).toBe(0);
  });

  it('shows what a check wrote in one piece, though others ran meanwhile', async () => {
    const { output } = await test();
    for (const [name, script] of [
      ['lint', 'lint'],
      ['format', 'format'],
      ['codegen', 'codegen:check'],
    ] as const)
      expect(output).toMatch(new RegExp(`\n== ${name}\nnpm was asked for ${script}\n== ${name} ok, \\d+\\.\\d s\n`));
    expect(output).toMatch(/^install … \d+\.\d s\n/);
    expect(output).toMatch(/^build … \d+\.\d s$/m);
  });

  it('prints how long each suite took and how many tests it had', async () => {
    const { output } = await test();
    const table = output.slice(output.indexOf('\nsuite '));
    const names = [...table.matchAll(/^([a-z0-9 ]+?) +\d+\.\d s/gm)].map(([, name]) => name);
    expect([...names].sort()).toEqual([
      ...['boundaries', 'build', 'codegen', 'content', 'e2e', 'format', 'graph', 'install', 'lint', 'sizes'],
      ...['test database', 'test pillars', 'the whole run', 'types', 'unit', 'unused'],
    ]);
    expect(table).toMatch(/^lint +\d+\.\d s +1$/m);
    expect(table).toMatch(/^unit +\d+\.\d s +42$/m);
    expect(table).toMatch(/^the whole run +\d+\.\d s +59$/m);
  });

  it('goes on after a failed check, names it before the last line, and ends badly', async () => {
    const { exitCode, output } = await test({ FAIL_LINT: '1' });
    expect(repository.asked()).toContain('e2e');
    expect(output).toMatch(/\n\nlint: exit code 1\n\n2 skipped\n56 passed, 1 failed\n$/);
    expect(exitCode).toBe(1);
  });

  it('runs what needs no build where the build fails, and counts the rest as failed', async () => {
    const { exitCode, output } = await test({ FAIL_BUILD: '2' });
    expect(repository.asked()).toEqual(
      expect.arrayContaining(['format', 'lint', 'types', 'boundaries', 'unused', 'codegen:check', 'unit']),
    );
    for (const name of ['sizes', 'test database', 'e2e'])
      expect(output).toContain(`\n${name}: not run, since the build before it failed\n`);
    expect(closing(output)).toEqual(['2 skipped', '47 passed, 4 failed']);
    expect(exitCode).toBe(1);
  });

  it('runs nothing where the packages cannot be installed', async () => {
    const { exitCode, output } = await test({ FAIL_CI: '1' });
    expect(repository.asked()).toEqual(['ci']);
    expect(closing(output).at(-1)).toBe('0 passed, 1 failed');
    expect(exitCode).toBe(1);
  });

  it('counts the browser tests as failed where CHROMIUM_PATH names no program, and says so', async () => {
    const { output } = await test({ CHROMIUM_PATH: '/no/such/browser' });
    expect(output).toContain("CHROMIUM_PATH is '/no/such/browser', which is not a program");
    expect(closing(output)).toEqual(['2 skipped', '48 passed, 1 failed']);
  });

  it('runs only what it is asked for, and builds nothing that this does not need', async () => {
    const { output } = await test({}, ['--only', 'lint,unit']);
    expect(repository.asked().sort()).toEqual(['ci', 'content', 'lint', 'unit']);
    expect(closing(output)).toEqual(['2 skipped', '41 passed, 0 failed']);
  });

  it('says which suites there are where it is asked for another', async () => {
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

  it('prepares all that the browser tests need, then passes its arguments and the exit code of Playwright on', async () => {
    const { exitCode, output } = await e2e(['header', '--workers', '1']);
    expect(repository.asked()).toEqual(['ci', 'build', 'content', 'pillars', 'database']);
    expect(output).toContain(
      `\nPlaywright test --config e2e/playwright.config.ts header --workers 1 in ${process.execPath}\n`,
    );
    expect(exitCode).toBe(4);
  });

  it.each<[string, () => void, string[]]>([
    ['nothing changed', () => undefined, []],
    ['a test pillar changed', () => repository.write('e2e/pillars/ahead/src/pillar.tsx', ''), ['pillars']],
    [
      'the program that loads content changed',
      () => repository.write('dist/server/content-loader.js', ''),
      ['database'],
    ],
    ['the database was deleted', () => repository.remove('.cache/e2e-data'), ['database']],
  ])('prepares again what must be when %s', async (_, change, steps) => {
    change();
    await e2e();
    expect(repository.asked()).toEqual(steps);
  });
});

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
      ...['boundaries', 'build', 'codegen:check', 'content', 'format', 'graph:check', 'lint', 'sizes', 'types'],
      'unused',
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
    expect(output).toContain('\nbuild: exit code 2\nsizes: not run, since the build before it failed\ne2e: not run');
    expect(closing(output)).toEqual(['2 skipped', '47 passed, 3 failed']);
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
    expect(repository.asked()).toEqual(['ci', 'lint', 'unit']);
    expect(closing(output)).toEqual(['2 skipped', '41 passed, 0 failed']);
  });

  it('says which suites there are where it is asked for another', async () => {
    const { exitCode, output } = await test({}, ['--only', 'units']);
    expect(output).toMatch(/^There is no suite 'units'; there are lint, format, /);
    expect(exitCode).toBe(2);
  });
});

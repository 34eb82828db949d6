import { smallRepository, type Ended, type SmallRepository } from './small-repository';

describe('npm start', () => {
  let repository: SmallRepository;
  beforeEach(() => {
    repository = smallRepository();
  });
  afterEach(() => repository.dispose());

  const start = (environment?: Record<string, string>): Promise<Ended> =>
    repository.run('start', { until: 'listens on', ...(environment && { environment }) });

  it('npm start installs, builds the site and the content, and listens, with a timed line for each step', async () => {
    const { output } = await start();
    expect(repository.takeScripts()).toEqual(['ci', 'build', 'content']);
    expect(output).toMatch(
      /^install … \d+\.\d s\nbuild … \d+\.\d s\ncontent … \d+\.\d s\nDaily Manna listens on http:\/\/127\.0\.0\.1:\d+\n/,
    );
  });

  it('npm start stops the gateway on SIGTERM, and exits with its exit code', async () => {
    const { exitCode, output } = await start();
    expect(output).toContain('the gateway closed');
    expect(exitCode).toBe(7);
  });

  it('a second start repeats no step, and says so', async () => {
    await start();
    repository.takeScripts();
    const { output } = await start();
    expect(repository.takeScripts()).toEqual([]);
    expect(output).toMatch(
      /^install … unchanged \d+\.\d s\nbuild … unchanged \d+\.\d s\ncontent … unchanged \d+\.\d s\n/,
    );
  });

  it('a failed step ends the start with the end of its output, a sentence and its exit code', async () => {
    const { exitCode, output } = await start({ FAIL_BUILD: '3' });
    expect(exitCode).toBe(3);
    expect(output).toMatch(/build … failed \d+\.\d s\nnpm ran build\n\nbuild failed\. The build says above/);
    expect(repository.takeScripts()).toEqual(['ci', 'build']);
  });

  it('a failed step runs again on the next start', async () => {
    await start({ FAIL_BUILD: '3' });
    repository.takeScripts();
    await start();
    expect(repository.takeScripts()).toEqual(['build', 'content']);
  });

  it('an invalid setting is refused with one sentence before anything is built', async () => {
    const { exitCode, output } = await start({ PORT: 'eighty' });
    expect(exitCode).toBe(1);
    expect(output).toBe("PORT is 'eighty' and must be a whole number from 0 to 65535.\n");
    expect(repository.takeScripts()).toEqual([]);
  });
});

describe('a start after a change', () => {
  let repository: SmallRepository;
  // All tests share one repository, because each start repairs what its change made outdated.
  beforeAll(async () => {
    repository = smallRepository();
    await repository.run('start', { until: 'listens on' });
    repository.takeScripts();
  });
  afterAll(() => repository.dispose());

  it.each<[string, (repository: SmallRepository) => void, string[]]>([
    ['the lock file changed', ({ write }) => write('package-lock.json', '{ }'), ['ci', 'build', 'content']],
    ['the packages were deleted', ({ remove }) => remove('node_modules'), ['ci']],
    ['a source of the shell changed', ({ write }) => write('shell/src/main.ts', 'begin()'), ['build']],
    ['a pillar was added', ({ write }) => write('mfe-atlas/src/pillar.tsx', 'map()'), ['build']],
    ['a contract changed', ({ write }) => write('shared/src/contracts/index.ts', ''), ['build', 'content']],
    ['a source of the content changed', ({ write }) => write('content/src/cli.ts', 'readAll()'), ['content']],
    ['the build was deleted', ({ remove }) => remove('dist'), ['build', 'content']],
    ['another build replaced this one', ({ write }) => write('dist/composition.json', '{"revision":2}'), ['build']],
    ['the content was deleted', ({ remove }) => remove('dist/content'), ['content']],
  ])('a start repeats only the outdated steps when %s', async (_, change, steps) => {
    change(repository);
    await repository.run('start', { until: 'listens on' });
    expect(repository.takeScripts()).toEqual(steps);
  });
});

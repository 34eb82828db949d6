import { smallRepository, type Ended, type SmallRepository } from './small-repository';

describe('npm start', () => {
  let repository: SmallRepository;
  beforeEach(() => {
    repository = smallRepository();
  });
  afterEach(() => repository.dispose());

  const start = (environment?: Record<string, string>): Promise<Ended> =>
    repository.run('start', { until: 'listens on', ...(environment && { environment }) });

  it('installs, builds, makes the content and listens, with a timed line for each step', async () => {
    const { output } = await start();
    expect(repository.asked()).toEqual(['ci', 'build', 'content']);
    expect(output).toMatch(
      /^install … \d+\.\d s\nbuild … \d+\.\d s\ncontent … \d+\.\d s\nDaily Manna listens on http:\/\/127\.0\.0\.1:\d+\n/,
    );
  });

  it('stops when it is told to, and ends with the exit code of the gateway', async () => {
    const { exitCode, output } = await start();
    expect(output).toContain('the gateway closed');
    expect(exitCode).toBe(7);
  });

  it('does nothing again on a second start, and says so', async () => {
    await start();
    repository.asked();
    const { output } = await start();
    expect(repository.asked()).toEqual([]);
    expect(output).toMatch(
      /^install … unchanged \d+\.\d s\nbuild … unchanged \d+\.\d s\ncontent … unchanged \d+\.\d s\n/,
    );
  });

  it('shows the end of what a failed step said, then a sentence, and ends with its exit code', async () => {
    const { exitCode, output } = await start({ FAIL_BUILD: '3' });
    expect(exitCode).toBe(3);
    expect(output).toMatch(/build … failed \d+\.\d s\nnpm was asked for build\n\nbuild failed\. The build says above/);
    expect(repository.asked()).toEqual(['ci', 'build']);
  });

  it('tries a failed step again on the next start', async () => {
    await start({ FAIL_BUILD: '3' });
    repository.asked();
    await start();
    expect(repository.asked()).toEqual(['build', 'content']);
  });

  it('refuses a bad setting with one sentence before it builds anything', async () => {
    const { exitCode, output } = await start({ PORT: 'eighty' });
    expect(exitCode).toBe(1);
    expect(output).toBe("PORT is 'eighty' and must be a whole number from 0 to 65535.\n");
    expect(repository.asked()).toEqual([]);
  });
});

describe('a start after a change', () => {
  let repository: SmallRepository;
  // One repository for all: whatever a change invalidates, the start after it makes again.
  beforeAll(async () => {
    repository = smallRepository();
    await repository.run('start', { until: 'listens on' });
    repository.asked();
  });
  afterAll(() => repository.dispose());

  it.each<[string, (repository: SmallRepository) => void, string[]]>([
    ['the lock file changed', ({ write }) => write('package-lock.json', '{ }'), ['ci', 'build', 'content']],
    ['the packages were deleted', ({ remove }) => remove('node_modules'), ['ci']],
    ['a source of the shell changed', ({ write }) => write('shell/src/main.ts', 'begin()'), ['build']],
    ['a new pillar came', ({ write }) => write('mfe-atlas/src/pillar.tsx', 'map()'), ['build']],
    ['a contract changed', ({ write }) => write('shared/src/contracts/index.ts', ''), ['build', 'content']],
    ['a source of the content changed', ({ write }) => write('content/src/cli.ts', 'readAll()'), ['content']],
    ['the build was deleted', ({ remove }) => remove('dist'), ['build', 'content']],
    ['another build replaced this one', ({ write }) => write('dist/composition.json', '{"revision":2}'), ['build']],
    ['the content was deleted', ({ remove }) => remove('dist/content'), ['content']],
  ])('does again what must be done when %s', async (_, change, steps) => {
    change(repository);
    await repository.run('start', { until: 'listens on' });
    expect(repository.asked()).toEqual(steps);
  });
});

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pillarRelease, readBuild } from '@manna/shared/build/write-release';
import type { PillarRelease } from '@manna/shared/contracts';
import webpack, { type Compiler } from 'webpack';
import { Problem } from '../../command-line/problem';
import { writeQueryModules } from '../build-pillar';
import type { Project } from '../project';

/** Editors write a file in several steps. Milliseconds. */
const SETTLE_MS = 10;

export interface Watching {
  /** Called with what was built, and how many milliseconds that took. */
  onBuilt: (release: PillarRelease, milliseconds: number) => void;
  /** Called with the compiler's errors. */
  onFailed: (errors: string) => void;
}

/** Differs whenever a query was written, added or removed. */
const stateOfQueries = ({ folder }: Project): string =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `${file} ${statSync(path.join(folder, 'src', file)).mtimeMs}`)
    .join();

/** Writes the types of the queries before each build, and builds again when any file of src changes. */
const withQueries = (project: Project, onFailed: Watching['onFailed']) => ({
  apply({ hooks }: Compiler): void {
    const name = 'pillar dev';
    let former = stateOfQueries(project);
    hooks.watchRun.tapPromise(name, async () => {
      const state = stateOfQueries(project);
      if (state === former) return;
      former = state;
      try {
        await writeQueryModules(project);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        onFailed(error.message);
      }
    });
    hooks.compilation.tap(name, ({ contextDependencies }) => contextDependencies.add(path.join(project.folder, 'src')));
  },
});

/** Builds what browsers load into a folder, and again whenever a source changes. Returns a function that ends it. */
export async function watchProject(
  project: Project,
  out: string,
  { onBuilt, onFailed }: Watching,
): Promise<() => Promise<void>> {
  await writeQueryModules(project);
  const build = await readBuild(project.folder);
  if (build.kind !== 'pillar') throw new Problem(`${project.folder} has no build of a pillar.`);
  const { browser } = build.configurations;
  const compiler = webpack({
    ...browser,
    devtool: 'source-map',
    // Only what has changed is compiled again.
    cache: { type: 'memory' },
    output: { ...browser.output, path: out, clean: true },
    optimization: {
      ...browser.optimization,
      // What makes scripts smaller takes longer than everything else.
      minimize: false,
      concatenateModules: false,
      realContentHash: false,
      usedExports: false,
    },
    plugins: [...(browser.plugins ?? []), withQueries(project, onFailed)],
  });
  const watching = compiler.watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    if (error) onFailed(error.message);
    else if (!stats || stats.hasErrors()) onFailed(stats?.toString({ colors: false, preset: 'errors-only' }) ?? '');
    else
      pillarRelease(build, stats.compilation, out).then(
        (release) => onBuilt(release, stats.endTime - stats.startTime),
        (reason: unknown) => onFailed(reason instanceof Error ? reason.message : String(reason)),
      );
  });
  return () =>
    new Promise((resolve) => {
      watching?.close(() => compiler.close(() => resolve()));
    });
}

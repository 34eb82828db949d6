/** Builds everything a gateway serves into dist/: shell, pillars, the gateway itself and the composition that names them. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, type BuiltRelease } from '@manna/shared/build/write-release';
import { compositionSchema } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { bundleGateway } from './bundle-gateway';
import { writeAtomically } from './write-atomically';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');

/** Runs a step, and prints its outcome and how long it took. */
async function timed<Result>(
  name: string,
  step: () => Promise<Result>,
  outcome: (result: Result) => string,
): Promise<Result> {
  const start = performance.now();
  const result = await step();
  console.log(
    `  ${name.padEnd(28)} ${outcome(result).padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return result;
}

const release = (folder: string): Promise<BuiltRelease> =>
  timed(
    folder,
    () => buildRelease(path.join(root, folder), dist),
    ({ version, unchanged }) => (unchanged ? 'unchanged' : version),
  );

/** A running gateway takes only a composition with a higher revision. */
function nextRevision(file: string): number {
  if (!existsSync(file)) return 1;
  const last = compositionSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return last.success ? last.data.revision + 1 : 1;
}

/** Writes the composition of all pillars. If it is the same as before, it stays as it is. */
async function writeComposition(pillars: readonly BuiltRelease[]): Promise<void> {
  const pin = async ({ name, version, folder }: BuiltRelease) => {
    const release = await integrityOf(readFileSync(path.join(folder, 'pillar.json')));
    return [name, { stable: { version, base: `/pillars/${name}/${version}/`, release } }] as const;
  };
  const file = path.join(dist, 'composition.json');
  const composed = Object.fromEntries(await Promise.all(pillars.map(pin)));
  const textOf = (revision: number) => {
    const composition = compositionSchema.parse({ schema: 1, environment: 'local', revision, pillars: composed });
    return `${JSON.stringify(composition, null, 2)}\n`;
  };
  const revision = nextRevision(file);
  if (revision > 1 && readFileSync(file, 'utf8') === textOf(revision - 1)) return;
  writeAtomically(file, textOf(revision));
}

/** Copies the files that have fixed URLs, such as the icons of the shell and the schemas of a pillar. */
function copyPublicFiles(folders: readonly string[]): void {
  rmSync(path.join(dist, 'public'), { recursive: true, force: true });
  for (const folder of folders.map((owner) => path.join(root, owner, 'public')))
    if (existsSync(folder)) cpSync(folder, path.join(dist, 'public'), { recursive: true });
}

const shell = await release('shell');
const pillarFolders = readdirSync(root)
  .filter((entry) => entry.startsWith('mfe-'))
  .sort();
const pillars: BuiltRelease[] = [];
for (const folder of pillarFolders) pillars.push(await release(folder));
await timed(
  'server',
  () => bundleGateway(root, dist),
  () => 'bundled',
);
copyPublicFiles(['shell', 'server', ...pillarFolders]);
await writeComposition(pillars);
writeAtomically(path.join(dist, 'shell/current'), `${shell.version}\n`);

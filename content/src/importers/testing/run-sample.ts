import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { SourceText } from '../../base/source';
import { readImports, type ImportedEntries } from '../../base/imported/import-package';
import { runImport } from '../run-import';

/** The folder with the files of whole projects, on machines that have them. */
const realData = resolve(__dirname, '../../../../../shared/samples');

/** To examine an edition takes half a minute, and longer beside other tests. */
const LONGEST_MS = 300_000;

/** A test on a folder of real data. It is skipped, with that reason in its title, if the data is missing. */
export function onRealData(folder: string, sentence: string, run: (path: string) => Promise<void>): void {
  const path = join(realData, folder);
  if (existsSync(path)) test(sentence, () => run(path), LONGEST_MS);
  else test.skip(`${sentence} (skipped: there is no ${folder} beside the project)`, () => undefined);
}

/** A scratch folder that is removed after the tests of a file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by name into a new folder below `scratch` and returns its path. */
export function filesIn(scratch: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(scratch, 'input-'));
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
  return folder;
}

export interface ImportRun {
  readonly root: string;
  readonly printed: readonly string[];
  /** Names of the folders below <root>/imports, finished or not. */
  readonly left: () => string[];
  /** Runs the import. Throws the same errors. */
  readonly run: () => Promise<void>;
  readonly text: () => SourceText;
  readonly entries: () => ImportedEntries;
}

/** Imports `path` into its own root. */
export function importOf(scratch: string, kind: string, path: string, ...more: string[]): ImportRun {
  const root = mkdtempSync(join(scratch, 'root-'));
  const printed: string[] = [];
  const args = ['--slug', 'smp', '--name', 'Sample', '--licence', 'Public domain', '--attribution', 'Its makers'];
  const year = ['usfm', 'osis', 'sword'].includes(kind) ? ['--year', '2020'] : [];
  const first = <T>(list: readonly T[]): T => {
    const [one] = list;
    if (one === undefined) throw new Error('The import wrote nothing of this kind.');
    return one;
  };
  return {
    root,
    printed,
    left: () => (existsSync(join(root, 'imports')) ? readdirSync(join(root, 'imports')) : []),
    run: () => runImport([kind, path, ...args, ...year, ...more], root, (line) => printed.push(line)),
    text: () => first(readImports(root).texts),
    entries: () => first(readImports(root).entries),
  };
}

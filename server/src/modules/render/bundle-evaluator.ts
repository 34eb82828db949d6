import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from '@manna/shared/domain';

/** A CommonJS file and the SHA-384 that its bytes must have. */
export interface PinnedFile {
  file: string;
  integrity: string;
}
export type Lend = (id: string) => unknown;
/** What Node.js, too, wraps around a CommonJS file. */
type Wrapper = (module: { exports: unknown }, exports: unknown, require: Lend, file: string, folder: string) => void;

const nodeRequire = createRequire(import.meta.url);

/** For the shell's bundle: the modules of Node.js and nothing else. */
export function lendBuiltins(id: string): unknown {
  if (!isBuiltin(id)) throw new Error(`the shell's server bundle asks for "${id}", which it must bring itself`);
  return nodeRequire(id);
}

/** For a pillar's bundle: the shell's own instances and nothing else. */
export const lendHostModules =
  (pillar: string, hostModules: Readonly<Record<string, unknown>>): Lend =>
  (id) => {
    if (!Object.hasOwn(hostModules, id))
      throw new Error(`the server bundle of ${pillar} asks for "${id}", which the shell does not lend`);
    return hostModules[id];
  };

/** Exports of a CommonJS file after its bytes are verified. Throws where they differ, or where the code does. */
export async function evaluateBundle({ file, integrity }: PinnedFile, lend: Lend): Promise<unknown> {
  const bytes = await readFile(file);
  if ((await integrityOf(bytes)) !== integrity)
    throw new Error(`${path.basename(file)} is not the file that was pinned: its SHA-384 differs`);
  const bundle: { exports: unknown } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(bytes.toString('utf8'), names, { filename: file }) as Wrapper;
  run(bundle, bundle.exports, lend, file, path.dirname(file));
  return bundle.exports;
}

/** Evaluated bundles by pin. */
export class BundleCache {
  readonly #bundles = new Map<string, Promise<unknown>>();

  /** The bundle's exports, evaluated once; a bundle that threw is tried again the next time. */
  get(pinned: PinnedFile, lend: Lend): Promise<unknown> {
    const kept = this.#bundles.get(pinned.integrity);
    if (kept) return kept;
    const made = evaluateBundle(pinned, lend);
    this.#bundles.set(pinned.integrity, made);
    made.catch(() => this.#bundles.delete(pinned.integrity));
    return made;
  }

  /** Lets go of all but these, so that a long-lived worker does not keep every version it ever ran. */
  keepOnly(integrities: ReadonlySet<string>): void {
    for (const integrity of this.#bundles.keys()) if (!integrities.has(integrity)) this.#bundles.delete(integrity);
  }
}

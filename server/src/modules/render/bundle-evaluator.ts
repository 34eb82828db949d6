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
/** The wrapper that Node.js puts around a CommonJS file. */
type Wrapper = (module: { exports: unknown }, exports: unknown, require: Lend, file: string, folder: string) => void;

export const defaultOf = (exports: unknown): unknown =>
  typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : undefined;

const nodeRequire = createRequire(import.meta.url);

/** For the shell's bundle: only the modules of Node.js. */
export function lendBuiltins(id: string): unknown {
  if (!isBuiltin(id)) throw new Error(`the shell's server bundle requires "${id}", which it must contain itself`);
  return nodeRequire(id);
}

/** Keeps pillars from changing what the singletons of the shell export, which the pages of all pillars use. */
export function freezeHostModules(hostModules: Readonly<Record<string, unknown>>): void {
  for (const exports of Object.values(hostModules)) for (const one of [exports, defaultOf(exports)]) Object.freeze(one);
}

/** Keeps code from changing data that the pages of all pillars read. They are JSON, so they have no cycles. */
export function freezeDeep<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null)
    for (const part of Object.values(Object.freeze(data))) freezeDeep(part);
  return data;
}

/** For a pillar's bundle: only the singletons of the shell. */
export const lendHostModules =
  (pillar: string, hostModules: Readonly<Record<string, unknown>>): Lend =>
  (id) => {
    if (!Object.hasOwn(hostModules, id))
      throw new Error(`the server bundle of ${pillar} requires "${id}", which the shell does not provide`);
    return hostModules[id];
  };

/** Runs the code of a bundle, and may look at what it left behind. */
export type Guard = (run: () => void) => void;

/**
 * Verifies and evaluates a CommonJS file and returns its exports. Throws if its hash differs, or if its code or the guard
 * throws.
 */
export async function evaluateBundle(
  { file, integrity }: PinnedFile,
  lend: Lend,
  guard: Guard = (run) => run(),
): Promise<unknown> {
  const bytes = await readFile(file);
  if ((await integrityOf(bytes)) !== integrity)
    throw new Error(`${path.basename(file)} is not the file that was pinned: its SHA-384 differs`);
  const bundle: { exports: unknown } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(bytes.toString('utf8'), names, { filename: file }) as Wrapper;
  guard(() => run(bundle, bundle.exports, lend, file, path.dirname(file)));
  return bundle.exports;
}

/** Evaluated bundles by pin. */
export class BundleCache {
  readonly #bundles = new Map<string, Promise<unknown>>();

  /** Returns the exports of a bundle, which is evaluated once. A bundle that threw is evaluated again next time. */
  get(pinned: PinnedFile, lend: Lend, guard?: Guard): Promise<unknown> {
    const cached = this.#bundles.get(pinned.integrity);
    if (cached) return cached;
    const evaluated = evaluateBundle(pinned, lend, guard);
    this.#bundles.set(pinned.integrity, evaluated);
    evaluated.catch(() => this.#bundles.delete(pinned.integrity));
    return evaluated;
  }

  /** Drops all other bundles, so that a long-running worker does not accumulate old versions. */
  retainOnly(integrities: ReadonlySet<string>): void {
    for (const integrity of this.#bundles.keys()) if (!integrities.has(integrity)) this.#bundles.delete(integrity);
  }
}

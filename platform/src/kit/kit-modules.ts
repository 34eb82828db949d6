import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** A relative import in what esbuild and the compiler write. */
const RELATIVE_IMPORT = /(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;

const withoutExtension = (file: string): string => file.replace(/(?:\.d\.ts|\.[cm]?[jt]sx?)$/, '');

const relativeImport = (folder: string, file: string): string => {
  const relative = path.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/** The file that an import without an extension means, of those with these extensions. */
function resolveModule(from: string, request: string, extensions: readonly string[]): string {
  const target = path.resolve(path.dirname(from), request);
  const candidates = extensions.flatMap((extension) => [`${target}${extension}`, `${target}/index${extension}`]);
  const found = [target, ...candidates].find((file) => existsSync(file) && path.extname(file) !== '');
  if (found === undefined) throw new Error(`${from} imports ${request}, which is not there`);
  return found;
}

/** Adds the extensions and index files that bundlers guess, and Node.js and strict bundlers do not. */
function namingFiles(text: string, file: string, extensions: readonly string[]): string {
  return text.replaceAll(RELATIVE_IMPORT, (_, before: string, quote: string, request: string) => {
    const target = resolveModule(file, request, extensions);
    const isModule = extensions.some((extension) => target.endsWith(extension));
    const imported = isModule ? `${withoutExtension(target)}.js` : target;
    return `${before}${quote}${relativeImport(path.dirname(file), imported)}${quote}`;
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export interface Modules {
  /** Paths of source files from the folder of the sources, without `src/`. */
  sources: string[];
  /** Requests of packages that they import. */
  packages: Set<string>;
}

/** All modules and style sheets that these entries import, themselves included. */
export async function modulesOf(folder: string, entries: readonly string[]): Promise<Modules> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    outdir: 'out',
    jsx: 'automatic',
    // As it is written, so that what only some pillars use is found, too.
    treeShaking: false,
    ignoreAnnotations: true,
    loader: { '.woff2': 'empty', '.png': 'empty' },
  });
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: request }) => request),
  );
  return { sources: Object.keys(metafile.inputs).sort(), packages: new Set(packages) };
}

/** Writes each source file as JavaScript of its own, so that a pillar bundles only what it uses. Style sheets stay as they are. */
export async function writeModules(folder: string, sources: readonly string[], target: string): Promise<void> {
  const scripts = sources.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: scripts,
    outbase: '.',
    outdir: target,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
  });
  for (const { path: file, text } of outputFiles) {
    const source = path.join(folder, path.relative(target, file));
    write(file, namingFiles(text, source, ['.ts', '.tsx', '.mjs']));
  }
  for (const file of sources.filter((each) => !scripts.includes(each)))
    cpSync(path.join(folder, file), path.join(target, file), { recursive: true });
}

/**
 * Writes the declarations of these modules and of all that their types need, from the folder into which they were compiled.
 * `renamed` may change names of packages in a text.
 */
export function writeDeclarations(
  compiled: string,
  entries: readonly string[],
  target: string,
  renamed: (text: string) => string,
): void {
  const files = new Set(entries.map((file) => `${withoutExtension(file)}.d.ts`));
  // The set grows while it is read.
  for (const file of files) {
    const from = path.join(compiled, file);
    const text = readFileSync(from, 'utf8');
    for (const [, , , request = ''] of text.matchAll(RELATIVE_IMPORT))
      files.add(path.relative(compiled, resolveModule(from, request, ['.d.ts'])));
    write(path.join(target, file), renamed(namingFiles(text, from, ['.d.ts'])));
  }
}

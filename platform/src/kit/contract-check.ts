import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the shell gives to pillars at run time, by the modules of the kit: a pillar that was built before goes on using them. */
const MODULES = [
  'contracts/pillar',
  'runtime/index',
  'runtime/data',
  'runtime/user-data',
  'runtime/use-answer',
  'runtime/pinned-worker',
];

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
};

const IMPORT = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)\.js["']/g;
/** Two classes with private members are never compatible, although nobody can use those members. */
const PRIVATE = /^\s*(?:#private|private [^;]*);\n/gm;

/** Texts of declarations, by their paths in the kit without extension. */
export type Declarations = Readonly<Record<string, string>>;

/** The declarations of the shared modules, and of all that they need, of a built kit. Without comments. */
export function contractDeclarations(kit: string): Declarations {
  const files = new Set(MODULES);
  const texts: Record<string, string> = {};
  const printer = ts.createPrinter({ removeComments: true });
  // The set grows while it is read.
  for (const file of files) {
    const text = readFileSync(path.join(kit, 'src', `${file}.d.ts`), 'utf8');
    const source = ts.createSourceFile(`${file}.d.ts`, text, ts.ScriptTarget.ES2022);
    texts[file] = printer.printFile(source).replaceAll(PRIVATE, '');
    for (const [, request = ''] of text.matchAll(IMPORT)) {
      const needed = path.posix.join(path.posix.dirname(file), request);
      if (existsSync(path.join(kit, 'src', `${needed}.d.ts`))) files.add(needed);
    }
  }
  return Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Parsed once: the declarations of browsers alone take a second. */
const onDisk = new Map<string, ts.SourceFile>();

/** A compiler that also knows files that are on no disk, by their absolute paths. */
function hostWith(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set(
    [...files.keys()].flatMap(function above(file: string): string[] {
      const folder = path.dirname(file);
      return folder === file ? [] : [folder, ...above(folder)];
    }),
  );
  return {
    ...host,
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    directoryExists: (folder) => folders.has(folder) || (directoryExists?.(folder) ?? false),
    getSourceFile(file, version, ...rest) {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version);
      const parsed = onDisk.get(file) ?? getSourceFile(file, version, ...rest);
      if (parsed) onDisk.set(file, parsed);
      return parsed;
    },
  };
}

/** The names of the values that a module exports; types are not there at run time. */
function valuesOf(checker: ts.TypeChecker, module: ts.SourceFile): string[] {
  const symbol = checker.getSymbolAtLocation(module);
  return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) => {
    const { flags } = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return flags & ts.SymbolFlags.Value ? [exported.name] : [];
  });
}

/**
 * What a pillar that was built for the published contract would miss now: a sentence for each export that is gone, or that does
 * not fit where the published one was used. `root` is a folder whose packages the declarations import.
 */
export function contractFaults(published: Declarations, now: Declarations, root: string): string[] {
  const at = (...parts: string[]) => path.join(root, '.contract', ...parts);
  const files = new Map(
    [published, now].flatMap((declarations, index) =>
      Object.entries(declarations).map(
        ([file, text]) => [at(index === 0 ? 'published' : 'now', `${file}.d.ts`), text] as const,
      ),
    ),
  );
  const before = ts.createProgram(
    MODULES.map((module) => at('published', `${module}.d.ts`)),
    OPTIONS,
    hostWith(files),
  );
  const checker = before.getTypeChecker();
  const lines: { text: string; what: string }[] = [];
  MODULES.forEach((module, index) => {
    const source = before.getSourceFile(at('published', `${module}.d.ts`));
    const imports = ['published', 'now'].map((of) => `import * as ${of}${index} from './${of}/${module}.js';`);
    lines.push({ text: imports.join(' '), what: module });
    for (const name of source ? valuesOf(checker, source) : []) {
      const text = `export const v${lines.length}: typeof published${index}.${name} = now${index}.${name};`;
      lines.push({ text, what: `${name} of ${module}` });
    }
  });
  const check = at('check.ts');
  files.set(check, lines.map(({ text }) => text).join('\n'));
  const program = ts.createProgram([check], OPTIONS, hostWith(files));
  return program.getSemanticDiagnostics(program.getSourceFile(check)).map(({ file, start = 0, messageText }) => {
    const { line = 0 } = file?.getLineAndCharacterOfPosition(start) ?? {};
    return `${lines[line]?.what}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/**
 * Writes src/generated for the .graphql queries of each folder: types of results and variables, each query as a document
 * with the SHA-256 of its persisted text, and graphql.ts, which exports all of them. Each document has its own file, so that
 * a page loads only its own queries. Also writes shared/src/domain/generated: builders of the paths of every descriptor's
 * routes. `--check` writes nothing and fails if a file is stale.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { generatePaths } from './generate-paths';

const root = path.resolve(import.meta.dirname, '../../..');

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => path.join(folder, file));

const readDocument = (file: string): DocumentNode => parse(readFileSync(file, 'utf8'), { noLocation: true });

/** The text of a query that is hashed and run: compact, with the __typename fields that the browser's cache needs. */
export const persistedText = (document: DocumentNode): string =>
  stripIgnoredCharacters(print(addTypenameToDocument(document)));

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Persisted texts of a folder's queries, by hash. */
export function persistedDocuments(folder: string): Record<string, string> {
  const texts = graphqlFiles(path.join(folder, 'src')).map((file) => persistedText(readDocument(file)));
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

/** The types of the contracts for the schema's own scalars. */
const scalars = {
  Styling: 'StylingSpan[]',
  Prose: 'Prose',
  ProseTable: 'ProseTable',
  BibleReference: 'BibleRef',
  Playable: 'Playable',
  ReadingPlan: 'ReadingPlan',
} as const;

const HEAD = '// Written by `npm run codegen` from the schema and the .graphql files of this folder.';

/** Name and text of each file of a folder's src/generated. */
async function generate(folder: string, schema: DocumentNode): Promise<Map<string, string>> {
  const files = graphqlFiles(path.join(folder, 'src'));
  if (files.length === 0) return new Map();
  const documents = files.map((location) => ({ location, document: addTypenameToDocument(readDocument(location)) }));
  const types = await codegen({
    filename: 'types.ts',
    schema,
    documents,
    config: {
      useTypeImports: true,
      skipTypename: false,
      scalars: { ...scalars, ID: 'string' },
      enumsAsTypes: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const constants = documents.map(({ location, document }) => {
    const [operation] = document.definitions;
    if (document.definitions.length !== 1 || operation?.kind !== 'OperationDefinition' || !operation.name)
      throw new Error(`${location}: a file holds exactly one named query`);
    const name = operation.name.value;
    const node = JSON.stringify({ __meta__: { hash: hashOf(persistedText(document)) }, ...document });
    const file = `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-document`;
    return { name, node, file };
  });
  const named = Object.values(scalars).map((type) => type.replace('[]', ''));
  const used = named.filter((name) => new RegExp(`\\b${name}\\b`).test(types)).sort();
  const contracts = used.length > 0 ? [`import type { ${used.join(', ')} } from '@manna/shared/contracts';`] : [];
  return new Map([
    ['types.ts', [HEAD, ...contracts, types, ''].join('\n')],
    ...constants.map(({ name, node, file }): [string, string] => [
      `${file}.ts`,
      [
        HEAD,
        "import type { QueryDocument } from '@manna/shared/contracts';",
        `import type { ${name}Query, ${name}QueryVariables } from './types';`,
        '',
        `export const ${name}Document = ${node} as unknown as QueryDocument<${name}Query, ${name}QueryVariables>;`,
        '',
      ].join('\n'),
    ]),
    [
      'graphql.ts',
      [
        HEAD,
        "export type * from './types';",
        ...constants.map(({ name, file }) => `export { ${name}Document } from './${file}';`),
        '',
      ].join('\n'),
    ],
  ]);
}

/** Writes files that are new or changed, and deletes those that are not in `files`. With `check`, throws instead. */
function update(target: string, files: ReadonlyMap<string, string>, check: boolean): void {
  const onStale = (file: string, act: () => void) => {
    const shown = path.relative(root, path.join(target, file));
    if (check) throw new Error(`${shown} is stale: run npm run codegen`);
    act();
    console.log(`wrote ${shown}`);
  };
  for (const [file, text] of files) {
    const at = path.join(target, file);
    if (existsSync(at) && readFileSync(at, 'utf8') === text) continue;
    onStale(file, () => {
      mkdirSync(target, { recursive: true });
      writeFileSync(at, text);
    });
  }
  const existing = existsSync(target) ? readdirSync(target) : [];
  for (const file of existing.filter((name) => !files.has(name))) onStale(file, () => rmSync(path.join(target, file)));
}

async function main(check: boolean): Promise<void> {
  const schema = parse(
    graphqlFiles(path.join(root, 'server/src/modules'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  for (const name of readdirSync(root).filter((entry) => entry === 'shell' || entry.startsWith('mfe-'))) {
    const folder = path.join(root, name);
    update(path.join(folder, 'src/generated'), await generate(folder, schema), check);
  }
  update(path.join(root, 'shared/src/domain/generated'), generatePaths(root), check);
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes('--check'));

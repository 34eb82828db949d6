/**
 * Writes src/generated/graphql.ts beside a folder's .graphql queries: result and variable types, and each query as a
 * document with the SHA-256 of its persisted text. `--check` writes nothing and fails where a file is stale.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

const root = path.resolve(import.meta.dirname, '../../..');

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => path.join(folder, file));

const readDocument = (file: string): DocumentNode => parse(readFileSync(file, 'utf8'), { noLocation: true });

/** The text a query is known by, and run as: compact, with the __typename fields that the browser's cache needs. */
export const persistedText = (document: DocumentNode): string =>
  stripIgnoredCharacters(print(addTypenameToDocument(document)));

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Persisted texts of a folder's queries, by hash. */
export function persistedDocuments(folder: string): Record<string, string> {
  const texts = graphqlFiles(path.join(folder, 'src')).map((file) => persistedText(readDocument(file)));
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

/** The schema's own scalars as types of the contracts. */
const scalars = { Styling: 'StylingSpan[]', Prose: 'Prose', BibleReference: 'BibleRef', Playable: 'Playable' } as const;

async function generate(folder: string, schema: DocumentNode): Promise<string | undefined> {
  const files = graphqlFiles(path.join(folder, 'src'));
  if (files.length === 0) return undefined;
  const documents = files.map((location) => ({ location, document: addTypenameToDocument(readDocument(location)) }));
  const types = await codegen({
    filename: 'graphql.ts',
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
    return `export const ${name}Document = ${node} as unknown as QueryDocument<${name}Query, ${name}QueryVariables>;`;
  });
  const named = Object.values(scalars).map((type) => type.replace('[]', ''));
  const used = ['QueryDocument', ...named.filter((name) => new RegExp(`\\b${name}\\b`).test(types))].sort();
  return [
    '// Written by `npm run codegen` from the schema and the .graphql files of this folder.',
    `import type { ${used.join(', ')} } from '@manna/shared/contracts';`,
    types,
    ...constants,
    '',
  ].join('\n');
}

async function main(check: boolean): Promise<void> {
  const schema = parse(
    graphqlFiles(path.join(root, 'server/src/modules'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  for (const name of readdirSync(root).filter((entry) => entry === 'shell' || entry.startsWith('mfe-'))) {
    const folder = path.join(root, name);
    const text = await generate(folder, schema);
    const target = path.join(folder, 'src/generated/graphql.ts');
    if (text === undefined) continue;
    const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
    if (current === text) continue;
    if (check) throw new Error(`${path.relative(root, target)} is stale: run npm run codegen`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`wrote ${path.relative(root, target)}`);
  }
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes('--check'));

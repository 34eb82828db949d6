import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => path.join(folder, file));

const readDocument = (file: string): DocumentNode => parse(readFileSync(file, 'utf8'), { noLocation: true });

/** The text of all files of a GraphQL schema in a folder, in the order of their paths. */
export const readSchemaText = (folder: string): string =>
  graphqlFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

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

/** How generated files name what they come from. */
export interface GeneratedBy {
  /** The command that writes them. */
  command: string;
  /** The package of the platform in their imports. */
  platform: string;
}

/** Name and text of each file of a folder's src/generated. */
export async function queryModules(
  folder: string,
  schema: DocumentNode,
  { command, platform }: GeneratedBy,
): Promise<Map<string, string>> {
  const head = `// Written by \`${command}\` from the schema and the .graphql files of this folder.`;
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
  const contracts = used.length > 0 ? [`import type { ${used.join(', ')} } from '${platform}/contracts';`] : [];
  return new Map([
    ['types.ts', [head, ...contracts, types, ''].join('\n')],
    ...constants.map(({ name, node, file }): [string, string] => [
      `${file}.ts`,
      [
        head,
        `import type { QueryDocument } from '${platform}/contracts';`,
        `import type { ${name}Query, ${name}QueryVariables } from './types';`,
        '',
        `export const ${name}Document = ${node} as unknown as QueryDocument<${name}Query, ${name}QueryVariables>;`,
        '',
      ].join('\n'),
    ]),
    [
      'graphql.ts',
      [
        head,
        "export type * from './types';",
        ...constants.map(({ name, file }) => `export { ${name}Document } from './${file}';`),
        '',
      ].join('\n'),
    ],
  ]);
}

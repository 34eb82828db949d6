import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pillarDescriptorSchema } from '../contracts/pillar-release';
import { shellDescriptorSchema } from '../contracts/shell-release';

interface Route {
  id: string;
  path: string;
}

const camelCase = (text: string): string => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const paramNames = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const templateOf = (pattern: string): string =>
  `\`${pattern.replaceAll(/:(\w+)/g, (_, name: string) => `\${encodeURIComponent(params.${name})}`)}\``;

const typeOf = (pattern: string): string =>
  `{ ${paramNames(pattern)
    .map((name) => `${name}: Segment`)
    .join('; ')} }`;

/** Code that chooses between the patterns of a route by a parameter that only one of them has. */
function choiceOf([pattern = '', ...others]: readonly string[]): string {
  if (others.length === 0) return templateOf(pattern);
  const known = new Set(others.flatMap(paramNames));
  const own = paramNames(pattern).find((name) => !known.has(name));
  if (own === undefined) throw new Error(`${pattern} has no parameter that ${others.join(' and ')} lacks.`);
  return `'${own}' in params ? ${templateOf(pattern)} : ${choiceOf(others)}`;
}

/** A page without parameters is a constant. If several of them share a route, each is named after its last segment. */
function builders(id: string, patterns: readonly string[]): string[] {
  const fixed = patterns.filter((pattern) => paramNames(pattern).length === 0);
  // Patterns with more parameters come first: each has a parameter that the following ones lack.
  const open = patterns
    .filter((pattern) => paramNames(pattern).length > 0)
    .sort((one, other) => paramNames(other).length - paramNames(one).length);
  const nameOf = (pattern: string) => camelCase(patterns.length === 1 ? id : (pattern.split('/').at(-1) ?? id));
  return [
    ...fixed.map((pattern) => `export const ${nameOf(pattern)} = '${pattern}';`),
    ...(open.length === 0
      ? []
      : [
          `/** ${open.join(' or ')} */`,
          `export const ${camelCase(id)} = (params: ${open.map(typeOf).join(' | ')}): string =>`,
          `  ${choiceOf(open)};`,
        ]),
  ];
}

/** Typed builders of the paths of a descriptor's routes. */
export function pathsModule(source: string, routes: readonly Route[]): string {
  const ids = [...new Set(routes.map(({ id }) => id))];
  const lines = ids.flatMap((id) =>
    builders(
      id,
      routes.filter((route) => route.id === id).map((route) => route.path),
    ),
  );
  const hasParams = routes.some((route) => paramNames(route.path).length > 0);
  return [
    `// Written by \`npm run codegen\` from ${source}.`,
    ...(hasParams ? ['type Segment = string | number;'] : []),
    '',
    ...lines,
    '',
  ].join('\n');
}

/** The files of shared/src/domain/generated: one for each descriptor of the project, and paths.ts, which has them all. */
export function generatePaths(root: string): Map<string, string> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const shellFile = 'shell/src/app/descriptor.json';
  const modules = [
    { name: 'shell', file: shellFile, routes: shellDescriptorSchema.parse(read(shellFile)).routes },
    ...readdirSync(root)
      .filter((folder) => folder.startsWith('mfe-'))
      .sort()
      .map((folder) => {
        const file = `${folder}/src/descriptor.json`;
        const { name, routes } = pillarDescriptorSchema.parse(read(file));
        return { name, file, routes };
      }),
  ];
  return new Map([
    ...modules.map(({ name, file, routes }): [string, string] => [`${name}-paths.ts`, pathsModule(file, routes)]),
    [
      'paths.ts',
      [
        '// Written by `npm run codegen`.',
        ...modules.map(({ name }) => `export * as ${camelCase(name)}Paths from './${name}-paths';`),
        '',
      ].join('\n'),
    ],
  ]);
}

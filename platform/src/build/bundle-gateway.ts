import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The package of an import: 'fastify' for 'fastify/types', '@fastify/static' for itself. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Our own packages are TypeScript sources, and packages that npm nests below server/ cannot be found from dist/. */
const isBundled = (root: string, request: string): boolean =>
  request.startsWith('@manna/') || existsSync(path.join(root, 'server/node_modules', packageOf(request)));

const LINE_CHARACTERS = 120;

/** Throws if a program has other characters than ASCII. They come from tagged templates and regular expressions, which stay as written. */
function checkAscii(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const [other] = /[^\0-\x7F]/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (other !== undefined)
      throw new Error(`${file} has '${other}' in a tagged template or a regular expression: escape it`);
  }
}

/** Copies the files of the GraphQL schema into one folder. */
function copySchema(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  for (const file of files) {
    const target = path.join(to, path.basename(file));
    if (existsSync(target)) throw new Error(`${from} has two files named ${path.basename(file)}: rename one`);
    cpSync(path.join(from, file), target);
  }
}

/** Bundles the gateway, its workers, its loader and the commands. Packages stay in node_modules to be patched and audited. */
export async function bundleGateway(root: string, dist: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'server/src/server.ts',
      'render-worker': 'server/src/modules/render/render-worker.ts',
      'search-worker': 'server/src/modules/search/search-worker.ts',
      'handout-worker': 'server/src/modules/handouts/worker/handout-worker.ts',
      'content-loader': 'server/src/modules/content/content-loader.ts',
      'hash-worker': 'server/src/accounts/passwords/hash-worker.ts',
      content: 'server/src/content-command.ts',
      backup: 'server/src/backup-command.ts',
    },
    outdir: path.join(dist, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Node.js keeps a program with other characters as UTF-16, in twice the memory. So comments go, too; lines stay short,
    // because stack traces name them.
    charset: 'ascii',
    minifyWhitespace: true,
    lineLimit: LINE_CHARACTERS,
    sourcemap: 'linked',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === 'entry-point' || isBundled(root, request) ? undefined : { path: request, external: true },
          );
        },
      },
    ],
  });
  checkAscii(path.join(dist, 'server'));
  // What browsers load of the accounts server.
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'server/src/accounts/browser/accounts.mjs', out: 'accounts' },
      { in: 'server/src/accounts/pages/accounts.css', out: 'accounts' },
    ],
    outdir: path.join(dist, 'server'),
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'esm',
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
  });
  writeFileSync(path.join(dist, 'server/package.json'), '{ "type": "module" }\n');
  // The gateway expects these files next to itself (server/src/assets.ts).
  copySchema(path.join(root, 'server/src/modules'), path.join(dist, 'server/schema'));
  cpSync(path.join(root, 'server/migrations'), path.join(dist, 'server/migrations'), { recursive: true });
}

import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** `fastify` of 'fastify/types', `@fastify/helmet` of itself. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Our own packages are TypeScript sources; and what npm nests below server/ is not found from dist/. */
const isBundled = (root: string, request: string): boolean =>
  request.startsWith('@manna/') || existsSync(path.join(root, 'server/node_modules', packageOf(request)));

/** Bundles the gateway and its render worker; packages stay in node_modules, where they are patched and audited. */
export async function bundleGateway(root: string, dist: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'server/src/server.ts',
      'render-worker': 'server/src/modules/render/render-worker.ts',
    },
    outdir: path.join(dist, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
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
  writeFileSync(path.join(dist, 'server/package.json'), '{ "type": "module" }\n');
  // The files that the gateway's code looks for beside itself (server/src/assets.ts).
  cpSync(path.join(root, 'server/src/modules/bible/bible.graphql'), path.join(dist, 'server/bible.graphql'));
  cpSync(path.join(root, 'server/migrations'), path.join(dist, 'server/migrations'), { recursive: true });
}

import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { assets } from './test-assets';

const serverFolder = path.resolve(__dirname, '../..');

/** These start their own scripts, load machine code, have files beside them, or try to load a package that may be missing. */
const notBundled = ['pino', '@node-rs/argon2', '@resvg/resvg-js', 'pdfkit', 'fontkit', 'pg-native'];

/**
 * Bundles the server's programs, each with its packages, because starting from node_modules takes twice as long as
 * starting from a bundle. Returns the folder, which the caller removes.
 */
export async function bundlePrograms(): Promise<string> {
  // Inside the repository, so that Node.js finds the packages that are not bundled.
  const parent = path.join(serverFolder, '../.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'server-programs-'));
  await build({
    entryPoints: {
      server: path.join(serverFolder, 'src/server.ts'),
      'reader-gateway': path.join(__dirname, 'reader-gateway.ts'),
      'content-command': path.join(serverFolder, 'src/content-command.ts'),
      'backup-command': path.join(serverFolder, 'src/backup-command.ts'),
      'render-worker': assets.worker,
      'search-worker': assets.searcher,
      'handout-worker': assets.printer,
      'content-loader': assets.loader,
      'hash-worker': assets.hasher,
    },
    outdir: folder,
    bundle: true,
    external: notBundled,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Bundled CommonJS packages call require, which ES modules do not have.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  await build({
    entryPoints: [assets.accountScript, assets.accountStyles].map((file) => ({ in: file, out: 'accounts' })),
    outdir: folder,
    bundle: true,
    target: 'es2022',
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
  });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  cpSync(assets.migrations, path.join(folder, 'migrations'), { recursive: true });
  for (const file of assets.schema) cpSync(file, path.join(folder, 'schema', path.basename(file)));
  return folder;
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { assets } from './open-gateway';

const serverFolder = path.resolve(__dirname, '../..');

/** What npm nests below server/ is not found from the bundle, and our own packages are TypeScript sources. */
const isBundled = (name: string) =>
  name.startsWith('@manna/') || existsSync(path.join(serverFolder, 'node_modules', name));

/** Packages that stay in node_modules, as in production. */
const packages = ['package.json', '../package.json'].flatMap((file) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(serverFolder, file), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !isBundled(name));
});

/**
 * The server's programs as production runs them, each one script with its files beside it, so that they start in a
 * fraction of the time that their sources take. The answer is their folder, which is the caller's to remove.
 */
export function bundlePrograms(): string {
  // From there packages are found.
  const parent = path.join(serverFolder, '../.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'server-programs-'));
  buildSync({
    entryPoints: {
      server: path.join(serverFolder, 'src/server.ts'),
      'content-command': path.join(serverFolder, 'src/content-command.ts'),
      'render-worker': assets.worker,
      'content-loader': assets.loader,
    },
    outdir: folder,
    bundle: true,
    external: packages,
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  cpSync(assets.migrations, path.join(folder, 'migrations'), { recursive: true });
  for (const file of assets.schema) cpSync(file, path.join(folder, 'schema', path.basename(file)));
  return folder;
}

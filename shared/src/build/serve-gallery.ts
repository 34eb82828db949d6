/**
 * `npm run gallery`: every component in every state at http://localhost:4400 (PORT), rendered on the server and hydrated,
 * under the style rules of the site's security policy. By default each request builds the page from the current sources.
 * With `--once`, which tests use, all pages are built once.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { context, type BuildOptions } from 'esbuild';

const DEFAULT_PORT = 4400;
const themes = ['light', 'dark', 'sepia'];
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const root = path.resolve(import.meta.dirname, '../../..');
const gallery = path.join(root, 'shared/src/ui/gallery');
const outdir = path.join(root, '.cache/gallery');

const common = {
  bundle: true,
  jsx: 'automatic',
  outdir,
  // Gives the classes of CSS modules the same names in both bundles.
  absWorkingDir: root,
  loader: { '.woff2': 'file' },
} satisfies BuildOptions;
const browser = await context({
  ...common,
  entryPoints: [path.join(gallery, 'gallery-main.tsx')],
  write: false,
  define: { 'process.env.NODE_ENV': '"development"' },
});
const server = await context({
  ...common,
  entryPoints: [path.join(gallery, 'gallery-render.tsx')],
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
});

interface Renderer {
  renderGallery: (path: string, theme: string) => string;
}

const files = new Map<string, Uint8Array>();
let builds = 0;

async function build(): Promise<Renderer> {
  const [{ outputFiles }] = await Promise.all([browser.rebuild(), server.rebuild()]);
  for (const file of outputFiles) files.set(`/${path.basename(file.path)}`, file.contents);
  builds += 1;
  return (await import(`${path.join(outdir, 'gallery-render.mjs')}?${builds}`)) as Renderer;
}

const builtOnce = process.argv.includes('--once') ? build() : undefined;

async function page(url: URL): Promise<string> {
  const { renderGallery } = await (builtOnce ?? build());
  const theme = themes.find((name) => name === url.searchParams.get('theme')) ?? 'light';
  return `<!doctype html><html lang="en" data-web-fonts data-theme="${theme}"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/gallery-main.css"></head>
<body><div id="root">${renderGallery(url.pathname, theme)}</div><script src="/gallery-main.js"></script></body></html>`;
}

const headers = { 'content-security-policy': "default-src 'self'; img-src 'self' data:" };

const site = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const file = files.get(url.pathname);
  if (file) {
    response.writeHead(200, { 'content-type': types[path.extname(url.pathname)] ?? 'application/octet-stream' });
    response.end(file);
    return;
  }
  page(url).then(
    (html) => response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
site.listen(Number(process.env['PORT'] ?? DEFAULT_PORT), '127.0.0.1', () => {
  const address = site.address();
  if (address && typeof address === 'object') console.log(`The gallery listens on http://127.0.0.1:${address.port}`);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './paths';

/** How long the gallery may take to build and listen. Milliseconds. */
const GALLERY_START_LIMIT_MS = 30_000;

const urlOf = (gallery: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The gallery did not start')), GALLERY_START_LIMIT_MS);
    let output = '';
    gallery.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /listens on (\S+)/.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });

/** Starts the component gallery as a developer does. Returns its URL and a function that stops it. */
export async function startGallery(): Promise<{ url: string; stop(): void }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'shared/src/build/serve-gallery.ts', '--once'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await urlOf(server), stop: () => void server.kill() };
}

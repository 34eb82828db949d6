import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { semverSchema, shellReleaseSchema, type ShellPin, type ShellRelease } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { parseJsonFile, readTextFile } from '../../json-file';
import { messageOf, StartError } from '../../start-error';

/** The shell release that this gateway serves. */
export interface Shell {
  /** How a composition names it. */
  pin: ShellPin;
  release: ShellRelease;
  /** Path of its folder in URLs, ending in '/'. */
  base: string;
  /** The path of its server bundle, and its pin. */
  serverFile: string;
  serverIntegrity: string;
  /** Its style sheets, including those of its chunks, by file name. */
  styles: Record<string, string>;
  /** The script of its service worker; undefined if the release has none. */
  serviceWorker: string | undefined;
}

const SERVICE_WORKER = 'service-worker.js';

async function readVerified(folder: string, { integrity }: ShellRelease, file: string): Promise<string> {
  const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
  if (!bytes || (await integrityOf(bytes)) !== integrity[file])
    throw new StartError(`${path.join(folder, file)} is not the file that was built: build the shell again.`);
  return bytes.toString('utf8');
}

async function readStyles(folder: string, release: ShellRelease): Promise<Record<string, string>> {
  const { styles, chunks } = release;
  const inChunks = Object.values(chunks).flatMap((files) => files.filter((file) => file.endsWith('.css')));
  const texts = await Promise.all(
    [...new Set([...styles, ...inChunks])].map(
      async (file) => [file, await readVerified(folder, release, file)] as const,
    ),
  );
  return Object.fromEntries(texts);
}

/** The version that the last build has named. */
async function currentVersion(folder: string): Promise<string> {
  const name = await readFile(path.join(folder, 'current'), 'utf8').catch(() => {
    throw new StartError(
      `There is no shell in ${folder}: build the site, or set DIST_DIR to the folder it was built into.`,
    );
  });
  const version = semverSchema.safeParse(name.trim());
  if (!version.success)
    throw new StartError(
      `${folder}/current is "${name.trim().slice(0, 40)}", which is not a version: build the shell again.`,
    );
  return version.data;
}

/** Reads shell.json, and compares it with its pin if there is one. */
async function readRelease(file: string, pin: ShellPin | undefined): Promise<{ release: ShellRelease; hash: string }> {
  let text: string;
  let release: ShellRelease;
  try {
    text = await readTextFile(file);
    release = parseJsonFile(file, text, shellReleaseSchema);
  } catch (error) {
    const advice = pin ? 'copy the shell that the composition names there' : 'build the shell again';
    throw new StartError(`${messageOf(error)}; ${advice}.`);
  }
  const hash = await integrityOf(Buffer.from(text));
  if (pin && pin.release !== hash)
    throw new StartError(`${file} is not the one that the composition names: it has the hash ${hash}.`);
  return { release, hash };
}

/**
 * Reads and verifies the shell that a composition names, or by default the one that `distDir`/shell/current names. Throws a
 * StartError if it is missing or invalid.
 */
export async function readShell(distDir: string, pin?: ShellPin): Promise<Shell> {
  const folder = path.join(distDir, 'shell');
  const version = pin?.version ?? (await currentVersion(folder));
  const home = path.join(folder, version);
  const file = path.join(home, 'shell.json');
  const { release, hash } = await readRelease(file, pin);
  const serverIntegrity = release.integrity[release.server];
  if (serverIntegrity === undefined || release.version !== version)
    throw new StartError(
      `${file} ${serverIntegrity === undefined ? `has no pin for ${release.server}` : `is of version ${release.version}`}: build the shell again.`,
    );
  const hasWorker = Object.hasOwn(release.integrity, SERVICE_WORKER);
  return {
    pin: { version, release: hash },
    release,
    base: `/shell/${version}/`,
    serverFile: path.join(home, release.server),
    serverIntegrity,
    styles: await readStyles(home, release),
    serviceWorker: hasWorker ? await readVerified(home, release, SERVICE_WORKER) : undefined,
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pillarReleaseSchema, type Composition, type PillarRelease } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import type { Pin } from './changes';
import { parseJsonText } from './json-text';
import { Problem } from './problem';

const TIMEOUT_MS = 20_000;
/** Files of a release that are fetched at the same time. */
const AT_ONCE = 8;

/** Reads a file of a release. Throws a Problem if it cannot. */
export type ReadFile = (base: string, file: string) => Promise<Buffer<ArrayBuffer>>;

/**
 * Reads the files of releases. `site` is where those are whose base is a path on the site: the site's address, or a folder that
 * is like its root, such as `dist`.
 */
export function releaseFiles(site: string | undefined): ReadFile {
  return async (base, file) => {
    if (base.startsWith('/') && site === undefined)
      throw new Problem(`${base} is a path on the site: say with --site where that is, as an address or a folder.`);
    const where = base.startsWith('/') ? `${(site ?? '').replace(/\/$/, '')}${base}` : base;
    const place = where + file;
    try {
      if (!/^https?:/.test(where)) return await readFile(path.resolve(place));
      const response = await fetch(place, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`it responded with status ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new Problem(`${place} cannot be read: ${(error as Error).message}.`);
    }
  };
}

/** The pin of a release as it is there now. */
export async function pinOf(
  read: ReadFile,
  base: string,
  release: string | undefined,
): Promise<Pin & { name: string }> {
  const bytes = await read(base, 'pillar.json');
  const found = await integrityOf(bytes);
  if (release !== undefined && release !== found)
    throw new Problem(
      `${base}pillar.json has the hash ${found}, not ${release}: ask its team which of the two they published.`,
    );
  const { name, version } = parseJsonText(bytes.toString('utf8'), pillarReleaseSchema, `${base}pillar.json`);
  return { name, version, base, release: found };
}

/** What was found of a pinned release. */
export interface Verdict {
  readonly pillar: string;
  readonly version: string;
  /** How many files were read and are those that were pinned. */
  readonly files: number;
  /** What is wrong, as sentences. */
  readonly problems: readonly string[];
}

async function readRelease(read: ReadFile, name: string, { base, release, version }: Pin): Promise<PillarRelease> {
  const bytes = await read(base, 'pillar.json');
  if ((await integrityOf(bytes)) !== release) throw new Problem(`${base}pillar.json is not the file that is pinned.`);
  const found = parseJsonText(bytes.toString('utf8'), pillarReleaseSchema, `${base}pillar.json`);
  if (found.name !== name) throw new Problem(`${base} is a release of ${found.name}, not of ${name}.`);
  if (found.version !== version) throw new Problem(`${base} is version ${found.version}, not ${version}.`);
  return found;
}

/** Reads a release and compares every file with its pin. */
export async function verifyRelease(read: ReadFile, pillar: string, pin: Pin): Promise<Verdict> {
  const problems: string[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    problems.push(error.message);
  };
  let files = 0;
  try {
    const { integrity } = await readRelease(read, pillar, pin);
    files += 1;
    const waiting = Object.entries(integrity);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [file, wanted] = next;
        try {
          if ((await integrityOf(await read(pin.base, file))) === wanted) files += 1;
          else problems.push(`${pin.base}${file} is not the file that is pinned.`);
        } catch (error) {
          note(error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    note(error);
  }
  return { pillar, version: pin.version, files, problems };
}

/** Verifies the releases of all enabled pillars, one after the other. */
export async function verifyReleases(read: ReadFile, { pillars }: Composition): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, { enabled, stable }] of Object.entries(pillars))
    if (enabled) verdicts.push(await verifyRelease(read, name, stable));
  return verdicts;
}

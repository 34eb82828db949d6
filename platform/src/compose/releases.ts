import type { KeyObject } from 'node:crypto';
import {
  pillarReleaseSchema,
  RELEASE_SIGNATURE_FILE,
  shellReleaseSchema,
  type Composition,
  type Pin,
  type PillarRelease,
  type ShellPin,
} from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { parseJsonText } from '../command-line/json-text';
import { Problem } from '../command-line/problem';
import { readBytes } from '../command-line/read-bytes';
import { isReleaseSigned } from '../command-line/release-signature';

const TIMEOUT_MS = 20_000;
/** Files of a release that are fetched at the same time. */
const AT_ONCE = 8;

/** Reads a file of a release. Throws a Problem if it cannot. */
export type ReadFile = (base: string, file: string) => Promise<Buffer<ArrayBuffer>>;

/**
 * Reads the files of releases. `site` is where those are whose base is a path on the site: the site's URL, or a folder that is
 * like its root, such as `dist`.
 */
export function releaseFiles(site: string | undefined): ReadFile {
  return async (base, file) => {
    if (base.startsWith('/') && site === undefined)
      throw new Problem(`${base} is a path on the site: say with --site where that is, as a URL or a folder.`);
    const where = base.startsWith('/') ? `${(site ?? '').replace(/\/$/, '')}${base}` : base;
    return readBytes(where + file, TIMEOUT_MS);
  };
}

/** A team's public key. */
export interface TeamKey {
  readonly file: string;
  readonly key: KeyObject;
}

/** What a release should be. It may have any version and hash that is undefined, and any or no signature. */
interface Wanted {
  readonly base: string;
  readonly release?: string | undefined;
  readonly version?: string | undefined;
  readonly signedBy?: TeamKey | undefined;
}

interface FoundRelease {
  /** The hash of its pillar.json. */
  readonly hash: string;
  readonly content: PillarRelease;
}

/** Throws a Problem if a pillar.json has no signature by the key of its team. */
async function mustBeSigned(read: ReadFile, base: string, bytes: Buffer, { file, key }: TeamKey): Promise<void> {
  const signature = (await read(base, RELEASE_SIGNATURE_FILE)).toString('utf8');
  if (!isReleaseSigned(bytes, signature, key, `${base}${RELEASE_SIGNATURE_FILE}`))
    throw new Problem(`${base} is not signed by ${file}: ask its team with which key they sign.`);
}

/** Reads the pillar.json of a release. Throws a Problem if it is not what is wanted; `otherHash` says so of its hash. */
async function readRelease(
  read: ReadFile,
  pillar: string,
  { base, release, version, signedBy }: Wanted,
  otherHash: (file: string, hash: string) => string,
): Promise<FoundRelease> {
  const file = `${base}pillar.json`;
  const bytes = await read(base, 'pillar.json');
  const hash = await integrityOf(bytes);
  if (release !== undefined && release !== hash) throw new Problem(otherHash(file, hash));
  if (signedBy) await mustBeSigned(read, base, bytes, signedBy);
  const content = parseJsonText(bytes.toString('utf8'), pillarReleaseSchema, file);
  if (content.name !== pillar) throw new Problem(`${base} is a release of ${content.name}, not of ${pillar}.`);
  if (version !== undefined && version !== content.version)
    throw new Problem(`${base} is version ${content.version}, not ${version}.`);
  return { hash, content };
}

/** What a Problem says; any other error is thrown on. */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Problem)) throw error;
  return error.message;
};

/** Compares the files of a release with their hashes. */
async function compareFiles(
  read: ReadFile,
  base: string,
  integrity: PillarRelease['integrity'],
): Promise<Pick<Verdict, 'files' | 'problems'>> {
  const problems: string[] = [];
  let files = 0;
  const waiting = Object.entries(integrity);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, wanted] = next;
      try {
        if ((await integrityOf(await read(base, file))) === wanted) files += 1;
        else problems.push(`${base}${file} is not the file that is pinned.`);
      } catch (error) {
        problems.push(sentenceOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files, problems };
}

/** The pin of a release as it is there now. Throws a Problem if it is not what is wanted, or if a file is not the one it names. */
export async function verifiedPin(read: ReadFile, pillar: string, wanted: Wanted): Promise<Pin> {
  const { hash, content } = await readRelease(
    read,
    pillar,
    wanted,
    (file, found) =>
      `${file} has the hash ${found}, not ${wanted.release ?? ''}: ask its team which of the two they published.`,
  );
  const { problems } = await compareFiles(read, wanted.base, content.integrity);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return { version: content.version, base: wanted.base, release: hash };
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

/** Reads a pinned release and compares every file with its pin. */
export async function verifyRelease(read: ReadFile, pillar: string, pin: Pin): Promise<Verdict> {
  const { version } = pin;
  try {
    const { content } = await readRelease(read, pillar, pin, (file) => `${file} is not the file that is pinned.`);
    const { files, problems } = await compareFiles(read, pin.base, content.integrity);
    return { pillar, version, files: files + 1, problems };
  } catch (error) {
    return { pillar, version, files: 0, problems: [sentenceOf(error)] };
  }
}

/** The folder of a shell's release, as a path on the site. */
const shellBase = (version: string): string => `/shell/${version}/`;

/** Reads a shell's release. Returns its pin, and how many of its files are those that it names, with what is wrong. */
async function readShell(
  read: ReadFile,
  version: string,
): Promise<Pick<Verdict, 'files' | 'problems'> & { pin: ShellPin }> {
  const base = shellBase(version);
  const bytes = await read(base, 'shell.json');
  const release = parseJsonText(bytes.toString('utf8'), shellReleaseSchema, `${base}shell.json`);
  if (release.version !== version) throw new Problem(`${base} is version ${release.version}, not ${version}.`);
  return {
    pin: { version, release: await integrityOf(bytes) },
    ...(await compareFiles(read, base, release.integrity)),
  };
}

/** The pin of a shell as it is there now. Throws a Problem if it is missing, or if a file is not the one that it names. */
export async function verifiedShell(read: ReadFile, version: string): Promise<ShellPin> {
  const { pin, problems } = await readShell(read, version);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return pin;
}

/** Reads the shell that a composition names and compares every file with its pin. */
export async function verifyShell(read: ReadFile, { version, release }: ShellPin): Promise<Verdict> {
  try {
    const { pin, files, problems } = await readShell(read, version);
    const isPinned = pin.release === release;
    const own = isPinned ? [] : [`${shellBase(version)}shell.json is not the file that is pinned.`];
    return { pillar: 'shell', version, files: files + Number(isPinned), problems: [...own, ...problems] };
  } catch (error) {
    return { pillar: 'shell', version, files: 0, problems: [sentenceOf(error)] };
  }
}

/** What a release is for in a composition. */
export type Role = 'stable' | 'canary' | 'fallback';

/** The releases of a pillar, by what they are for. */
const rolesOf = ({ stable, canary, fallback }: Composition['pillars'][string]): [Role, Pin][] => [
  ['stable', stable],
  ...(canary ? [['canary', canary] as [Role, Pin]] : []),
  ...(fallback ? [['fallback', fallback] as [Role, Pin]] : []),
];

/** Verifies the shell, if it is named, and the releases of all enabled pillars, one after the other. */
export async function verifyReleases(
  read: ReadFile,
  { shell, pillars }: Composition,
): Promise<(Verdict & { role: Role })[]> {
  const verdicts: (Verdict & { role: Role })[] = shell ? [{ role: 'stable', ...(await verifyShell(read, shell)) }] : [];
  for (const [name, pillar] of Object.entries(pillars))
    if (pillar.enabled)
      for (const [role, pin] of rolesOf(pillar)) verdicts.push({ role, ...(await verifyRelease(read, name, pin)) });
  return verdicts;
}

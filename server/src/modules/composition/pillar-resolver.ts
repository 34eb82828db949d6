import {
  pillarReleaseSchema,
  WORKER_FILE,
  type Pin,
  type PillarRelease,
  type ResolvedPillar,
  type ShellRelease,
} from '@manna/shared/contracts';
import { unmetNeed } from '@manna/shared/domain/host';
import semver from 'semver';
import { z } from 'zod';
import { parseJson } from '../../json-file';
import { messageOf } from '../../start-error';
import type { PinnedFile } from '../render/bundle-evaluator';
import type { FileCache } from './file-cache';
import { readReleaseFile, ReleaseRefused, type ReleaseSource } from './release-files';

/** A release of a pillar as a composition pins it. */
export interface PinnedRelease {
  pin: Pin;
  timeoutMs: number;
}

/** What a render worker needs of a pillar: its federation manifest, if any, and the path of its verified server bundle. */
export interface PillarBundle {
  manifest: string | undefined;
  serverFile: string;
  serverIntegrity: string;
  /** The style sheets of its routes and slots, by file name. */
  styles: Record<string, string>;
}

/** The state of a pillar. `bundle` is set if `pillar.failure` is null. */
export interface Resolution {
  pillar: ResolvedPillar;
  bundle: PillarBundle | undefined;
  /** The verified script of its web worker, if it has one. */
  worker: PinnedFile | undefined;
  /** The verified script of its offline pack, if it has one. */
  offlinePack: string | undefined;
  documents: PillarRelease['documents'];
  /** The pins of the release's files, as far as they are known. */
  pins: readonly string[];
}

/** The part of a federation manifest that the browser's loader depends on. */
const manifestSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string().min(1) }) }),
  exposes: z.array(z.unknown()),
});

interface ResolveOptions {
  distDir: string;
  shell: ShellRelease;
  cache: FileCache;
}

const RELEASE_FILE = 'pillar.json';
const RELEASE_EXTENSION = '.json';

function parseRelease(bytes: Buffer, name: string, { base, version }: Pin): PillarRelease {
  let release: PillarRelease;
  try {
    release = parseJson(bytes.toString('utf8'), pillarReleaseSchema);
  } catch (error) {
    throw new ReleaseRefused('contract', `${base}${RELEASE_FILE} ${messageOf(error)}.`);
  }
  if (release.name !== name || release.version !== version)
    throw new ReleaseRefused(
      'integrity',
      `${base}${RELEASE_FILE} belongs to ${release.name} ${release.version}, but the composition pins ${name} ${version}.`,
    );
  return release;
}

function checkNeeds(release: PillarRelease, shell: ShellRelease): void {
  const unmet = unmetNeed(release, shell, semver.satisfies);
  if (unmet) throw new ReleaseRefused(unmet.kind, unmet.message);
}

function pinOf(release: PillarRelease, file: string): string {
  const pin = release.integrity[file];
  if (pin === undefined)
    throw new ReleaseRefused('integrity', `${release.name} ${release.version} has no pin for ${file}.`);
  return pin;
}

async function readManifest(source: ReleaseSource, release: PillarRelease): Promise<string | undefined> {
  if (release.manifest === undefined) return undefined;
  const bytes = await readReleaseFile(source, release.manifest, pinOf(release, release.manifest));
  const manifest = bytes.toString('utf8');
  try {
    parseJson(manifest, manifestSchema);
  } catch (error) {
    throw new ReleaseRefused('contract', `${source.base}${release.manifest} ${messageOf(error)}.`);
  }
  return manifest;
}

async function readBundle(source: ReleaseSource, release: PillarRelease, cache: FileCache): Promise<PillarBundle> {
  const read = async (file: string) => readReleaseFile(source, file, pinOf(release, file));
  const { routes, extensionFiles } = release.metadata;
  const rendered = [...routes.map(({ files }) => files), ...Object.values(extensionFiles)].flat();
  const sheets = [...new Set(rendered.filter((file) => file.endsWith('.css')))];
  // Side by side, because each may take long.
  const [manifest, server, ...sheetBytes] = await Promise.all([
    readManifest(source, release),
    read(release.server),
    ...sheets.map(read),
  ]);
  pinOf(release, release.entry);
  const styles = Object.fromEntries(sheets.map((file, index) => [file, sheetBytes[index]?.toString('utf8') ?? '']));
  const serverIntegrity = pinOf(release, release.server);
  const serverFile = await cache.store(serverIntegrity, '.cjs', server);
  return { manifest, serverFile, serverIntegrity, styles };
}

async function readWorker(source: ReleaseSource, release: PillarRelease, cache: FileCache) {
  const integrity = release.integrity[WORKER_FILE];
  if (integrity === undefined) return undefined;
  const bytes = await readReleaseFile(source, WORKER_FILE, integrity);
  return { file: await cache.store(integrity, '.js', bytes), integrity };
}

/** A pillar without its release: what the composition alone says about it. */
function unresolvedPillar(
  name: string,
  { pin: { version, base, release }, timeoutMs }: PinnedRelease,
  failure: ResolvedPillar['failure'],
): ResolvedPillar {
  return {
    name,
    title: name,
    version,
    release,
    owner: '',
    timeoutMs,
    base,
    failure,
    metadata: null,
    manifest: null,
    entry: null,
    integrity: {},
  };
}

/** A pillar that cannot be used. Its release may be known all the same. */
const unusable = (pillar: ResolvedPillar, pins: readonly string[]): Resolution => ({
  pillar,
  bundle: undefined,
  worker: undefined,
  offlinePack: undefined,
  documents: {},
  pins,
});

/** A pillar whose release is being fetched. */
export function pendingPillar(name: string, pinned: PinnedRelease): Resolution {
  const failure = { kind: 'timeout', message: `${pinned.pin.base} has not responded yet.` } as const;
  return unusable(unresolvedPillar(name, pinned, failure), [pinned.pin.release]);
}

const pinsOf = (pin: Pin, release: PillarRelease | undefined): string[] => [
  pin.release,
  ...Object.values(release?.integrity ?? {}),
];

function describe(name: string, pinned: PinnedRelease, release: PillarRelease | undefined): ResolvedPillar {
  const plain = unresolvedPillar(name, pinned, null);
  if (!release) return plain;
  const { metadata, owner, manifest = null } = release;
  // Every page contains these pins, and no page loads the server bundle or the offline pack.
  const integrity = Object.fromEntries(
    Object.entries(release.integrity).filter(([file]) => file !== release.server && file !== release.offlinePack),
  );
  return { ...plain, title: metadata.title, owner, metadata, manifest, entry: release.entry, integrity };
}

/**
 * Fetches and verifies a pillar's release in steps, each trusted because of the one before: the pin of pillar.json, its
 * shape, the contract, the shared libraries, the manifest, the server bundle. Never rejects because of a fault of the
 * pillar: `pillar.failure` has the reason, and the metadata come from the last verified pillar.json of this pin, if there
 * was one.
 */
export async function resolvePillar(name: string, pinned: PinnedRelease, options: ResolveOptions): Promise<Resolution> {
  const { cache, distDir, shell } = options;
  const { pin, timeoutMs } = pinned;
  const { base, release: integrity } = pin;
  const source: ReleaseSource = { cache, distDir, base, timeoutMs };
  let release: PillarRelease | undefined;
  try {
    const bytes = await readReleaseFile(source, RELEASE_FILE, integrity);
    release = parseRelease(bytes, name, pin);
    await cache.store(integrity, RELEASE_EXTENSION, bytes);
    checkNeeds(release, shell);
    const bundle = await readBundle(source, release, cache);
    const worker = await readWorker(source, release, cache);
    const pack =
      release.offlinePack && (await readReleaseFile(source, release.offlinePack, pinOf(release, release.offlinePack)));
    const offlinePack = pack?.toString('utf8');
    const { documents } = release;
    return {
      pillar: describe(name, pinned, release),
      bundle,
      worker,
      offlinePack,
      documents,
      pins: pinsOf(pin, release),
    };
  } catch (error) {
    const kind = error instanceof ReleaseRefused ? error.kind : 'http';
    const failure = { kind, message: messageOf(error) };
    if (!release) {
      const stored = await cache.find(integrity, RELEASE_EXTENSION);
      try {
        release = stored && parseRelease(stored, name, pin);
      } catch {
        // Stored by another version of this gateway, in a shape that no longer matches the contract.
      }
    }
    return unusable({ ...describe(name, pinned, release), failure }, pinsOf(pin, release));
  }
}

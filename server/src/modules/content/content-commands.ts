import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../storage/storage';
import { findContentRelease, readCurrentHash } from './content-release';
import { readPointer, readReleases } from './content-repository';
import { loadRelease, rollBack, type LoadOutcome, type LoadStep } from './load-release';
import { placeRelease } from './place-release';

/** What the commands work on. */
export interface CommandSite {
  storage: Pick<Storage, 'url' | 'db' | 'folder'>;
  /** The folder of releases. */
  root: string;
  print: (line: string) => void;
}

const FOLLOW = 'Running gateways switch within seconds.';
const WAITING = 'Another process is changing content; waiting for it.';

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

function describeStep(step: LoadStep): string {
  if (step.kind === 'waiting') return WAITING;
  if (step.kind === 'derived') return `${step.name}: ${counted(step.rows, 'row')}`;
  if (step.kind === 'verified') return `${counted(step.files, 'file')} outside the database: verified`;
  const share = step.ofBytes === 0 ? 100 : Math.floor((step.bytes / step.ofBytes) * 100);
  return `${step.file}: ${counted(step.rows, 'row')} (${share} %)`;
}

const outcomes: Record<LoadOutcome, (hash: string) => string> = {
  loaded: (hash) => `Readers get the content release ${hash} now. ${FOLLOW}`,
  switched: (hash) => `Readers get the content release ${hash} now; the database had it already. ${FOLLOW}`,
  current: (hash) => `Readers have the content release ${hash} already.`,
  'passed over': (hash) => `Readers do not get the content release ${hash}: an operator chose another one.`,
};

/** The release that a gateway would find at its next start; empty if the file is missing or damaged. */
const builtHashes = async (root: string): Promise<string[]> => {
  const hash = await readCurrentHash(root).catch(() => undefined);
  return hash === undefined ? [] : [hash];
};

/** Loads the release in `dir`, or the one that `dir`/current names, and switches to it. Throws a ReleaseError. */
export async function loadCommand({ storage, root, print }: CommandSite, dir: string): Promise<void> {
  const started = performance.now();
  const release = await findContentRelease(dir);
  const { hash } = release.manifest;
  const placed = await placeRelease(release, root);
  print(placed.copied ? `Copied ${release.folder} to ${placed.folder}.` : `Loading ${placed.folder}.`);
  try {
    const outcome = await loadRelease({
      databaseUrl: storage.url,
      databaseFolder: storage.folder,
      folder: placed.folder,
      superseded: await builtHashes(root),
      onStep: (step) => print(describeStep(step)),
    });
    print(`${outcomes[outcome](hash)} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
  } catch (error) {
    if (placed.copied) await rm(placed.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Switches back to the previous release. Throws a ReleaseError if there is no previous release. */
export async function rollbackCommand({ storage, root, print }: CommandSite): Promise<void> {
  const onStep = (step: LoadStep) => print(describeStep(step));
  const { url: databaseUrl, folder: databaseFolder } = storage;
  const superseded = await builtHashes(root);
  const hash = await rollBack({ databaseUrl, databaseFolder, root, superseded, onStep });
  print(`Readers get the content release ${hash} again. ${FOLLOW}`);
  if (!(await stat(path.join(root, hash)).catch(() => undefined)))
    print(`Its folder is not in ${root}: its pictures, downloads and search are missing until it is put back.`);
}

/** Prints the releases in the database and which of them is current. */
export async function statusCommand({ storage, root, print }: CommandSite): Promise<void> {
  const pointer = await readPointer(storage.db);
  if (!pointer) print('No content release is loaded.');
  for (const { hash, loadedAt } of await readReleases(storage.db)) {
    const role =
      hash === pointer?.current
        ? 'current'
        : hash === pointer?.previous
          ? 'previous, for a rollback'
          : 'rolled back from';
    print(`${hash}  loaded ${loadedAt.toISOString()}  ${role}`);
  }
  for (const built of await builtHashes(root)) {
    if (built === pointer?.current) continue;
    const next = pointer?.passedOver.includes(built)
      ? 'ignored at the next start of a gateway: "npm run content -- load" switches to it'
      : 'loaded at the next start of a gateway';
    print(`${built}  built  ${next}`);
  }
}

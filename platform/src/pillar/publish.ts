import type { KeyObject } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { RELEASE_SIGNATURE_FILE, type PillarRelease } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { Problem } from '../command-line/problem';
import { releaseSignature } from '../command-line/release-signature';
import { RELEASE_FILE } from './checks/check-release';

export interface Published {
  folder: string;
  /** SHA-384 of its pillar.json, which an operator pins. */
  release: string;
  /** Whether the same release, to the byte, was there before. */
  wasThere: boolean;
}

export const otherReleaseProblem = (place: string): Problem =>
  new Problem(
    `${place} is published already, and is another release: releases are never overwritten, so build this one with a higher version.`,
  );

/** Throws a Problem if another release has this version. */
function mustBeTheSame(target: string, bytes: Buffer): void {
  if (!readFileSync(path.join(target, RELEASE_FILE)).equals(bytes)) throw otherReleaseProblem(target);
}

/**
 * Publishes a release as <to>/<name>/<version>/, where nothing is ever overwritten. Signs it if there is a key, also one that was
 * published without a signature.
 */
export async function publishRelease(
  folder: string,
  { name, version }: Pick<PillarRelease, 'name' | 'version'>,
  to: string,
  key: KeyObject | undefined,
): Promise<Published> {
  const bytes = readFileSync(path.join(folder, RELEASE_FILE));
  const release = await integrityOf(bytes);
  const home = path.join(to, name);
  const target = path.join(home, version);
  const sign = async (where: string) => {
    if (key)
      writeFileSync(path.join(where, RELEASE_SIGNATURE_FILE), await releaseSignature(bytes, key), { flag: 'wx' });
  };
  if (existsSync(target)) {
    mustBeTheSame(target, bytes);
    if (!existsSync(path.join(target, RELEASE_SIGNATURE_FILE))) await sign(target);
    return { folder: target, release, wasThere: true };
  }
  mkdirSync(home, { recursive: true });
  const draft = mkdtempSync(path.join(home, '.publishing-'));
  try {
    cpSync(folder, draft, { recursive: true });
    await sign(draft);
    // mkdtemp gives access to its owner only, but a web server may run as another user.
    chmodSync(draft, 0o755);
    // In one step, so that nobody finds half a release. It fails if somebody else has published this version meanwhile.
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    mustBeTheSame(target, bytes);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { folder: target, release, wasThere: false };
}

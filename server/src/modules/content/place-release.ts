import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../start-error';
import { ReleaseError, type ContentRelease } from './content-release';

/** A release in the folder where gateways look for its files. */
export interface PlacedRelease {
  folder: string;
  /** Whether it was copied just now. */
  copied: boolean;
}

/**
 * Copies a release into `root`, the folder of releases, atomically. Leaves it alone if it appears twice.
 * Throws a ReleaseError.
 */
export async function placeRelease({ folder, manifest }: ContentRelease, root: string): Promise<PlacedRelease> {
  const target = path.join(root, manifest.hash);
  if (await stat(target).catch(() => undefined)) return { folder: target, copied: false };
  const unfinished = path.join(root, `.${manifest.hash}.${process.pid}`);
  try {
    await mkdir(root, { recursive: true });
    await cp(folder, unfinished, { recursive: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new ReleaseError(`${folder} cannot be copied to ${target} (${messageOf(error)})`);
  }
  return { folder: target, copied: true };
}

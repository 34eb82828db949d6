import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../start-error';
import { ReleaseError, type ContentRelease } from './content-release';

/** A release where gateways look for its files. */
export interface PlacedRelease {
  folder: string;
  /** Whether it was copied there now. */
  copied: boolean;
}

/**
 * Copies a release into `root`, the folder of releases, in one step; one that is there already is left as it is.
 * Throws a ReleaseError.
 */
export async function placeRelease({ folder, manifest }: ContentRelease, root: string): Promise<PlacedRelease> {
  const place = path.join(root, manifest.hash);
  if (await stat(place).catch(() => undefined)) return { folder: place, copied: false };
  const unfinished = path.join(root, `.${manifest.hash}.${process.pid}`);
  try {
    await mkdir(root, { recursive: true });
    await cp(folder, unfinished, { recursive: true });
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new ReleaseError(`${folder} cannot be copied to ${place} (${messageOf(error)})`);
  }
  return { folder: place, copied: true };
}

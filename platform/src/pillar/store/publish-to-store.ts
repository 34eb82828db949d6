import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFiles } from '@manna/shared/build/release-files';
import { RELEASE_SIGNATURE_FILE, type PillarRelease } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { Problem } from '../../command-line/problem';
import { releaseSignature } from '../../command-line/release-signature';
import { RELEASE_FILE } from '../checks/check-release';
import { otherReleaseProblem, type Published } from '../publish';
import type { ReleaseStore } from './release-store';

/**
 * Publishes a release as <name>/<version>/ of a store. pillar.json comes last, so that whoever finds it finds the whole release, and
 * an upload that was cut off can be repeated.
 */
export async function publishToStore(
  folder: string,
  { name, version }: Pick<PillarRelease, 'name' | 'version'>,
  store: ReleaseStore,
  key: KeyObject | undefined,
): Promise<Published> {
  const target = `${name}/${version}/`;
  const place = store.place(target);
  const write = async (file: string, bytes: Buffer) => {
    if (await store.write(target + file, bytes)) return;
    if (!(await store.read(target + file))?.equals(bytes)) throw otherReleaseProblem(place);
  };
  const bytes = readFileSync(path.join(folder, RELEASE_FILE));
  const published = { folder: place, release: await integrityOf(bytes) };
  const before = await store.read(target + RELEASE_FILE);
  if (before && !before.equals(bytes)) throw otherReleaseProblem(place);
  if (key) {
    const isWritten = await store.write(
      target + RELEASE_SIGNATURE_FILE,
      Buffer.from(await releaseSignature(bytes, key)),
    );
    if (!isWritten && !before)
      throw new Problem(`${store.place(target + RELEASE_SIGNATURE_FILE)} is there without its release: remove it.`);
  }
  if (before) return { ...published, wasThere: true };
  const files = releaseFiles(folder).filter((file) => file !== RELEASE_FILE && file !== RELEASE_SIGNATURE_FILE);
  for (const file of files) await write(file, readFileSync(path.join(folder, file)));
  await write(RELEASE_FILE, bytes);
  return { ...published, wasThere: false };
}

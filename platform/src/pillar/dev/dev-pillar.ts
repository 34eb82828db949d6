import type { PillarRelease, ResolvedPillar } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { areaOf } from '@manna/shared/domain/host';

/** How long the browser may wait for files that this machine serves. */
const TIMEOUT_MS = 20_000;

/** The path of the folder with the files of the pillar under development. */
export const devBase = (name: string): string => `/pillars/${name}/dev/`;

/** The entry of a composition for a pillar under development. */
export async function devPillar(release: PillarRelease): Promise<ResolvedPillar> {
  const { name, version, owner, metadata, entry, integrity, manifest = null } = release;
  return {
    name,
    title: metadata.title,
    version,
    owner,
    timeoutMs: TIMEOUT_MS,
    base: devBase(name),
    release: await integrityOf(Buffer.from(JSON.stringify(release))),
    failure: null,
    metadata,
    manifest,
    entry,
    integrity,
  };
}

/** Whether a path is that of a page of the pillar, by its first segment. */
export const isOwnPath = ({ metadata }: Pick<ResolvedPillar, 'metadata'>, path: string): boolean =>
  metadata?.routes.some((route) => areaOf(route.path) === areaOf(path)) ?? false;

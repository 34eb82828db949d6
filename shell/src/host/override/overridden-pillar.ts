import {
  pillarReleaseSchema,
  type FailureKind,
  type PillarRelease,
  type ResolvedPillar,
} from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import satisfies from 'semver/functions/satisfies';
import type { OverrideBoot } from './override-boot';

const TIMEOUT_MS = 10_000;

class Refused extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

async function fetchRelease(file: string): Promise<ArrayBuffer> {
  const request: RequestInit = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await fetch(file, request).catch((error: unknown) => {
    throw new Refused(
      'http',
      `${file} cannot be fetched (${String(error)}): does it send Access-Control-Allow-Origin?`,
    );
  });
  if (!response.ok) throw new Refused('http', `${file} responded with status ${response.status}.`);
  return response.arrayBuffer();
}

function parse(bytes: ArrayBuffer, file: string): PillarRelease {
  try {
    return pillarReleaseSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Refused('contract', `${file} is no release of a pillar: ${String(error)}`);
  }
}

/** What the gateway checks of a composed release, and cannot check of one that only this browser reaches. */
function check(release: PillarRelease, name: string, { contract, provides }: OverrideBoot['shell']): void {
  if (release.name !== name) throw new Refused('contract', `It is a release of ${release.name}, not of ${name}.`);
  if (!satisfies(contract, release.contract))
    throw new Refused('contract', `It requires contract ${release.contract}, but this shell has ${contract}.`);
  for (const [library, range] of Object.entries(release.shared)) {
    const provided = provides[library];
    if (provided === undefined || !satisfies(provided, range))
      throw new Refused('shared', `It requires ${library} ${range}, but this shell provides ${provided ?? 'none'}.`);
  }
}

/** A composed pillar with the release in another folder, as it is there now; refused with the reason if it does not fit. */
export async function overriddenPillar(
  composed: ResolvedPillar,
  base: string,
  shell: OverrideBoot['shell'],
): Promise<ResolvedPillar> {
  const file = `${base}pillar.json`;
  try {
    const bytes = await fetchRelease(file);
    const release = parse(bytes, file);
    check(release, composed.name, shell);
    const { version, owner, metadata, entry, manifest = null, integrity, server, offlinePack } = release;
    return {
      ...composed,
      title: metadata.title,
      version,
      owner,
      base,
      release: await integrityOf(new Uint8Array(bytes)),
      failure: null,
      metadata,
      manifest,
      entry,
      integrity: Object.fromEntries(
        Object.entries(integrity).filter(([name]) => name !== server && name !== offlinePack),
      ),
    };
  } catch (error) {
    const kind = error instanceof Refused ? error.kind : 'evaluation';
    return { ...composed, base, failure: { kind, message: error instanceof Error ? error.message : String(error) } };
  }
}

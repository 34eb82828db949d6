import type { PillarRelease, ShellRelease } from '../../contracts';

/** Whether a version is in a range, as semver has it; the rules of the site bring no package of their own. */
type Satisfies = (version: string, range: string) => boolean;

/** What a release needs and a shell does not have. */
export interface UnmetNeed {
  kind: 'contract' | 'shared';
  /** One sentence for the team that owns the pillar. */
  message: string;
}

/** The first need of a release that a shell does not meet; undefined if it meets all. */
export function unmetNeed(
  { contract, name, version, shared }: Pick<PillarRelease, 'contract' | 'name' | 'version' | 'shared'>,
  shell: Pick<ShellRelease, 'contract' | 'provides'>,
  satisfies: Satisfies,
): UnmetNeed | undefined {
  if (!satisfies(shell.contract, contract)) {
    const message = `${name} ${version} requires contract ${contract}, but this shell has contract ${shell.contract}.`;
    return { kind: 'contract', message };
  }
  for (const [library, range] of Object.entries(shared)) {
    const provided = shell.provides[library];
    if (provided === undefined || !satisfies(provided, range)) {
      const message = `${name} ${version} requires ${library} ${range}, but this shell provides ${provided ?? 'none'}.`;
      return { kind: 'shared', message };
    }
  }
  return undefined;
}

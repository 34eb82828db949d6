/** Why a site would refuse a release, or should. */
export interface Finding {
  /** The rule, for scripts. */
  rule: 'release' | 'files' | 'contract' | 'shared' | 'routes' | 'name' | 'server' | 'size' | 'own-copy' | 'styles';
  /** One sentence for the team, with what to do. */
  problem: string;
}

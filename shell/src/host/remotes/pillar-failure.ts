import type { FailureKind, ResolvedPillar } from '@manna/shared/contracts';

/** A pillar, or a page of it, did not load. Carries what the fallback card shows. */
export class PillarFailure extends Error {
  override readonly name = 'PillarFailure';

  constructor(
    readonly kind: FailureKind,
    readonly pillar: Pick<ResolvedPillar, 'name' | 'title' | 'owner' | 'version'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

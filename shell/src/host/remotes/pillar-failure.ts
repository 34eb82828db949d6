import type { FailureKind, ResolvedPillar } from '@manna/shared/contracts';

/** Why a pillar, or a page of it, did not arrive. Carries what the fallback card tells the reader. */
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

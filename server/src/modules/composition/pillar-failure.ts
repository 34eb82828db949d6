import type { FailureKind } from '@manna/shared/contracts';

/** Why a pillar of the composition cannot be used; the message is one sentence for its owner. */
export class PillarFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

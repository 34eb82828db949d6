import type { Certainty } from '@manna/shared/contracts';

/** Whether a place is drawn as a filled mark: most scholars agree where it was. */
export const isFirm = ({ certainty }: { certainty: Certainty }): boolean =>
  certainty === 'certain' || certainty === 'probable';

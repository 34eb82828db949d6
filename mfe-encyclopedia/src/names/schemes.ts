import type { DatingScheme } from '@manna/shared/contracts';

/** Who gives a date. */
export const schemeNames = {
  tradition: 'Ussher and tradition',
  historians: 'Historians',
} satisfies Record<DatingScheme, string>;

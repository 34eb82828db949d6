import type { Period } from '@manna/shared/contracts';

/** The period whose kingdoms the map shows while the reader has chosen none: kingdoms of several ones would lie on each other. */
export const kingdomsPeriod = (chosen: Period | null): Period => chosen ?? 'divided-kingdom';

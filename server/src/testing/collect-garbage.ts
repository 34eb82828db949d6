import { fullCollection } from '../collect-at-rest';

/** Collects all garbage of this process now. */
export const collectGarbage = fullCollection();

import type { PillarDescriptor } from '../contracts';

/** One of the six category colours; set on an element as data-accent, it colours links and marks inside it. */
export type Accent = PillarDescriptor['accent'];

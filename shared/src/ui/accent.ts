import type { PillarDescriptor } from '../contracts';

/** One of the six category colors; set as data-accent on an element, it colors links and marks inside it. */
export type Accent = PillarDescriptor['accent'];

import type { Advance, SourceText } from '../../base/source';
import type { KjvGuide } from './kjv-guide';

/**
 * A translation that the build knows. Reading throws ContentError where its package is missing or its text has changed.
 * The guide is the King James Version, whose numbering all share.
 */
export interface Source {
  readonly slug: string;
  readonly read: (guide: KjvGuide, advance: Advance) => SourceText;
}

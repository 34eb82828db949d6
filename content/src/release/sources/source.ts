import type { Advance, SourceText } from '../../base/source';
import type { KjvGuide } from './kjv-guide';

/**
 * A translation that the build includes. `read` throws ContentError if the package is missing or its text has changed.
 * The guide is the King James Version, whose numbering all translations share.
 */
export interface Source {
  readonly slug: string;
  readonly read: (guide: KjvGuide, advance: Advance) => SourceText;
}

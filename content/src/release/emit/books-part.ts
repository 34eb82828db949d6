import type { BookIntroduction } from '@manna/shared/contracts';
import { asJson } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';

export const INTRODUCTIONS_FILE = 'introductions.json';

/** The file of a release with the introductions of the books of the Bible. */
export const booksPart = (introductions: readonly BookIntroduction[]): ReleasePart => ({
  files: new Map([[INTRODUCTIONS_FILE, asJson(introductions)]]),
  counts: { introductions: introductions.length },
  licences: [],
  skipped: [],
});

import type { EditionReport } from '@manna/shared/contracts';
import { asJson } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import type { Skipped } from '../../base/source';

/** The file with what the gate found in each edition. */
const EDITIONS_FILE = 'editions.json';

/** The reports as a part of the release, and what the editions that are not offered leave out. */
export const editionsPart = (reports: readonly EditionReport[], withheld: readonly Skipped[]): ReleasePart => ({
  files: new Map([[EDITIONS_FILE, asJson(reports)]]),
  counts: {
    'editions offered': reports.filter(({ isOffered }) => isOffered).length,
    'editions not offered': reports.filter(({ isOffered }) => !isOffered).length,
  },
  licences: [],
  skipped: [...withheld],
});

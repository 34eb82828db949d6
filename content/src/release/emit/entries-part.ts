import type { Entry } from '@manna/shared/contracts';
import { categories, collections } from '@manna/shared/domain';
import { asJson, asLines } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import { timelineOf } from './timeline';
import { aliasRedirects } from '../entries/alias-redirects';
import type { AssembledEntries } from '../entries/assemble-entries';
import { collectionSlug } from '../entries/authored-entries';
import { withPassages } from '../entries/kin/kin-passages';

/** Counts the entries of each collection by origin: { 'people.authored': 320, 'people.derived': 1400 }. */
function countEntries(entries: readonly Entry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { slug } of collections) {
    for (const entry of entries.filter((one) => collectionSlug(one) === slug)) {
      const what = `${slug}.${entry.origin}`;
      counts[what] = (counts[what] ?? 0) + 1;
    }
  }
  return counts;
}

/** Counts the entries of each collection: { people: 1720 }. */
export const countByCollection = (entries: readonly Entry[]): Record<string, number> =>
  Object.fromEntries(
    collections.map(({ slug }) => [slug, entries.filter((entry) => collectionSlug(entry) === slug).length]),
  );

/** The files of a release with the entries, their relations, redirects, journeys, lineages and the timeline. */
export function entriesPart(assembled: AssembledEntries): ReleasePart {
  const { entries, journeys, lineages, skipped } = assembled;
  const relations = withPassages(assembled.relations, assembled.kinPassages);
  const redirects = [...assembled.redirects, ...aliasRedirects(entries, assembled.redirects)].sort((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  const timeline = timelineOf(assembled);
  return {
    files: new Map<string, string | Uint8Array>([
      ['entries.ndjson', asLines(entries)],
      ['relations.ndjson', asLines(relations)],
      ['redirects.json', asJson(redirects)],
      ['journeys.json', asJson(journeys)],
      ['lineages.json', asJson(lineages)],
      ['timeline.json', asJson(timeline)],
      ['categories.json', asJson(categories)],
    ]),
    counts: {
      ...countEntries(entries),
      'entries.relations': relations.length,
      'entries.relations with a passage': relations.filter(({ osis }) => osis !== undefined).length,
      'entries.redirects': redirects.length,
      'entries.journeys': journeys.length,
      'entries.lineages': lineages.length,
      'entries.on the timeline': timeline.length,
    },
    licences: [],
    skipped: [...skipped],
  };
}

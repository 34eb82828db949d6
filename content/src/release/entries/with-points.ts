import type { Certainty, Entry } from '@manna/shared/contracts';
import type { Skipped } from '../../base/source';
import type { PointsFile } from '../authored/front-matter';

/** The least confidence of each certainty. */
const leastConfidence: readonly (readonly [number, Certainty])[] = [
  [90, 'certain'],
  [50, 'probable'],
  [1, 'possible'],
];

const certaintyOf = (confidence: number): Certainty =>
  leastConfidence.find(([least]) => confidence >= least)?.[1] ?? 'unknown';

/**
 * Adds the sites of the points table to the places. A derived place takes its point, its certainty and its present
 * name from the most likely site; an authored place says these itself, and only gets the sites.
 */
export function withPoints(
  entries: readonly Entry[],
  points: PointsFile,
): { entries: readonly Entry[]; skipped: readonly Skipped[] } {
  const waiting = new Set(Object.keys(points));
  const located = entries.map((entry): Entry => {
    const candidates = entry.typename === 'Place' ? points[entry.slug] : undefined;
    const [best] = candidates ?? [];
    if (entry.typename !== 'Place' || !candidates || !best) return entry;
    waiting.delete(entry.slug);
    if (entry.origin === 'authored') return { ...entry, candidates };
    const { lat, lon, confidence, name } = best;
    return { ...entry, location: { lat, lon }, certainty: certaintyOf(confidence), modernName: name, candidates };
  });
  const skipped = [...waiting].map((slug) => ({
    source: 'points',
    ref: slug,
    reason: 'The points table names a place that is not in this release.',
  }));
  return { entries: located, skipped };
}

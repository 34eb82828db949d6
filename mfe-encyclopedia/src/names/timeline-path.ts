import { encyclopediaPaths } from '@manna/shared/domain';

/** 4004 BC, the first astronomical year of the timeline. */
export const FIRST_YEAR = -4003;

/** Years before and after, so that one sees what else happened then. */
const LEAST_MARGIN = 25;

/** The timeline around these astronomical years. */
export function timelinePath(first: number, last: number): string {
  const margin = Math.max(LEAST_MARGIN, Math.round((last - first) / 4));
  return `${encyclopediaPaths.timeline}?from=${Math.max(FIRST_YEAR, first - margin)}&to=${last + margin}`;
}

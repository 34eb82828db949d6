import type { DatingScheme } from '@manna/shared/contracts';
import type { DatedItem, TimelineItem } from './load-timeline';

/** The parameter of the address that has the scheme of the dates; without it they follow tradition. */
const PARAMETER = 'dates';

/** Reads the scheme of an address. */
export const readScheme = (query: URLSearchParams): DatingScheme =>
  query.get(PARAMETER) === 'historians' ? 'historians' : 'tradition';

/** Adds the scheme to the query of a span. */
export function schemeQuery(query: string, scheme: DatingScheme): string {
  if (scheme === 'tradition') return query;
  return `${query === '' ? '?' : `${query}&`}${PARAMETER}=${scheme}`;
}

/** The items with the years of a scheme, by start. Those that historians do not date keep the traditional years, and say so. */
export function datedBy(items: readonly TimelineItem[], scheme: DatingScheme): DatedItem[] {
  if (scheme === 'tradition') return items.map((item) => ({ ...item, isOnlyTraditional: false }));
  return items
    .map((item) => {
      const { start, end, isApproximate } = item.historians ?? item;
      return { ...item, start, end, isApproximate, isOnlyTraditional: !item.historians };
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

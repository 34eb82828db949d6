import type { DatingScheme } from '@manna/shared/contracts';
import type { TimelineItem } from './load-timeline';

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

/** Items with the years of a scheme, and how many it does not date. */
interface Dated {
  /** By start. */
  items: TimelineItem[];
  /** Those that only tradition dates, with its years. */
  undated: TimelineItem[];
}

/** The items that a scheme dates, with its years. Years of two schemes are never mixed, because they contradict each other. */
export function datedBy(items: readonly TimelineItem[], scheme: DatingScheme): Dated {
  if (scheme === 'tradition') return { items: [...items], undated: [] };
  return {
    items: items
      .flatMap((item) =>
        item.historians
          ? {
              ...item,
              start: item.historians.start,
              end: item.historians.end,
              isApproximate: item.historians.isApproximate,
            }
          : [],
      )
      .sort((one, other) => one.start - other.start || other.end - one.end),
    undated: items.filter(({ historians }) => !historians),
  };
}

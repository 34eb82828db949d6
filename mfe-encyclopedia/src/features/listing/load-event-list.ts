import { periodNames } from '@manna/shared/domain';
import type { LoaderArgs, Period } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import { countListPages } from '@manna/shared/ui';
import { EventListDocument, type EventListQuery, type Period as PeriodName } from '../../generated/graphql';
import { LIST_PAGE_SIZE, listOffset, readListAddress } from './list-address';

/** Events in chronological order; `period` is null for all. */
export interface EventListData {
  period: Period | null;
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  events: EventListQuery['events']['items'];
}

const isPeriod = (slug: string): slug is Period => Object.hasOwn(periodNames, slug);

/** GraphQL's names of enum values have no hyphens. */
export const nameOfPeriod = (slug: Period) => slug.replaceAll('-', '_') as PeriodName;

/** The period that the URL of a list of events names, or null; 404 for an unknown one. */
export function askedPeriod(slug: string | null): Period | null {
  if (slug !== null && !isPeriod(slug)) throw notFound();
  return slug;
}

/** Loads a page of events, optionally with what a tile shows; 404 for a query that no link of this site has. */
export async function loadEventList(
  { url, data }: Pick<LoaderArgs, 'url' | 'data'>,
  tiles: boolean,
): Promise<EventListData> {
  const asked = readListAddress(url);
  if (!asked) throw notFound();
  const { page } = asked;
  const period = askedPeriod(asked.period);
  const name = period && nameOfPeriod(period);
  const { events } = await data.query(EventListDocument, { period: name, offset: listOffset(page), tiles });
  const pages = countListPages(events.totalCount, LIST_PAGE_SIZE);
  if (page > pages) throw notFound();
  return { period, page, pages, total: events.totalCount, events: events.items };
}

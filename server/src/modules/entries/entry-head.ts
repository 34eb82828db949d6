import type { Entry } from '@manna/shared/contracts';
import { entries } from '../storage/schema';

/** Columns that tell who or what an entry is. Its text, verses and pictures, most of its bytes, are not among them. */
export const headColumns = {
  typename: entries.typename,
  id: entries.id,
  slug: entries.slug,
  name: entries.name,
  title: entries.title,
  category: entries.category,
  pagePath: entries.pagePath,
  summary: entries.summary,
  origin: entries.origin,
  eventsStart: entries.eventsStart,
  eventsEnd: entries.eventsEnd,
  sortKey: entries.sortKey,
  period: entries.period,
  dating: entries.dating,
  words: entries.words,
  published: entries.published,
};

/** What a link to an entry, or its line in a list, shows of it; null for what its type has not. */
export type EntryHead = { [Key in keyof typeof headColumns]: (typeof headColumns)[Key]['_']['data'] | null } & Pick<
  Entry,
  'typename' | 'id' | 'slug' | 'name' | 'category' | 'pagePath' | 'summary' | 'origin'
>;

/** What a field of GraphQL is given: an entry, or its head where the query selects no more. */
export type EntryParent = Entry | EntryHead;

import type { Entry } from '@manna/shared/contracts';
import { entries } from '../storage/schema';

/**
 * Columns that identify and describe an entry. Its text, verses and pictures, which are most of its bytes, are left
 * out.
 */
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

/** What a link to an entry, or its line in a list, shows. Fields that its type does not have are null. */
export type EntryHead = { [Key in keyof typeof headColumns]: (typeof headColumns)[Key]['_']['data'] | null } & Pick<
  Entry,
  'typename' | 'id' | 'slug' | 'name' | 'category' | 'pagePath' | 'summary' | 'origin'
>;

/** The parent of a GraphQL field: an entry, or only its head if the query selects no more. */
export type EntryParent = Entry | EntryHead;

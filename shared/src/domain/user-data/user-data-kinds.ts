import type { UserDataKind } from '../../contracts';
import { HISTORY_LIMIT } from './history-limit';

/** A trail of crumbs is known by the path of its last one. */
const trails = { type: 'items', identity: [-1, 'path'] } satisfies UserDataKind;

const readersOnly: Readonly<Record<string, UserDataKind>> = {
  'site/bookmarked-pages': { ...trails, list: 'bookmarks' },
  /** By the path of the bookmark. */
  'site/bookmark-details': { type: 'fields' },
};

/** The kinds of what the site itself and its own pillars sync, by key. Other pillars define theirs with the state. */
const kinds: Readonly<Record<string, UserDataKind>> = {
  ...readersOnly,
  'site/history': { ...trails, time: [-1, 'visited'], limit: HISTORY_LIMIT },
  'site/notes': { type: 'items', identity: ['id'] },
  'site/preferences': { type: 'fields' },
  'global-search-recent': { type: 'items', limit: 10 },
  'pillars/search/saved-searches': { type: 'items', limit: 50 },
  'pillars/articles-resources/reading-plans': { type: 'fields' },
  'pillars/bible/compare-differences': { type: 'json' },
};

/** Their keys. */
export const knownUserData: readonly string[] = Object.keys(kinds);

/** The kind of a key that the site knows. */
export const knownKind = (key: string): UserDataKind | undefined =>
  Object.hasOwn(kinds, key) ? kinds[key] : undefined;

/** Whether anonymous readers have nothing of this key. */
export const isForReadersOnly = (key: string): boolean => Object.hasOwn(readersOnly, key);

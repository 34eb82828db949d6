import { entryRefPattern } from './front-matter';

/** A field that names an entry, such as 'people/abraham', with the path of the field in its file. */
export interface EntryRef {
  readonly path: readonly PropertyKey[];
  readonly target: string;
}

/** Returns every entry that front matter or a table names, at any depth. */
export function entryRefsIn(value: unknown, path: readonly PropertyKey[] = []): EntryRef[] {
  if (typeof value === 'string') return entryRefPattern.test(value) ? [{ path, target: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => entryRefsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => entryRefsIn(field, [...path, key]));
}

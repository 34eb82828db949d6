import { distance } from 'fastest-levenshtein';

/** A page, and a path that leads to it: its own, or an old one. */
export interface KnownPath {
  id: string;
  path: string;
}

const MAX_NEAR = 5;
/** A longer slug is no name that somebody mistyped. */
const MAX_SLUG = 60;

/** 'ark' for '/dictionary/ark'. Undefined if the path has no slug that can be compared. */
export function comparedSlug(path: string): string | undefined {
  const slug = path.split('/').at(-1) ?? '';
  return slug === '' || slug.length > MAX_SLUG ? undefined : slug;
}

/** How many letters may be wrong in a name: none of three, one of four, two of seven, three of twelve. */
export const allowedEdits = (slug: string): number => [4, 7, 12].filter((length) => slug.length >= length).length;

/** 'noahs-ark' has the words of 'ark'. */
const hasWords = (slug: string, asked: string): boolean => `-${slug}-`.includes(`-${asked}-`);

/** How far a path is from the one that was asked for, less is nearer; undefined if it is too far. */
function farness(path: string, asked: string, slug: string): number | undefined {
  const own = path.split('/').at(-1) ?? '';
  const elsewhere = path.slice(0, -own.length) === asked.slice(0, -slug.length) ? 0 : 0.5;
  const edits = distance(own, slug);
  if (edits <= allowedEdits(slug)) return edits + elsewhere;
  return hasWords(own, slug) ? MAX_SLUG + own.length + elsewhere : undefined;
}

/**
 * Ids of the pages that a reader may have meant by a path that leads nowhere: those whose names differ by few letters, nearest
 * first, then those that have its words, shortest first; at most 5. The part of the site that was asked for comes before others.
 */
export function nearPages(asked: string, known: readonly KnownPath[]): string[] {
  const slug = comparedSlug(asked);
  if (slug === undefined) return [];
  const near = known.flatMap(({ id, path }) => {
    const far = farness(path, asked, slug);
    return far === undefined ? [] : [{ id, path, far }];
  });
  near.sort((one, other) => one.far - other.far || (one.path < other.path ? -1 : 1));
  return [...new Set(near.map(({ id }) => id))].slice(0, MAX_NEAR);
}

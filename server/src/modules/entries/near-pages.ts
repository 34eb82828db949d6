import { allowedEdits } from '@manna/shared/domain';
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

/** A word of three letters may have a wrong one if it is only a part of the name: 'arc' for 'ark-of-noah'. */
export const allowedEditsInWord = (slug: string): number => (slug.length < 3 ? 0 : Math.max(1, allowedEdits(slug)));

/** 'the-flood' is called 'flood', too. */
const withoutArticle = (slug: string): string => slug.replace(/^(?:the|an?)-(?=.)/, '');

/** 'noahs-ark' has the words of 'ark'. */
const hasWords = (slug: string, words: string): boolean => `-${slug}-`.includes(`-${words}-`);

/** Shorter names begin and end many words by chance. */
export const SHORTEST_WITHIN = 5;

/** Whether somebody has added to a name: words ('mount-sinai-desert'), or a part of a word ('peacemakers', 'lovingkindness'). */
function addsTo(asked: string, name: string): boolean {
  if (hasWords(asked, name)) return true;
  return name.length >= SHORTEST_WITHIN && (asked.startsWith(name) || asked.endsWith(name));
}

/** The fewest letters that are wrong in a word of a name that begins like `asked`; Infinity if none begins like it. */
function editsInWord(name: string, asked: string): number {
  const alike = name.split('-').filter((word) => word.startsWith(asked.charAt(0)));
  return Math.min(...alike.map((word) => distance(word, asked)));
}

/** How a name resembles what was asked for. A lower `rank` is nearer, then a lower `far`. */
interface Likeness {
  rank: number;
  far: number;
}

/** The rank of names of which only a word is like what was asked for. */
const IN_WORD = 3;

function likeness(name: string, asked: string): Likeness | undefined {
  const edits = distance(withoutArticle(name), withoutArticle(asked));
  if (edits <= allowedEdits(asked)) return { rank: 0, far: edits };
  if (hasWords(name, asked)) return { rank: 1, far: name.length };
  if (addsTo(asked, name)) return { rank: 2, far: -name.length };
  const wrong = editsInWord(name, asked);
  return wrong <= allowedEditsInWord(asked) ? { rank: IN_WORD, far: wrong } : undefined;
}

/**
 * Ids of the pages that a reader may have meant by a path that leads nowhere, at most 5: those whose names differ by few letters,
 * then those that have its words, then those whose names it has; if there are none of these, those with a word that differs by
 * few letters. The part of the site that was asked for comes before others.
 */
export function nearPages(asked: string, known: readonly KnownPath[]): string[] {
  const slug = comparedSlug(asked);
  if (slug === undefined) return [];
  const folder = asked.slice(0, -slug.length);
  const near = known.flatMap(({ id, path }) => {
    const name = path.split('/').at(-1) ?? '';
    const like = likeness(name, slug);
    const elsewhere = path.slice(0, -name.length) === folder ? 0 : 0.5;
    return like ? [{ id, path, rank: like.rank, far: like.far + elsewhere }] : [];
  });
  // Readers seldom mean a name that only has a similar word.
  const best = near.some(({ rank }) => rank < IN_WORD) ? near.filter(({ rank }) => rank < IN_WORD) : near;
  best.sort((one, other) => one.rank - other.rank || one.far - other.far || (one.path < other.path ? -1 : 1));
  return [...new Set(best.map(({ id }) => id))].slice(0, MAX_NEAR);
}

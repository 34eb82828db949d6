/** What the query of a list's address asks for. */
export interface ListAsked {
  /** One letter or digit, lower case; null for all. */
  letter: string | null;
  /** Slug of a period; null for all. */
  period: string | null;
  /** Cursor of the last entry before this page; null for the first page. */
  after: string | null;
}

const letterPattern = /^[\p{L}\p{N}]$/u;
const LONGEST_CURSOR = 400;

/** What the cursors of a list are made of: its entries' names and ids, or the years, places in a year and ids of its events. */
export type CursorShape = 'name' | 'time';

/** No event is told of that lies farther off; the database has no place for any year. */
const FARTHEST_YEAR = 9999;

// No name has control characters, and the database does not know them all.
const isPlain = (part: unknown) => typeof part === 'string' && [...part].every((character) => character >= ' ');
const isYear = (part: unknown) => Number.isInteger(part) && Math.abs(Number(part)) <= FARTHEST_YEAR;

const cursorParts: Readonly<Record<CursorShape, readonly ((part: unknown) => boolean)[]>> = {
  name: [isPlain, isPlain],
  time: [isYear, Number.isFinite, isPlain],
};

function isCursor(text: string, shape: CursorShape): boolean {
  if (text.length > LONGEST_CURSOR || !/^[\w-]+$/.test(text)) return false;
  try {
    // Text and numbers as JSON in base64url; what its bytes mean beyond ASCII is no matter here.
    const key: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    const parts = cursorParts[shape];
    return Array.isArray(key) && key.length === parts.length && parts.every((isPart, index) => isPart(key[index]));
  } catch {
    return false;
  }
}

/** Reads the query of a list's address; null where a value is none that a link of this site has. */
export function readListAddress({ searchParams }: URL, shape: CursorShape): ListAsked | null {
  const letter = searchParams.get('letter')?.toLowerCase() ?? null;
  const after = searchParams.get('after');
  if (letter !== null && !letterPattern.test(letter)) return null;
  if (after !== null && !isCursor(after, shape)) return null;
  return { letter, period: searchParams.get('period'), after };
}

/** The address of a list at a letter or a period, from a cursor on. */
export function listAddress(path: string, { letter, period, after }: Partial<ListAsked>): string {
  const query = new URLSearchParams();
  if (letter) query.set('letter', letter);
  if (period) query.set('period', period);
  if (after) query.set('after', after);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The letter that an entry stands under: the first of its name without article and marks, as the list is ordered. */
export const initialOf = (name: string): string =>
  /[\p{L}\p{N}]/u
    .exec(
      name
        .normalize('NFKD')
        .replaceAll(/[\p{M}\u02bb-\u02bf]/gu, '')
        .replace(/^(the|a|an) (?=.)/i, ''),
    )?.[0]
    .toUpperCase() ?? name.slice(0, 1);

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

function isCursor(text: string): boolean {
  if (text.length > LONGEST_CURSOR || !/^[\w-]+$/.test(text)) return false;
  try {
    // Cursors come from a list of this site: text and numbers as JSON in base64url.
    return Array.isArray(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return false;
  }
}

/** Reads the query of a list's address; null where a value is none that a link of this site has. */
export function readListAddress({ searchParams }: URL): ListAsked | null {
  const letter = searchParams.get('letter')?.toLowerCase() ?? null;
  const after = searchParams.get('after');
  if (letter !== null && !letterPattern.test(letter)) return null;
  if (after !== null && !isCursor(after)) return null;
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

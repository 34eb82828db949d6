import { listPageAddress, readListPage } from '@manna/shared/ui';

/** The part of a list that the query of its URL asks for. */
export interface ListAsked {
  /** One letter or digit, lower case; null for all. */
  letter: string | null;
  /** Slug of a period; null for all. */
  period: string | null;
  /** From 1. */
  page: number;
}

/** Number of entries on a page of a list. The queries beside this file must use the same number. */
export const LIST_PAGE_SIZE = 60;

/** Number of entries before a page; pages count from 1. */
export const listOffset = (page: number): number => (page - 1) * LIST_PAGE_SIZE;

const letterPattern = /^[\p{L}\p{N}]$/u;

/** Parses the query of a list's URL; null if no link of this site has such a value. */
export function readListAddress(url: URL): ListAsked | null {
  const { searchParams } = url;
  // A form without scripts sends fields that are empty, too.
  const letter = searchParams.get('letter')?.toLowerCase() || null;
  const page = readListPage(url);
  if (page === null || (letter !== null && !letterPattern.test(letter))) return null;
  return { letter, period: searchParams.get('period'), page };
}

/** The URL of a page of a list, of all entries or of one letter or period. */
export const listAddress = (path: string, { letter, period, page = 1 }: Partial<ListAsked>): string =>
  listPageAddress(path, page, { letter, period });

/** The letter that an entry is listed under: the first of its name, without article and accents. */
export const initialOf = (name: string): string =>
  /[\p{L}\p{N}]/u
    .exec(
      name
        .normalize('NFKD')
        .replaceAll(/[\p{M}\u02bb-\u02bf]/gu, '')
        .replace(/^(the|a|an) (?=.)/i, ''),
    )?.[0]
    .toUpperCase() ?? name.slice(0, 1);

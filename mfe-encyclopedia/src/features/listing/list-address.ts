import { listPageAddress, readListPage } from '@manna/shared/ui';

/** What the query of a list's address asks for. */
export interface ListAsked {
  /** One letter or digit, lower case; null for all. */
  letter: string | null;
  /** Slug of a period; null for all. */
  period: string | null;
  /** From 1. */
  page: number;
}

/** How many entries a page of a list has; the queries beside this file ask for as many. */
export const LIST_PAGE_SIZE = 60;

/** How many entries come before a page, which counts from 1. */
export const listOffset = (page: number): number => (page - 1) * LIST_PAGE_SIZE;

const letterPattern = /^[\p{L}\p{N}]$/u;

/** Parses the query of a list's URL; null if no link of this site has such a value. */
export function readListAddress(url: URL): ListAsked | null {
  const { searchParams } = url;
  const letter = searchParams.get('letter')?.toLowerCase() ?? null;
  const page = readListPage(url);
  if (page === null || (letter !== null && !letterPattern.test(letter))) return null;
  return { letter, period: searchParams.get('period'), page };
}

/** The address of a page of a list, at a letter or a period. */
export const listAddress = (path: string, { letter, period, page = 1 }: Partial<ListAsked>): string =>
  listPageAddress(path, page, { letter, period });

/** The letter that an entry is listed under: the first of its name without article and accents. */
export const initialOf = (name: string): string =>
  /[\p{L}\p{N}]/u
    .exec(
      name
        .normalize('NFKD')
        .replaceAll(/[\p{M}\u02bb-\u02bf]/gu, '')
        .replace(/^(the|a|an) (?=.)/i, ''),
    )?.[0]
    .toUpperCase() ?? name.slice(0, 1);

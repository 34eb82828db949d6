/** The query parameter that says which page of a list is shown; the first page has none. */
const PAGE = 'page';

/** No list is this long; a longer number is none of its pages'. */
const LONGEST_NUMBER = 4;

/**
 * Which page of a list an address asks for, from 1; 1 where it names none. Null for what no link of a list has:
 * '?page=0', '?page=1', '?page=02', '?page=x'.
 */
export function readListPage({ searchParams }: URL): number | null {
  const asked = searchParams.get(PAGE);
  if (asked === null) return 1;
  return /^[1-9]\d*$/.test(asked) && asked !== '1' && asked.length <= LONGEST_NUMBER ? Number(asked) : null;
}

/**
 * The address of a page of a list; `query` is what else the list is asked for, of which what is null is left out:
 * ('/dictionary', 2, { letter: 'b' }) is '/dictionary?letter=b&page=2'.
 */
export function listPageAddress(
  path: string,
  page: number,
  query: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const given = Object.entries({ ...query, [PAGE]: page === 1 ? null : String(page) });
  const parameters = new URLSearchParams(given.flatMap(([name, value]) => (value == null ? [] : [[name, value]])));
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** How many pages a list of so many items has; an empty one has one, which says so. */
export const countListPages = (items: number, size: number): number => Math.max(1, Math.ceil(items / size));

/**
 * Which page numbers are offered on a page: the first, the last, and those beside the one shown; null stands for pages
 * left out between them. No gap stands for one page alone: (5, 9) is [1, null, 4, 5, 6, null, 9], (3, 5) is [1, 2, 3, 4, 5].
 */
export function offeredPages(current: number, count: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    const missing = page - before - 1;
    return missing === 0 ? [page] : [missing === 1 ? page - 1 : null, page];
  });
}

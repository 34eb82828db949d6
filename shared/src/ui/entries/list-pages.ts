/** The query parameter for the page of a list; left out for the first page. */
const PAGE = 'page';

/** The longest page number in digits; longer ones are invalid. */
const LONGEST_NUMBER = 4;

/**
 * The page of a list that a URL requests, from 1; 1 if it names none. Null if it is not canonical: '?page=0',
 * '?page=1', '?page=02', '?page=x'.
 */
export function readListPage({ searchParams }: URL): number | null {
  const requested = searchParams.get(PAGE);
  if (requested === null) return 1;
  return /^[1-9]\d*$/.test(requested) && requested !== '1' && requested.length <= LONGEST_NUMBER
    ? Number(requested)
    : null;
}

/**
 * The path of a page of a list; `query` has the other parameters, of which null ones are left out: ('/dictionary', 2, {
 * letter: 'b' }) is '/dictionary?letter=b&page=2'.
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

/** The number of pages of a list; an empty list has one page. */
export const countListPages = (items: number, size: number): number => Math.max(1, Math.ceil(items / size));

/**
 * The page numbers to link to: the first, the last, and the neighbours of the current one; null is a gap. A gap never
 * replaces a single page: (5, 9) is [1, null, 4, 5, 6, null, 9], (3, 5) is [1, 2, 3, 4, 5].
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

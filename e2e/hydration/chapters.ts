/** Slugs of the translations that are measured by default. */
export const DEFAULT_TRANSLATIONS = ['kjv', 'web'] as const;

interface Wanted {
  /** Slugs. */
  translations: readonly string[];
  /** Beginnings of slugs: 'gen', '1-sam'. All books if the list is empty. */
  books: readonly string[];
  /** At most this many of each translation, spread evenly from first to last; all if it is undefined. */
  sample?: number | undefined;
}

async function find(url: string, pattern: RegExp): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const html = await response.text();
  return [...new Set([...html.matchAll(pattern)].flatMap(([, found]) => found ?? []))];
}

/** This many of the values, spread evenly, starting with the first. */
function some<Value>(values: readonly Value[], count: number): Value[] {
  if (count >= values.length) return [...values];
  return Array.from({ length: count }, (_, index) => values[Math.floor((index * values.length) / count)]).flatMap(
    (value) => value ?? [],
  );
}

/** The path prefix of a translation's chapters. The paths of the site's default translation have no slug. */
async function prefixOf(site: string, slug: string): Promise<string> {
  const own = await find(`${site}/bible/genesis/1`, /href="\/bible\/([a-z0-9-]+)\/genesis\/1"/g);
  const named = await fetch(`${site}/bible/${slug}/genesis/1`, { redirect: 'manual' });
  if (own.includes(slug)) return `/bible/${slug}/`;
  if (named.status >= 400) throw new Error(`The site has no translation "${slug}"`);
  return '/bible/';
}

/** The paths of chapters, found by following the site's links: translation by translation, in order. */
export async function chapterPaths(site: string, { translations, books, sample }: Wanted): Promise<string[]> {
  const slugs = await find(`${site}/bible`, /href="\/bible\/([a-z0-9-]+)"/g);
  const paths: string[] = [];
  for (const slug of slugs) {
    if (books.length > 0 && !books.some((beginning) => slug.startsWith(beginning))) continue;
    paths.push(...(await find(`${site}/bible/${slug}`, new RegExp(`href="/bible/(${slug}/\\d+)"`, 'g'))));
  }
  if (paths.length === 0) throw new Error(`No chapter of ${books.join(', ') || 'any book'} was found`);
  const wanted = some(paths, sample ?? paths.length);
  const prefixes = await Promise.all(translations.map((slug) => prefixOf(site, slug)));
  return prefixes.flatMap((prefix) => wanted.map((path) => prefix + path));
}

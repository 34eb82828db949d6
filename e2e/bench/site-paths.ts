import { chapters } from './plain-pages';

const bookLink = /href="(\/bible\/[a-z0-9-]+)"/g;
const translationLink = /href="\/bible\/translation\/([a-z0-9-]+)"/g;
/** Prime, and no divisor of the number of addresses: steps of it come by each of them once. */
const STRIDE = 7_919;

async function find(url: string, pattern: RegExp): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const html = await response.text();
  return [...new Set([...html.matchAll(pattern)].flatMap(([, found]) => found ?? []))];
}

/**
 * The paths of all chapters in all translations, found by following the site's own links, which visits none of them but
 * Genesis 1. Long and short chapters and the translations are mixed, alike each time.
 */
export async function chapterAddresses(site: string): Promise<string[]> {
  const translations = await find(`${site}/bible`, translationLink);
  const paths: string[] = [];
  for (const book of await find(`${site}/bible`, bookLink)) {
    const chapterPaths = await find(site + book, new RegExp(`href="(${book}/\\d+)"`, 'g'));
    for (const path of chapterPaths) {
      paths.push(path, ...translations.map((slug) => path.replace('/bible/', `/bible/${slug}/`)));
    }
  }
  const fresh = paths.filter((path) => path !== chapters.first.path);
  if (fresh.length === 0) throw new Error(`${site}/bible leads to no chapter`);
  return fresh.map((_, index) => fresh[(index * STRIDE) % fresh.length] ?? '');
}

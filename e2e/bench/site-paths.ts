import { chapters } from './plain-pages';

const bookLink = /href="(\/bible\/[a-z0-9-]+)"/g;
const translationLink = /href="\/bible\/translation\/([a-z0-9-]+)"/g;
/** Prime, and no divisor of the number of paths, so that steps of this size visit each path once. */
const STRIDE = 7_919;

async function find(url: string, pattern: RegExp): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const html = await response.text();
  return [...new Set([...html.matchAll(pattern)].flatMap(([, found]) => found ?? []))];
}

/**
 * The paths of all chapters in all translations but Genesis 1, found by following the site's links. No chapter is opened.
 * Long and short chapters and the translations are mixed, in the same order each time.
 */
export async function chapterPaths(site: string): Promise<string[]> {
  const translations = await find(`${site}/bible`, translationLink);
  const paths: string[] = [];
  for (const book of await find(`${site}/bible`, bookLink)) {
    const inBook = await find(site + book, new RegExp(`href="(${book}/\\d+)"`, 'g'));
    for (const path of inBook) {
      paths.push(path, ...translations.map((slug) => path.replace('/bible/', `/bible/${slug}/`)));
    }
  }
  const fresh = paths.filter((path) => path !== chapters.first.path);
  if (fresh.length === 0) throw new Error(`${site}/bible links to no chapter`);
  return fresh.map((_, index) => fresh[(index * STRIDE) % fresh.length] ?? '');
}

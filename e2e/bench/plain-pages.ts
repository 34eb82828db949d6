import type { Browser, Page } from '@playwright/test';

/** The chapter that is measured, the two after it, and words from the first verse of each. */
export const chapters = {
  first: { path: '/bible/genesis/1', verse: 'In the beginning God created' },
  next: { path: '/bible/genesis/2', verse: 'Thus the heavens and the earth' },
  later: { path: '/bible/genesis/3', verse: 'Now the serpent was more' },
} as const;

export const plainPaths = { first: '/genesis-1.html', next: '/genesis-2.html', turning: '/genesis.html' } as const;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface PlainChapter {
  title: string;
  lines: readonly string[];
}

const STYLE = 'body{max-width:38rem;margin:auto;padding:1rem;font:1.06rem/1.6 serif}h1{line-height:1.2}';

const content = ({ title, lines }: PlainChapter, next: string): string =>
  [
    `<h1>${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a rel="next" href="${next}">Next chapter</a></p>`,
  ].join('');

const plainDocument = (title: string, style: string, body: string): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    `<style>${style}</style></head><body>${body}</body></html>`,
  ].join('');

/** The smallest page that shows this text well: one file, no script, no web font. */
const plainPage = (chapter: PlainChapter, next: string): string =>
  plainDocument(chapter.title, STYLE, `<main>${content(chapter, next)}</main>`);

/**
 * The smallest page that turns to its next chapter by itself: all chapters lie in it and have their layout, as the site's
 * next page has, and a click only shows another one. The browser's own work is all that a step costs here.
 */
function turningPage(chapters: readonly PlainChapter[]): string {
  const hidden = '{position:absolute;top:0;left:1rem;right:1rem;height:0;overflow:hidden}';
  const skipped = '[data-laid-out] [data-ahead],[data-left]{content-visibility:hidden}';
  const style = `${STYLE}body{position:relative}[data-ahead],[data-left]${hidden}${skipped}`;
  const pages = chapters.map((chapter, at) => `<main${at === 0 ? '' : ' data-ahead'}>${content(chapter, '#')}</main>`);
  const script = `addEventListener('load', () => document.documentElement.setAttribute('data-laid-out', ''));
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[rel=next]')) return;
    event.preventDefault();
    const shown = document.querySelector('main:not([data-ahead])');
    shown.setAttribute('data-left', '');
    document.querySelector('[data-ahead]').removeAttribute('data-ahead');
    scrollTo(0, 0);
    setTimeout(() => shown.remove(), 500);
  });`;
  return plainDocument(chapters[0]?.title ?? '', style, `${pages.join('')}<script>${script}</script>`);
}

/** The visible text of a page's main region, one line for each block. */
async function readMain(page: Page, url: string): Promise<PlainChapter> {
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status() ?? 'nothing'}`);
  const title = await page.locator('main h1').innerText();
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return { title, lines: lines.filter((line) => line !== '' && line !== title) };
}

/** A plain page with the text of one of the site's pages, which must have these words. */
export async function makePlainPage(browser: Browser, url: string, words: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const text = await readMain(await context.newPage(), url);
    if (!text.lines.some((line) => line.includes(words))) throw new Error(`${url} does not show "${words}"`);
    return plainPage(text, '#');
  } finally {
    await context.close();
  }
}

/** Plain pages with the text of the site's chapters, by path. */
export async function makePlainPages(browser: Browser, site: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const read = async ({ path, verse }: { path: string; verse: string }) => {
      const chapter = await readMain(page, site + path);
      if (!chapter.lines.some((line) => line.includes(verse))) throw new Error(`${path} does not show "${verse}"`);
      return chapter;
    };
    const first = await read(chapters.first);
    const next = await read(chapters.next);
    return {
      [plainPaths.first]: plainPage(first, plainPaths.next),
      [plainPaths.next]: plainPage(next, plainPaths.next),
      [plainPaths.turning]: turningPage([first, next, await read(chapters.later)]),
    };
  } finally {
    await context.close();
  }
}

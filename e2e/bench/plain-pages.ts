import type { Browser, Page } from '@playwright/test';

/** The chapter that is measured, the one after it, and words from the first verse of each. */
export const chapters = {
  first: { path: '/bible/genesis/1', verse: 'In the beginning God created' },
  next: { path: '/bible/genesis/2', verse: 'Thus the heavens and the earth' },
} as const;

export const plainPaths = { first: '/genesis-1.html', next: '/genesis-2.html' } as const;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The smallest page that shows this text well: one file, no script, no web font. */
function plainPage(title: string, lines: readonly string[], next: string): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    '<style>body{max-width:38rem;margin:auto;padding:1rem;font:1.06rem/1.6 serif}h1{line-height:1.2}</style></head><body><main>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a rel="next" href="${next}">Next chapter</a></p></main></body></html>`,
  ].join('');
}

/** The visible text of a page's main region, one line for each block. */
async function readMain(page: Page, url: string): Promise<{ title: string; lines: string[] }> {
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status() ?? 'nothing'}`);
  const title = await page.locator('main h1').innerText();
  const text = await page.locator('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return { title, lines: lines.filter((line) => line !== '' && line !== title) };
}

/** Plain pages with the text of the site's two chapters, by path. */
export async function makePlainPages(browser: Browser, site: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const pages: Record<string, string> = {};
    for (const which of ['first', 'next'] as const) {
      const { path, verse } = chapters[which];
      const { title, lines } = await readMain(page, site + path);
      if (!lines.some((line) => line.includes(verse))) throw new Error(`${path} does not show "${verse}"`);
      pages[plainPaths[which]] = plainPage(title, lines, plainPaths.next);
    }
    return pages;
  } finally {
    await context.close();
  }
}

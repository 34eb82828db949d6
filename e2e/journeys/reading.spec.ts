import { expect, hydrated, test } from '../fixtures';
import { eachDevice, sectionNamed } from './shell-page';

for (const [device, viewport] of eachDevice) {
  test.describe(`a reader on a ${device}`, () => {
    test.use({ viewport });

    test('opens Genesis 1 from the home page and reads on without a reload', async ({ page, site, complaints }) => {
      await page.goto(site.url);
      await hydrated(page);
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      const beginnings = sectionNamed(page, 'Start reading');
      await beginnings.getByRole('link', { name: 'Genesis 1' }).click();
      await expect(page).toHaveURL(`${site.url}/bible/genesis/1`);
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
      await expect(page).toHaveTitle('Genesis 1 (KJV) | Daily Manna');

      await page
        .getByRole('link', { name: /Genesis 2/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText('Thus the heavens and the earth were finished');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/bible/genesis/2`);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
      expect(complaints).toEqual([]);
    });

    test('never has to scroll sideways', async ({ page, site }) => {
      for (const path of ['/', '/bible', '/bible/psalms', '/bible/psalms/119', '/search', '/nowhere']) {
        await page.goto(site.url + path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a reader finds a chapter by its book and changes the translation', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/bible`);
  await page.getByRole('link', { name: 'John', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John' })).toBeVisible();
  await page.getByRole('link', { name: /11$/ }).first().click();
  await expect(page.getByRole('main')).toContainText('Jesus wept.');
  const translations = page.getByRole('navigation', { name: 'Translation', exact: true });
  await translations.getByText('Translation: KJV').click();
  await translations.getByRole('link', { name: 'WEB World English' }).click();
  await expect(page).toHaveURL(`${site.url}/bible/web/john/11`);
  await expect(page).toHaveTitle('John 11 (WEB) | Daily Manna');
  await expect(translations.getByText('Translation: WEB')).toBeVisible();
  await expect(translations.getByRole('link', { name: 'KJV' })).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Jesus wept.');
  expect(complaints).toEqual([]);
});

test('the next chapter opens without the network when the page has prefetched it', async ({ page, site }) => {
  const [prefetched] = await Promise.all([
    page.waitForResponse((response) => /Gen\.?2/.test(decodeURIComponent(response.url()))),
    page.goto(`${site.url}/bible/genesis/1`),
  ]);
  await prefetched.finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /Genesis 2/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Thus the heavens and the earth were finished');
  await page.context().setOffline(false);
});

test('going back restores the scroll position from which the next chapter was opened', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/genesis/1`);
  const next = page.getByRole('link', { name: /Genesis 2/ }).last();
  // The next chapter is rendered in advance, and the click shows it at once.
  await expect(page.locator('h1', { hasText: 'Genesis 2' })).toBeAttached();
  await next.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(100);
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter has its whole text, its notes and a link to the next chapter', async ({ page, site }) => {
    await page.goto(`${site.url}/bible/genesis/1`);
    const main = page.getByRole('main');
    await expect(main).toContainText('In the beginning God created the heaven and the earth.');
    await expect(main).toContainText('and, behold, it was very good');
    await expect(main).toContainText('firmament: Heb. expansion');
    await page
      .getByRole('link', { name: /Genesis 2/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 2' })).toBeVisible();
  });

  test('the home page and the contents of the Bible and of a book have their headings', async ({ page, site }) => {
    for (const [path, heading] of [
      ['/', 'Daily Manna'],
      ['/bible', 'The Bible'],
      ['/bible/psalms', 'Psalms'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
});

test('an unknown URL has status 404 and a page with links back', async ({ page, request, site, complaints }) => {
  for (const path of [
    '/nowhere',
    '/bible/hezekiah/1',
    '/bible/genesis/51',
    '/bible/genesis/0',
    '/bible/xyz/genesis/1',
  ]) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(404);
  }
  await page.goto(`${site.url}/bible/genesis/51`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "Seek and ye shall find applies to Jesus... not web pages. Sorry, but we did not find the page you're looking for.",
  );
  for (const name of ['Home', 'Encyclopedia', 'Articles', 'Resources', 'Bible']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Bible' }).click();
  await expect(page).toHaveURL(`${site.url}/bible`);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('search engines get the metadata of a chapter and one canonical URL for it', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/bible/genesis/1`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/bible/genesis/1">`);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(html).toMatch(/<meta property="og:title" content="Genesis 1[^"]*">/);
  const [, jsonld = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(jsonld)).toMatchObject({ '@context': 'https://schema.org' });
  const moved = await request.get(`${site.url}/bible/KJV/Genesis/1`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/bible/kjv/genesis/1']);
  const named = await (await request.get(`${site.url}/bible/kjv/genesis/1`)).text();
  expect(named).toContain(`<link rel="canonical" href="${site.url}/bible/genesis/1">`);
});

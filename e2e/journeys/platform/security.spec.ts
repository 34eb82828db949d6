import { expect, hydrated, test } from '../../fixtures';

test('a journey through the whole site never violates the content security policy', async ({
  page,
  site,
  complaints,
}) => {
  for (const path of [
    '/',
    '/bible',
    '/bible/psalms',
    '/bible/psalms/119',
    '/bible/web/psalms/23',
    '/encyclopedia',
    '/dictionary',
    '/articles',
    '/resources',
    '/search',
    '/account',
  ]) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Bible' }).click();
  await page.getByRole('link', { name: 'Genesis', exact: true }).click();
  await page.getByRole('link', { name: /\b1$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the content security policy is strict, and an injected script does not run', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/bible/genesis/1`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'nonce-[^']{16,}'/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  const injections = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      handler: () => document.body.setAttribute('onclick', 'globalThis.injected = true'),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.injected = true">'),
      script: () =>
        document.body.append(Object.assign(document.createElement('script'), { text: 'globalThis.injected = true' })),
      source: () =>
        document.body.append(
          Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
        ),
    };
    const refused = Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { refused: refused.map(([name]) => name), ran: 'injected' in globalThis };
  });
  expect(injections).toEqual({ refused: ['handler', 'markup', 'script', 'source'], ran: false });
});

test('a cached copy of a page has the nonce of its content security policy', async ({ request, site }) => {
  // No other journey opens this chapter, so its cached copy is not replaced between the requests.
  const url = `${site.url}/bible/nahum/2`;
  const [first, second] = [await request.get(url), await request.get(url)];
  const nonce = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1];
  for (const response of [first, second]) {
    expect(await response.text()).toContain(`nonce="${nonce(response.headers()['content-security-policy'])}"`);
  }
  const again = await request.get(url, { headers: { 'if-none-match': second.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a malformed URL gets the right status without a stack trace, and the gateway stays ready', async ({
  request,
  site,
}) => {
  for (const [path, status] of [
    ['/%E0%A4%A', 400],
    ['/bible/%00', 400],
    [`/${'a'.repeat(5000)}`, 400],
    ['/pillars/bible/none/remoteEntry.js', 404],
    ['/shell/../../package.json', 404],
    ['/data/graphql?query={nonsense', 400],
  ] as const) {
    const response = await request.get(site.url + path);
    const body = await response.text();
    expect(response.status(), path).toBe(status);
    expect(body, path).not.toMatch(/at .*\.(js|ts):\d+|node_modules/);
  }
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200);
});

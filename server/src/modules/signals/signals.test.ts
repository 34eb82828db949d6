import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  const settings = path.join(site.folder, 'site.json');
  await writeFile(settings, JSON.stringify({ analytics: { sink: 'beacon' } }));
  gateway = await openGateway(site, settings);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

/** Limits are per IP address, so each test has its own. */
let reader = 0;
beforeEach(() => (reader += 1));

const fromPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const report = {
  message: 'x is not a function',
  kind: 'render',
  path: '/bible/genesis/1',
  releases: { shell: '1.0.0' },
};
const send = (url: string, payload: unknown, headers: Record<string, string> = fromPage) =>
  gateway.app.inject({
    method: 'POST',
    remoteAddress: `10.0.0.${reader}`,
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers,
  });
/** The value of a counter. */
const counted = async (line: string): Promise<number> => {
  const { body } = await gateway.app.inject('/metrics');
  return Number(
    body
      .split('\n')
      .find((text) => text.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
};

describe('POST /api/reports', () => {
  test('a report is logged with its details, counted by kind and by the pillar of its page, and gets an empty response', async () => {
    const before = await counted('client_reports_total{kind="render",pillar="bible"}');
    const { body, headers, statusCode } = await send('/api/reports', report);
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await counted('client_reports_total{kind="render",pillar="bible"}')).toBe(before + 1);
    expect(gateway.lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        report: true,
        kind: 'render',
        pillar: 'bible',
        path: '/bible/genesis/1',
        releases: { shell: '1.0.0' },
        reason: 'x is not a function',
      }),
    );
  });

  test('a report of an unknown kind, from a page of no pillar, counts as other and as the shell’s', async () => {
    expect((await send('/api/reports', { ...report, kind: 'quantum', path: '/nobodys/page' })).statusCode).toBe(204);
    expect(await counted('client_reports_total{kind="other",pillar="shell"}')).toBe(1);
  });

  test.each([
    [{ ...report, path: '/search?query=me@example.org' }, /path is .*: expected a path without query/],
    [{ ...report, user: 'me' }, /Unrecognized key: "user"/],
    [{ ...report, message: '' }, /message is ""/],
    [{ ...report, releases: { Shell: 1 } }, /releases\.Shell is/],
    ['[', /^The request body is not JSON\.$/],
    ['', /^The request body is not JSON\.$/],
    ['~!@$^&*()_+|}{:"?><', /^The request body is not JSON\.$/],
  ])('the report %j is refused with one sentence', async (payload, sentence) => {
    const { body, statusCode } = await send('/api/reports', payload);
    expect([statusCode, body]).toEqual([400, expect.stringMatching(/^\{"errors":\[\{"message":"The request body /)]);
    const { errors } = JSON.parse(body) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(sentence);
  });

  test('a report of more than four kilobytes is refused', async () => {
    expect((await send('/api/reports', { ...report, message: 'x'.repeat(5_000) })).statusCode).toBe(413);
  });

  test('twenty reports a minute are accepted', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send('/api/reports', report)).statusCode).toBe(204);
    const { body, statusCode } = await send('/api/reports', report);
    expect(statusCode).toBe(429);
    expect(body).toContain('Too many requests');
  });
});

describe('signals are accepted only from pages of the site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: 'https://localhost' }, 204],
  ])('a signal with the headers %j gets status %i', async (headers, status) => {
    const all = { host: 'localhost', 'content-type': 'text/plain', ...headers } as Record<string, string>;
    expect((await send('/api/reports', report, all)).statusCode).toBe(status);
    expect((await send('/api/analytics', { path: '/' }, all)).statusCode).toBe(status);
  });
});

describe('POST /api/analytics', () => {
  test('a page view is counted by its route, however the browser sends it, and logged without the reader', async () => {
    const route = 'bible/root';
    const uncounted = await counted('page_views_total{route="none"}');
    const { headers, statusCode } = await send('/api/analytics', { path: '/bible/genesis/1', query: 'v=1', route });
    expect([statusCode, headers['set-cookie']]).toEqual([204, undefined]);
    await send(
      '/api/analytics',
      { path: '/bible/exodus/2', route },
      { ...fromPage, 'content-type': 'text/plain;charset=UTF-8' },
    );
    await send('/api/analytics', { path: '/our-story', route: 'shell/site-page' });
    await send('/api/analytics', { path: '/nowhere/at/all' });
    await send('/api/analytics', { path: '/', route: 'bible/invented' });
    expect(await counted('page_views_total{route="bible/root"}')).toBe(2);
    expect(await counted('page_views_total{route="shell/site-page"}')).toBe(1);
    expect(await counted('page_views_total{route="none"}')).toBe(uncounted + 2);
    const line = gateway.lines.findLast((one) => one.msg === 'page viewed' && 'query' in one);
    expect(line).toMatchObject({ level: 30, path: '/bible/genesis/1', query: 'v=1', route: 'bible/root' });
    expect(JSON.stringify(line)).not.toContain('10.0.0.');
  });

  test.each(['dnt', 'sec-gpc'])('the page view of a reader who sends %s is not counted', async (signal) => {
    expect(
      (await send('/api/analytics', { path: '/our-story', route: 'shell/site-page' }, { ...fromPage, [signal]: '1' }))
        .statusCode,
    ).toBe(204);
    const views = () => gateway.lines.filter((line) => line.msg === 'page viewed').length;
    const before = views();
    await send('/api/analytics', { path: '/our-story' }, { ...fromPage, [signal]: '1' });
    expect(views()).toBe(before);
  });

  test('a page view of more than a kilobyte is refused', async () => {
    expect((await send('/api/analytics', { path: '/', query: 'x'.repeat(1_100) })).statusCode).toBe(413);
  });

  test('page views get 404 on a site that does not count them itself', async () => {
    const other = await openGateway(site);
    const response = await other.app.inject({
      method: 'POST',
      url: '/api/analytics',
      payload: { path: '/' },
      headers: fromPage,
    });
    expect(response.statusCode).toBe(404);
    await other.close();
  });
});

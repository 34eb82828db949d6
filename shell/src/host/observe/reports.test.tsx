import type { ErrorEvent } from '@sentry/browser';
import { PillarFailure } from '../remotes/pillar-failure';
import { lazyReports } from './lazy-reports';
import { createReports, ERROR_PAGE_TRACING_DELAY_MS } from './reports';
import { spanWithoutReader, withoutReader } from './sentry-reports';

/** Reports that the site accepted, and the status with which it responds. */
let taken: Record<string, string>[] = [];
let status = 204;
/** Requests to the Sentry service, as text. */
let sentryHeard: string[] = [];

const says = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

const reports = () => createReports({ environment: 'test' }, releases);
const render = { kind: 'render' };

const releases = { shell: '3.1.0', bible: '1.8.2' };

describe('error reports', () => {
  beforeEach(() => {
    taken = [];
    sentryHeard = [];
    status = 204;
    says('onLine', true);
    history.replaceState(null, '', '/bible/john/3?v=16');
    Object.assign(globalThis, {
      fetch: (address: string, init: RequestInit) => {
        if (address !== '/api/reports') {
          const body = init.body as string | Uint8Array;
          sentryHeard.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
          return Promise.resolve(new Response('{}'));
        }
        if (status === 0) return Promise.reject(new Error('no network'));
        if (status < 400) taken.push(JSON.parse(init.body as string) as Record<string, string>);
        return Promise.resolve(new Response(null, { status }));
      },
    });
  });
  afterEach(() => jest.useRealTimers());

  it('have the error, its location and the releases', async () => {
    expect(await reports().reportError(new Error('It broke'), render)).toBe(true);
    expect(taken).toEqual([{ message: 'It broke', kind: 'render', path: '/bible/john/3', releases }]);
  });

  it('have no personal data, and at most 500 characters of the message', async () => {
    await reports().reportError(new Error(`GET /x?q=my+sin for ruth@example.org ${'a'.repeat(9000)}`), render);
    expect(taken[0]?.['message']).toMatch(/^GET \/x for \[address\] aaa/);
    expect(taken[0]?.['message']).toHaveLength(500);
  });

  it.each([
    [new Error(''), 'Error'],
    ['a sentence', 'a sentence'],
    [{ status: 502 }, 'HTTP 502'],
    [undefined, 'An error without a message'],
  ])('have a message for %p', async (error, message) => {
    await reports().reportError(error, render);
    expect(taken[0]?.['message']).toBe(message);
  });

  it('name the pillar that failed and its version, which may be newer than that of the page', async () => {
    const renewed = { name: 'bible', title: 'Bible', owner: 'bible team', version: '1.8.3' };
    const { reportError } = reports();
    await reportError(new PillarFailure('integrity', renewed, 'not the pinned file'), { kind: 'pillar' });
    await reportError(new Error('It broke'), { kind: 'bible/homeCards/verse-of-the-day' });
    await reportError(new Error('It broke'), { kind: 'user-data' });
    expect(taken.map(({ pillar }) => pillar)).toEqual([
      { name: 'bible', version: '1.8.3' },
      { name: 'bible', version: '1.8.2' },
      undefined,
    ]);
  });

  it('are sent once for the same error, which counts as reported', async () => {
    const { reportError } = reports();
    expect(await reportError(new Error('It broke'), render)).toBe(true);
    expect(await reportError(new Error('It broke'), render)).toBe(true);
    expect(taken).toHaveLength(1);
  });

  it('are sent at most five times from a page', async () => {
    const { reportError } = reports();
    const answers: boolean[] = [];
    for (let error = 1; error <= 7; error += 1) answers.push(await reportError(new Error(`${error}`), render));
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(taken).toHaveLength(5);
  });

  it.each([0, 429, 500])('do not count as sent when the site responds with %p', async (answer) => {
    status = answer;
    expect(await reports().reportError(new Error('It broke'), render)).toBe(false);
  });

  it('are not sent while the reader is offline', async () => {
    says('onLine', false);
    expect(await reports().reportError(new Error('It broke'), render)).toBe(false);
    says('onLine', true);
    expect(await reports().reportError(new Error('It broke'), { kind: 'offline' })).toBe(false);
    expect(taken).toEqual([]);
  });

  it('are also sent to Sentry when the site uses it, without personal data', async () => {
    const errorReporting = { dsn: 'https://key@errors.example/1', tracesSampleRate: 1 };
    const { reportError, errorPageShown } = createReports({ environment: 'test', errorReporting }, releases);
    await reportError(new Error('No /x?q=my+sin'), render);
    const heard = async (times: number) => {
      for (let tries = 0; sentryHeard.length < times && tries < 100; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await heard(1);
    expect(sentryHeard[0]).toContain('"release":"3.1.0"');
    expect(sentryHeard[0]).toContain('"path":"/bible/john/3"');
    expect(sentryHeard.join('')).not.toMatch(/my\+sin|v=16|"user"/);
    const leave = errorPageShown();
    await new Promise((resolve) => setTimeout(resolve, ERROR_PAGE_TRACING_DELAY_MS * 2));
    leave();
    await heard(2);
    expect(sentryHeard[1]).toContain('error-page');
    expect(sentryHeard.join('')).not.toMatch(/my\+sin|v=16|"user\./);
  }, 20_000);

  it('are sent by code that loads with the first report', async () => {
    const { reportError, errorPageShown } = lazyReports({ environment: 'test' }, releases);
    errorPageShown()();
    expect(await reportError(new Error('It broke'), render)).toBe(true);
    expect(taken).toHaveLength(1);
  });

  it('do not trace an error page that the reader leaves at once', () => {
    jest.useFakeTimers();
    const leave = reports().errorPageShown();
    expect(jest.getTimerCount()).toBe(1);
    expect(ERROR_PAGE_TRACING_DELAY_MS).toBe(150);
    leave();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the data that Sentry gets', () => {
  it('has no user, no cookies, no headers and no query', () => {
    const event: ErrorEvent = {
      type: undefined,
      message: 'unchanged',
      user: { id: 'u1', email: 'ruth@example.org' },
      request: {
        url: 'https://manna.example/a?q=b',
        query_string: 'q=b',
        cookies: { a: 'b' },
        headers: { cookie: 'a=b' },
      },
      exception: { values: [{ type: 'Error', value: 'GET /a?q=b' }] },
    };
    expect(withoutReader(event)).toEqual({
      type: undefined,
      message: 'unchanged',
      request: { url: 'https://manna.example/a' },
      exception: { values: [{ type: 'Error', value: 'GET /a' }] },
    });
  });

  it('has spans without user and query', () => {
    const span = {
      trace_id: 't',
      span_id: 's',
      name: 'GET /a?q=b',
      start_timestamp: 1,
      status: 'ok' as const,
      is_segment: false,
      attributes: { 'url.full': 'https://manna.example/a?q=b', 'url.query': 'q=b', 'user.id': 'u1', size: 3 },
    };
    expect(spanWithoutReader(span)).toMatchObject({
      name: 'GET /a',
      attributes: { 'url.full': 'https://manna.example/a', size: 3 },
    });
    expect(Object.keys(spanWithoutReader(span).attributes)).toEqual(['url.full', 'size']);
  });
});

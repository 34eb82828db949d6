import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { untilRight } from '../../testing/failing-site';
import { endProgram, listening, runProgram, type Program } from '../../testing/run-program';
import { headersOf, openBeside } from '../../testing/signed-in-readers';
import { createDatabase, type TestDatabase } from '../../testing/test-database';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const ADDRESS = '203.0.113.99';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

/** What the collector got, as it came. */
const received: string[] = [];
let collector: Server;
let site: FixtureSite;
let database: TestDatabase;
let program: Program;
let url: string;
let reader: string;
const spans = (): SentSpan[] =>
  received.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string): SentSpan[] => spans().filter((span) => span.name === name);

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const bound = collector.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  site = await createWholeSite();
  database = await createDatabase({ template: 'migrated' });
  const environment = {
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  program = runProgram('reader-gateway', site, { environment });
  url = await listening(program);
  const beside = openBeside(database.url);
  reader = await beside.addReader();
  await beside.close();
});
afterAll(async () => {
  await endProgram(program, 'SIGTERM');
  collector.close();
  await database.drop();
  await site.remove();
});

test('a page is one trace over the gateway, the render worker, its queries and PostgreSQL, which goes on from that of a proxy', async () => {
  const headers = { 'x-forwarded-for': ADDRESS, traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  await (await fetch(`${url}/bible/genesis/1?secret=word`, { headers })).text();
  await untilRight(() => named('GET /*').length > 0);
  const [request] = named('GET /*');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  const inTrace = spans().filter(({ traceId }) => traceId === TRACE);
  const child = (of: SentSpan | undefined, name: RegExp) =>
    inTrace.find((span) => span.parentSpanId === of?.spanId && name.test(span.name));
  const page = child(request, /^render page$/);
  const attempt = child(page, /^render in a worker$/);
  const query = child(attempt, /^query$/);
  expect(attempt?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'manna.outcome', value: { stringValue: 'rendered' } },
      { key: 'manna.pillars', value: { stringValue: 'bible' } },
    ]),
  );
  expect(child(query, /^select chapter_texts$/)?.attributes).toContainEqual({
    key: 'db.system.name',
    value: { stringValue: 'postgresql' },
  });
});

test('a trace of a client who is not a trusted proxy does not go on', async () => {
  const other = 'f'.repeat(32);
  await fetch(`${url}/robots.txt`, { headers: { traceparent: `00-${other}-b7ad6b7169203331-01` } });
  await untilRight(() => named('GET /robots.txt').length > 0);
  expect(named('GET /robots.txt')[0]?.traceId).not.toBe(other);
});

test('a transaction of a reader is traced, and no span has anything of the reader', async () => {
  const headers = { ...headersOf(reader), 'content-type': 'application/json', 'x-forwarded-for': ADDRESS };
  const body = JSON.stringify({ data: { 'pillars/guest/word': '"Naomi"' }, device: 'my-own-device' });
  expect((await fetch(`${url}/api/user-data`, { method: 'POST', headers, body })).status).toBe(200);
  await fetch(`${url}/search?search=lovingkindness`, { headers });
  await untilRight(() => named('POST /api/user-data').length > 0 && named('commit').length > 0);
  const [request] = named('POST /api/user-data');
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'commit', expect.stringMatching(/^insert user_data/)]),
  );
  const all = received.join();
  for (const secret of [ADDRESS, reader, 'Naomi', 'my-own-device', 'lovingkindness', 'secret', 'genesis', '127.0.0.1'])
    expect(all).not.toContain(secret);
});

test('nothing of OpenTelemetry is loaded unless a gateway traces: each import of it is of a type, or waits', () => {
  const folder = path.resolve(__dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const eager = files.filter((file) =>
    /^(?:import|export) (?!type ).*['"](?:@opentelemetry\/|.*\/open-tracing['"])/m.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(eager).toEqual([]);
});

import { asLines, createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { eventsOf } from '../../testing/read-calendar';
import { sampleContent, sampleEntries } from '../../testing/sample-content';

const map = sampleEntries.find(({ id }) => id === 'resources-1');
const plan = {
  ...map,
  id: 'resources-2',
  slug: 'three-days',
  name: 'Three days',
  summary: 'A short plan.',
  category: 'downloads',
  pagePath: '/resources/downloads/three-days',
  plan: [['Gen.1-Gen.3', 'Matt.1'], ['Gen.4', 'Ps.1-Ps.2'], ['Jude.1']],
};

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  const entries = asLines([...sampleEntries, plan]);
  await site.writeContent({ 'Gen.1': 'In the beginning.' }, { ...sampleContent, 'entries.ndjson': entries });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const CALENDAR = '/handouts/resources/downloads/three-days.ics';
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });
const daysOf = (body: string) => eventsOf(body).map((event) => event.get('DTSTART;VALUE=DATE'));

test('a reading plan is a calendar that begins on the day that a reader chose', async () => {
  const { statusCode, headers, body } = await get(`${CALENDAR}?start=2028-02-28`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toContain('attachment; filename="three-days.ics"');
  expect(daysOf(body)).toEqual(['20280228', '20280229', '20280301']);
  const [first, second] = eventsOf(body);
  expect(first?.get('SUMMARY')).toBe('Genesis 1–3\\; Matthew 1');
  expect(first?.get('DESCRIPTION')).toBe('Three days\\, day 1 of 3:\\nGenesis 1–3\\nMatthew 1');
  expect(second?.get('TRANSP')).toBe('TRANSPARENT');
  expect((await get(`${CALENDAR}?start=2028-02-28`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('a calendar begins today if no day was chosen, and is not cached then', async () => {
  const today = () => new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const before = today();
  for (const query of ['', '?start=']) {
    const { headers, body } = await get(CALENDAR + query);
    // The test may run at midnight.
    expect([before, today()]).toContain(daysOf(body)[0]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a calendar has the names of books in the language of the reader', async () => {
  const { body } = await get(`${CALENDAR}?start=2027-01-01&language=es`);
  expect(eventsOf(body)[1]?.get('DESCRIPTION')).toBe('Three days\\, día 2 de 3:\\nGénesis 4\\nSalmos 1–2');
});

test.each(['start=tomorrow', 'start=2027-02-30', 'start=1969-12-31', 'start=2200-01-01', 'language=xx', 'day=1'])(
  'the option %s of a calendar is refused with a sentence',
  async (query) => {
    const { statusCode, body } = await get(`${CALENDAR}?${query}`);
    expect(statusCode).toBe(400);
    expect(body).toContain('"start" is a day between 1970-01-01 and 2199-12-31, such as 2027-02-28.');
  },
);

test.each([
  '/handouts/resources/maps/way-of-abraham.ics',
  '/handouts/resources/downloads/nothing.ics',
  '/handouts/encyclopedia/people/abraham.ics',
])('%s is no calendar', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a reading plan is a PDF, too', async () => {
  expect((await get('/handouts/resources/downloads/three-days.pdf')).headers['content-type']).toBe('application/pdf');
});

test('GraphQL has the days of a plan, and null for other resources', async () => {
  const query =
    '{ plan: entry(id: "resources-2") { ... on Resource { plan } } map: entry(id: "resources-1") { ... on Resource { plan } } }';
  const { body } = await gateway.app.inject({
    method: 'POST',
    url: '/data/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: { query },
  });
  expect(JSON.parse(body)).toEqual({ data: { plan: { plan: plan.plan }, map: { plan: null } } });
});

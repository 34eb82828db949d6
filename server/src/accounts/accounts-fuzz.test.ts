import { request, type OutgoingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { accounts } from '../modules/storage/account-schema';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { PlainBrowser } from '../testing/plain-browser';
import { routes } from './routes/routes';
import { OneTimeTokens } from './store/one-time-tokens';

/** The requests end after this time, however fast the machine is. Milliseconds. */
const FOR_MS = 3_000;
/** A machine that is several times slower still responds within this. Milliseconds. */
const RESPONDS_WITHIN_MS = 10_000;
const SEED = 20_260_101;
const READERS = 6;
const ERROR_LEVEL = 50;

let site: AccountsSite;
let readers: { cookie: string; csrf: string }[];
beforeAll(async () => {
  site = await openAccountsSite();
  readers = [];
  for (let reader = 0; reader < READERS; reader += 1) readers.push(await newReader(`ruth${reader}@example.org`));
});
afterAll(() => site.close());

/** A reader who is signed in, and the secret of the forms in their browser. */
async function newReader(email: string) {
  const [account] = await site.db.insert(accounts).values({ email, name: 'Ruth' }).returning({ id: accounts.id });
  const token = await new OneTimeTokens(site.db).create('sign-in', { account: account?.id ?? '', data: {} });
  const browser = new PlainBrowser();
  await browser.open(`${site.accounts.origin}/sign-in/open?token=${token}`);
  const { csrf = '' } = browser.fieldsOf('/sign-in/open');
  await browser.send('/sign-in/open');
  return { cookie: [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; '), csrf };
}

const ofProvider = [
  ...['/auth', '/auth/x', '/auth/__proto__', '/token', '/me', '/jwks', '/session/end', '/session/end/confirm'],
  ...['/session/end/success', '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'],
  ...['/assets/accounts.css', '/assets/accounts.js', '/nowhere'],
];
const oddTargets = ['//', '///evil.example', '/%', '/%00', '/%c0%af', '/\u00ff', '*', '?', '/sign-in/', '/SIGN-IN'];
oddTargets.push('http://evil.example/sign-in', '/..%2f..%2fetc', '/auth/%E0%A4%A', '/sign-in;x', '/sign-in#x', 'x');

const names = [
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'prompt', 'max_age', 'ui_locales'],
  ...['code_challenge', 'code_challenge_method', 'response_mode', 'id_token_hint', 'claims', 'request', 'login_hint'],
  ...[
    'code',
    'code_verifier',
    'grant_type',
    'client_secret',
    'acr_values',
    'post_logout_redirect_uri',
    'xsrf',
    'logout',
  ],
  ...['token', 'next', 'destination', 'again', 'email', 'password', 'current', 'name', 'id', 'uid', 'csrf'],
  ...['__proto__', 'constructor', 'a[b]', '\u0000'],
];
const odd = fc.constantFrom(
  ...['', '\u0000', '\ud800', '__proto__', 'constructor', '%', '%00', '\r\nset-cookie: a=b', "' or 1=1 --", '{}', '[]'],
  ...['site', 'code', 'openid', 'none', 'login', 'query', 'S256', 'authorization_code', 'x'.repeat(43), '-1', '1e999'],
  ...[
    '9'.repeat(40),
    '//evil.example',
    '/\\evil.example',
    '/auth?x',
    'javascript:alert(1)',
    'http://[',
    'data:,',
    'null',
  ],
  ...[
    'ruth0@example.org',
    'boaz@example.org',
    'not an address',
    'still waters by night',
    'ñ\u0301\u2028',
    '🌾'.repeat(99),
  ],
  ...['form_post', 'fragment', 'web_message', 'es', 'xx-yy es', '{"id_token":{"sub":{"value":"x"}}}', '{"id_token":1}'],
  ...['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a.b.c', 'x'.repeat(3_000)],
);
const fields = fc.array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 7 });
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ response: fc.record({ id: odd, response: fc.record({ clientDataJSON: odd }) }), next: odd }),
  fc.constantFrom(null, [], '', 0, { response: null }, { response: { id: 1, response: {} } }),
);
const encoded = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();

interface Body {
  type: string;
  text: string;
  /** What the client says about the length, if that is wrong. */
  length?: number;
}
const formType = 'application/x-www-form-urlencoded';
const bodies: fc.Arbitrary<Body | undefined> = fc.oneof(
  { weight: 4, arbitrary: fields.map((pairs) => ({ type: formType, text: encoded(pairs) })) },
  { weight: 3, arbitrary: json.map((value) => ({ type: 'application/json', text: JSON.stringify(value) })) },
  json.map((value) => ({ type: 'application/json', text: JSON.stringify(value).slice(0, -1) })),
  fields.map((pairs) => ({ type: formType, text: encoded(pairs), length: encoded(pairs).length + 9 })),
  fc.constantFrom(
    { type: formType, text: `email=${'x'.repeat(1_000_000)}` },
    { type: 'application/json', text: `"${'x'.repeat(1_000_000)}"` },
    { type: formType, text: '&'.repeat(60_000) },
    { type: 'application/json', text: '['.repeat(60_000) },
    { type: 'multipart/form-data; boundary=x', text: '--x' },
    { type: '\u00ff', text: '\u00ff' },
    { type: `${formType}; charset=utf-16`, text: 'a=b' },
    undefined,
  ),
);
const cookies = fc.constantFrom(
  ...[
    '',
    ';;;=;',
    'manna-accounts',
    'manna-accounts=x; manna-accounts.sig=x',
    'manna-accounts=%E0%A4%A',
    '\u00ff=\u00ff',
  ],
  ...['manna-accounts-browser=../..', 'manna-accounts-language=__proto__', 'dm-language=__proto__', '__proto__=x'],
  ...['manna-accounts-request=x', 'manna-accounts-resume=__proto__', `a=${'x'.repeat(8_000)}`],
);
const oddHeaders = fc.dictionary(
  fc.constantFrom('host', 'accept', 'accept-language', 'accept-encoding', 'referer', 'user-agent', 'authorization'),
  fc.constantFrom(
    ...['', '*/*', 'text/html', 'application/json', 'q=;;', '\u00ff', '__proto__', 'Basic', 'Basic !', 'Bearer x'],
    ...['Bearer', `Basic ${btoa('site:x')}`, `Basic ${btoa('%:%')}`, 'http://[', 'es;q=x', 'x'.repeat(4_000), 'a b:c'],
  ),
  { maxKeys: 3 },
);
const requests = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('GET', 'POST', 'POST') },
    fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'),
  ),
  target: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...routes.keys()) },
    { weight: 4, arbitrary: fc.constantFrom(...ofProvider) },
    fc.constantFrom(...oddTargets),
  ),
  query: fields,
  body: bodies,
  /** The reader who sends it as a page of the accounts server does; undefined for a stranger. */
  reader: fc.option(fc.nat(READERS - 1), { nil: undefined, freq: 3 }),
  cookie: cookies,
  headers: oddHeaders,
});
type Sent = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

let sent = 0;
/** Sends a request. Undefined if its connection is ended without a response, as one whose body never comes. */
function send({ method, target, query, body, reader, cookie, headers }: Sent) {
  sent += 1;
  const own = reader === undefined ? undefined : readers[reader];
  const all: OutgoingHttpHeaders = {
    // A network of its own, because the server limits requests by it.
    'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    accept: 'text/html',
    ...headers,
    cookie: own ? `${own.cookie}; ${cookie}` : cookie,
    ...(own && { origin: site.accounts.origin, 'x-csrf-token': own.csrf }),
    ...(body && { 'content-type': body.type, 'content-length': body.length ?? Buffer.byteLength(body.text) }),
  };
  const path = query.length > 0 && !/[?#]/.test(target) ? `${target}?${encoded(query)}` : target;
  return new Promise<{ status: number; text: string } | undefined>((resolve, reject) => {
    const outgoing = request({ port: site.accounts.port, method, path, headers: all, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.setTimeout(RESPONDS_WITHIN_MS, () => reject(new Error('there was no response in time')));
    if (method !== 'GET' && method !== 'HEAD') outgoing.write(body?.text ?? '');
    // The client of a body that is too short goes away.
    if (body?.length !== undefined) setTimeout(() => outgoing.destroy(), 30);
    else outgoing.end();
  });
}

/** Stacks, files of the server, messages of the database and names of its parts. */
const internals =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|node:internal|TypeError|invalid byte sequence|syntax error|oidc_payloads|ECONN|argon2/;

test('no request makes the accounts server fail, hang or show how it works', async () => {
  const seen = new Map<number, number>();
  let unanswered = 0;
  const property = fc.asyncProperty(requests, async (each) => {
    const response = await send(each);
    if (!response) {
      unanswered += 1;
      return;
    }
    const { status, text } = response;
    seen.set(status, (seen.get(status) ?? 0) + 1);
    expect(status < 500 || status === 503 ? 'fine' : `${status} ${text}`).toBe('fine');
    if (!each.target.startsWith('/assets/')) expect(internals.exec(text)?.[0]).toBeUndefined();
  });
  await fc.assert(property, {
    seed: SEED,
    numRuns: 100_000,
    endOnFailure: true,
    plugins: [fc.interruptAfterTimeLimit(FOR_MS)],
  });
  expect(site.lines.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([]);
  // They came as far as the pages and the provider, and most were answered.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 403, 404, 405, 422]));
  expect(unanswered).toBeLessThan(sent / 4);
  expect((await fetch(`${site.accounts.origin}/sign-in`)).status).toBe(200);
});

import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { TestPasskey } from '../testing/test-passkey';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { DAY_MS, takeClock } from '../testing/process-clock';

let site: AccountsSite;
beforeAll(async () => {
  site = await openAccountsSite();
});
afterAll(() => site.close());

const browser = (headers?: Record<string, string>) => browserOf(site, headers);
const at = (path: string) => site.accounts.origin + path;

test('a reader changes their name', async () => {
  const reader = browser();
  await register(site, reader, freshEmail());
  await reader.open('/profile');
  const refused = await reader.send('/profile', { name: '   ' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<title>Error: Profile');
  await reader.send('/profile', { name: 'Naomi <b>&"' });
  expect(reader.page.text).toContain('Saved.');
  expect(reader.fieldsOf('/profile')['name']).toBe('Naomi <b>&"');
  expect(reader.page.text).not.toContain('<b>');
});

test('a new e-mail address counts when its link is opened, and the old address is notified', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  const reader = browser();
  await register(site, reader, email);
  await reader.open('/email');
  await reader.send('/email', { email: other });
  const { link } = await site.mail(other);
  expect((await reader.open(at('/profile'))).text).toContain(email);
  // The link proves the mailbox, so it may be opened anywhere.
  const elsewhere = browser();
  await elsewhere.open(link);
  expect((await elsewhere.send('/email/confirm')).text).toContain('Your account now uses this e-mail address.');
  const told = await site.mail(email);
  expect([told.to, told.subject]).toEqual([email, 'Your e-mail address at Daily Manna was changed']);
  expect((await elsewhere.open(link)).status).toBe(410);
  await elsewhere.open(at('/sign-in'));
  expect((await elsewhere.send('/sign-in', { email, password: PASSWORD })).status).toBe(422);
  expect((await elsewhere.send('/sign-in', { email: other, password: PASSWORD })).status).toBe(200);
});

test('the e-mail address of another reader cannot be taken, and the page does not say that it is known', async () => {
  const [email, taken] = [freshEmail(), freshEmail()];
  await register(site, browser(), taken);
  const reader = browser();
  await register(site, reader, email);
  await reader.open('/email');
  expect((await reader.send('/email', { email: taken })).text).toContain('We have sent you a link');
  expect((await site.mail(taken)).subject).toBe('You already have an account at Daily Manna');
});

test('a reader changes the password with the current one, and other browsers are signed out', async () => {
  const email = freshEmail();
  const other = browser();
  await register(site, other, email);
  const reader = browser();
  await reader.open(at('/sign-in?next=/security'));
  await reader.send('/sign-in', { email, password: PASSWORD });
  const change = async (values: Record<string, string>) => (await reader.send('/security/password', values)).text;
  expect(await change({ current: 'something else', password: 'green pastures' })).toContain(
    'This is not your current password.',
  );
  expect(await change({ current: PASSWORD, password: 'eleven char' })).toContain(
    'The password needs at least 12 characters.',
  );
  expect(await change({ current: PASSWORD, password: 'x'.repeat(129) })).toContain(
    'The password may have at most 128 characters.',
  );
  expect(await change({ current: PASSWORD, password: 'green pastures' })).toContain('Saved.');
  expect((await site.mail(email)).subject).toBe('Your password at Daily Manna was changed');
  expect((await other.open(at('/'))).url).toContain('/sign-in');
  expect((await reader.open(at('/'))).text).toContain(email);
});

test('a reader gets an e-mail when a passkey is added and when it is removed, but not when there is none to remove', async () => {
  for (const [language, added, removed] of [
    ['en', 'A passkey was added to your account', 'A passkey was removed from your account'],
    ['es', 'Se ha añadido una llave de acceso', 'Se ha eliminado una llave de acceso'],
  ] as const) {
    const email = freshEmail();
    const unread = await site.unread();
    const reader = browser({ 'accept-language': language });
    await register(site, reader, email);
    await reader.open('/security');
    const csrf = reader.fieldsOf('/security/password')['csrf'] ?? '';
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, origin: at('') };
      return (await reader.open(path, { method: 'POST', headers, body: JSON.stringify(body) })).text;
    };
    const { challenge } = JSON.parse(await post('/passkey/add/options', {})) as { challenge: string };
    const response = new TestPasskey(at('')).registration(challenge);
    expect(await post('/passkey/add', { response, next: '/security?saved' })).toBe('{"next":"/security?saved"}');
    const onAdding = await site.mail(email);
    expect(onAdding.subject).toContain(added);
    expect(onAdding.link).toBe(at('/security'));
    expect(await post('/passkey/add', { response })).toContain('"error"');

    await reader.open('/security');
    await reader.send('/security/passkeys/remove', { id: 'none of mine' });
    const { page } = reader;
    await reader.send('/security/passkeys/remove');
    const onRemoving = await site.mail(email);
    expect(onRemoving.subject).toContain(removed);
    expect(onRemoving.link).toBe(at('/reset'));
    // Sent again from a page that still shows it.
    reader.page = page;
    await reader.send('/security/passkeys/remove');
    // When this e-mail has arrived, those before it would have, too.
    const other = freshEmail();
    await reader.open('/email');
    await reader.send('/email', { email: other });
    await site.mail(other);
    expect(await site.unread()).toBe(unread);
  }
});

test('a reader sees where they are signed in, and ends one session or all of them', async () => {
  const email = freshEmail();
  const phone = browser({
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  await register(site, phone, email);
  const reader = browser();
  await reader.open(at('/sign-in?next=/security'));
  await reader.send('/sign-in', { email, password: PASSWORD });
  expect(reader.page.text).toContain('Firefox · Linux (this device)');
  expect(reader.page.text).toContain('Safari · iPhone');
  await reader.send('/security/sessions/end');
  expect(reader.page.text).not.toContain('iPhone');
  expect((await phone.open(at('/'))).url).toContain('/sign-in');
  await phone.send('/sign-in', { email, password: PASSWORD });
  await reader.open(at('/security'));
  await reader.send('/security/sessions/end-all');
  expect(reader.page.text).toContain('You are signed out');
  expect((await phone.open(at('/'))).url).toContain('/sign-in');
  expect((await reader.open(at('/'))).url).toContain('/sign-in');
});

test('pages that change how a reader signs in ask for a sign-in if the last was some time ago', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email);
  expect((await reader.open('/security')).url).toBe(at('/security'));
  await site.db.execute(
    `update oidc_payloads set payload = jsonb_set(payload::jsonb, '{loginTs}', to_jsonb((payload->>'loginTs')::int - 1000))::json where kind = 'Session'`,
  );
  await reader.open('/security');
  expect(reader.page.url).toContain('/sign-in');
  expect(reader.page.text).toContain('Please sign in again');
  expect((await reader.open('/profile')).url).toBe(at('/profile'));
  await reader.open('/security');
  expect((await reader.send('/sign-in', { email, password: PASSWORD })).url).toBe(at('/security'));
});

test.each([1, -1])(
  'pages that change how a reader signs in ask for a sign-in if the clock was set by %d day since the last',
  async (days) => {
    const reader = browser();
    await register(site, reader, freshEmail());
    const clock = takeClock();
    clock.set(days * DAY_MS);
    try {
      await reader.open('/security');
      expect(reader.page.url).toContain('/sign-in');
      expect(reader.page.text).toContain('Please sign in again');
    } finally {
      clock.restore();
    }
  },
);

test('the gateway deletes an account by its subject, and an unknown subject has no effect', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email);
  const { rows } = await site.db.execute(`select id from accounts where email = '${email}'`);
  await site.accounts.removeAccount('not an id');
  expect((await reader.open(at('/'))).text).toContain(email);
  await site.accounts.removeAccount(String(rows[0]?.['id']));
  expect((await reader.open(at('/'))).url).toContain('/sign-in');
});

test('pages and e-mails are in Spanish for readers who prefer it, or chose it on the site', async () => {
  const email = freshEmail();
  const reader = browser({ 'accept-language': 'es-MX,es;q=0.9' });
  await reader.open(at('/register'));
  expect(reader.page.text).toContain('<html lang="es"');
  expect(reader.page.text).toContain('Crear una cuenta');
  await reader.send('/register', { name: 'Rut', email });
  const { subject, link, text } = await site.mail(email);
  expect(subject).toBe('Confirme su cuenta en Daily Manna');
  expect(text).toContain('dirección de correo');
  await reader.open(link);
  expect(reader.page.text).toContain('Termine su cuenta');

  expect((await browser({ cookie: 'dm-language=es' }).open(at('/sign-in'))).text).toContain('Iniciar sesión');
  const asked = browser();
  await asked.open(at('/sign-in?ui_locales=es'));
  expect((await asked.open('/reset')).text).toContain('Elija una contraseña nueva');
});

test('an account without a password signs in by e-mail only, and may set a password', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email, '');
  expect(reader.page.text).toContain(email);
  const other = browser();
  await other.open(at('/sign-in'));
  expect((await other.send('/sign-in', { email, password: '' })).status).toBe(422);
  await reader.open('/security');
  expect(Object.keys(reader.fieldsOf('/security/password'))).not.toContain('current');
  await reader.send('/security/password', { password: PASSWORD });
  await site.mail(email);
  expect((await other.send('/sign-in', { email, password: PASSWORD })).text).toContain(email);
});

test('a password of 128 characters of any script counts as a whole', async () => {
  const email = freshEmail();
  const password = `${'שָׁלוֹם '.repeat(20)}🌾 ñ`.normalize('NFC').slice(0, 128).padEnd(128, 'x');
  await register(site, browser(), email, password);
  const reader = browser();
  await reader.open(at('/sign-in'));
  expect((await reader.send('/sign-in', { email, password: password.slice(0, -1) })).status).toBe(422);
  expect((await reader.send('/sign-in', { email, password })).text).toContain(email);
});

test('password managers learn from each form what its fields are', async () => {
  const reader = browser();
  await register(site, reader, freshEmail());
  const { text } = await reader.open('/security');
  expect(text).toMatch(/name="current"[^>]*autocomplete="current-password"/);
  expect(text).toMatch(/name="password"[^>]*autocomplete="new-password"/);
  const signIn = await browser().open(at('/sign-in'));
  expect(signIn.text).toMatch(/name="email"[^>]*autocomplete="username"/);
  expect(signIn.text).toMatch(/name="password"[^>]*autocomplete="current-password"/);
});

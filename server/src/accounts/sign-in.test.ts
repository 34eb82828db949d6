import * as client from 'openid-client';
import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { beginSignIn } from '../testing/site-client';

let site: AccountsSite;
beforeAll(async () => {
  site = await openAccountsSite();
});
afterAll(() => site.close());

const browser = (headers?: Record<string, string>) => browserOf(site, headers);

test('a reader registers by the link of an e-mail, signs in at the site, and the site learns name and address', async () => {
  const reader = browser();
  const email = freshEmail();
  await reader.open(`${site.accounts.origin}/register?destination=%2Fbible%2Fjohn%2F3%3Fx%3D1`, {
    headers: { referer: `${site.site}/` },
  });
  const sent = await reader.send('/register', { name: 'Ruth of Moab', email });
  expect(sent.text).toContain('We have sent you a link');
  const mail = await site.mail(email);
  expect(mail.to).toBe(email);
  await reader.open(mail.link);
  const back = await reader.send('/verify', { password: PASSWORD });
  expect(back.url).toBe(`${site.site}/oauth2/login?destination=%2Fbible%2Fjohn%2F3%3Fx%3D1`);

  const { configuration, url, finish } = await beginSignIn(site);
  const { url: callback } = await reader.open(url);
  const tokens = await finish(callback);
  const claims = tokens.claims();
  expect(claims).toMatchObject({ name: 'Ruth of Moab', email, email_verified: true });
  expect(claims?.['sid']).toEqual(expect.any(String));
  const info = await client.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '');
  expect(info).toMatchObject({ sub: claims?.sub, name: 'Ruth of Moab', email, email_verified: true });
});

test('a reader who chooses no password is offered a passkey, and goes on without one', async () => {
  const reader = browser();
  const email = freshEmail();
  await reader.open(`${site.accounts.origin}/register?destination=%2Fbible%2Fjohn%2F3`, {
    headers: { referer: `${site.site}/` },
  });
  await reader.send('/register', { name: 'Ruth', email });
  await reader.open((await site.mail(email)).link);
  const offer = await reader.send('/verify', { password: '' });
  expect(offer.text).toContain('Your account is ready');
  const [, next = ''] = /<a href="([^"]*)">Continue without a passkey</.exec(offer.text) ?? [];
  expect(next).toBe(`${site.site}/oauth2/login?destination=%2Fbible%2Fjohn%2F3`);
  // Nobody is offered one without an account, or led to another site.
  const stranger = await browser().open(`${site.accounts.origin}/welcome?next=https://evil.example/`);
  expect(stranger.url).toBe(`${site.accounts.origin}/sign-in?next=%2F`);
});

test('a reader signs in with a password and is back at the site', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const reader = browser();
  const { url, finish } = await beginSignIn(site);
  await reader.open(url);
  const { url: callback } = await reader.send('/sign-in', { email: email.toUpperCase(), password: PASSWORD });
  expect((await finish(callback)).claims()).toMatchObject({ email });
});

test('a sign-in that is under way goes on after a link of an e-mail in the same browser', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const reader = browser();
  const { url, finish } = await beginSignIn(site);
  await reader.open(url);
  const next = new URL(reader.page.url).searchParams.get('next') ?? '';
  await reader.open(`/sign-in/link?${new URLSearchParams({ next }).toString()}`);
  await reader.send('/sign-in/link', { email });
  const { link } = await site.mail(email);
  await reader.open(link);
  const { url: callback } = await reader.send('/sign-in/open');
  expect((await finish(callback)).claims()).toMatchObject({ email });
});

test('the link of an e-mail leads another browser to a sign-in of its own', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const asking = browser();
  await asking.open((await beginSignIn(site)).url);
  const next = new URL(asking.page.url).searchParams.get('next') ?? '';
  await asking.open(`/sign-in/link?${new URLSearchParams({ next }).toString()}`);
  await asking.send('/sign-in/link', { email });
  const opening = browser();
  await opening.open((await site.mail(email)).link);
  expect((await opening.send('/sign-in/open')).url).toBe(`${site.site}/oauth2/login?destination=%2F`);
});

test('a wrong password and an unknown address get the same page, in the same time', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const answer = async (address: string) => {
    const reader = browser();
    await reader.open(`${site.accounts.origin}/sign-in`);
    const start = performance.now();
    const { status, text } = await reader.send('/sign-in', { email: address, password: 'wrong password' });
    return {
      ms: performance.now() - start,
      status,
      text: text.replaceAll(address, '').replace(/value="[^"]*"|csrf="[^"]*"/g, ''),
    };
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await answer(email), await answer(freshEmail())];
    expect(one.status).toBe(422);
    expect(one.text).toContain('The e-mail address or the password is wrong.');
    expect([other.status, other.text]).toEqual([one.status, one.text]);
    known.push(one.ms);
    unknown.push(other.ms);
  }
  // The shortest of each, because other work on the machine only adds to it. Without a hash for unknown addresses the difference
  // is the time of a hash, several times of all the rest.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
  expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) * 0.5);
});

test('asking for a link or an account says the same for known and unknown addresses', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  for (const path of ['/sign-in/link', '/reset', '/register']) {
    const texts = [];
    for (const address of [email, freshEmail()]) {
      const reader = browser();
      await reader.open(site.accounts.origin + path);
      const { status, text } = await reader.send(path, { email: address, name: 'Ruth' });
      texts.push([status, text]);
    }
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.[1]).toContain('We have sent you a link');
  }
  const subjects = [await site.mail(), await site.mail(), await site.mail(), await site.mail()].map(
    ({ to, subject }) => `${to === email} ${subject}`,
  );
  expect(subjects.sort()).toEqual([
    'false Confirm your account at Daily Manna',
    'true Choose a new password for Daily Manna',
    'true You already have an account at Daily Manna',
    'true Your link to sign in to Daily Manna',
  ]);
  expect(await site.unread()).toBe(0);
});

test('a link works once, and not if it is truncated, for something else or too old', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const ask = async () => {
    const reader = browser();
    await reader.open(`${site.accounts.origin}/sign-in/link`);
    await reader.send('/sign-in/link', { email });
    return (await site.mail(email)).link;
  };
  const link = await ask();
  const reader = browser();
  const expectDead = async (url: string) => {
    expect((await reader.open(url)).status).toBe(410);
    expect(reader.page.text).toContain('This link does not work any more');
  };
  await expectDead(link.slice(0, -1));
  await expectDead(link.replace('/sign-in/open', '/reset/open'));
  await expectDead(link.replace('/sign-in/open', '/verify'));
  await expectDead(`${site.accounts.origin}/sign-in/open`);
  await reader.open(link);
  // A program that checks e-mails opens it too.
  await browser().open(link);
  expect((await reader.send('/sign-in/open')).text).toContain('Manage Account');
  await expectDead(link);

  const old = await ask();
  await site.db.execute(`update account_tokens set expires_at = now() - interval '1 second' where used_at is null`);
  await expectDead(old);
});

test('a reader who has forgotten the password chooses another, and all other browsers are signed out', async () => {
  const email = freshEmail();
  const before = browser();
  await register(site, before, email);
  await before.open((await beginSignIn(site)).url);
  const reader = browser();
  await reader.open(`${site.accounts.origin}/reset`);
  await reader.send('/reset', { email });
  await reader.open((await site.mail(email)).link);
  const refused = await reader.send('/reset/open', { password: 'Password1234' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('This is one of the passwords that are tried first');
  site.logouts.length = 0;
  await reader.send('/reset/open', { password: 'another quiet river' });
  expect(reader.page.text).toContain('Manage Account');
  expect((await site.mail(email)).subject).toBe('Your password at Daily Manna was changed');
  expect((await before.open(`${site.accounts.origin}/`)).url).toContain('/sign-in');
  expect(site.logouts).toHaveLength(1);
  expect(site.logouts[0]?.get('logout_token')).toMatch(/^ey/);
  const again = browser();
  await again.open(`${site.accounts.origin}/sign-in`);
  expect((await again.send('/sign-in', { email, password: PASSWORD })).status).toBe(422);
  expect((await again.send('/sign-in', { email, password: 'another quiet river' })).text).toContain(email);
});

test('the site signs a reader out with its ID token, without a question, and is notified', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email);
  const { configuration, url, finish } = await beginSignIn(site);
  const tokens = await finish((await reader.open(url)).url);
  site.logouts.length = 0;
  const end = client.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: `${site.site}/`,
    id_token_hint: tokens.id_token ?? '',
    state: 'x1',
  });
  expect((await reader.open(end.href)).url).toBe(`${site.site}/?state=x1`);
  expect(site.logouts).toHaveLength(1);
  expect((await reader.open(`${site.accounts.origin}/`)).url).toContain('/sign-in');
});

test('a page that sends a reader to sign out without an ID token only asks', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email);
  await reader.open(`${site.accounts.origin}/session/end`);
  expect(reader.page.text).toContain('Do you want to sign out of Daily Manna?');
  expect((await reader.open('/')).text).toContain(email);
  await reader.open('/session/end');
  expect((await reader.send('/session/end/confirm')).text).toContain('You are signed out');
  expect((await reader.open('/')).url).toContain('/sign-in');
});

test('after several wrong passwords a reader must wait, also with the right one, but not elsewhere', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  const reader = browser();
  await reader.open(`${site.accounts.origin}/sign-in`);
  for (let guess = 0; guess < 6; guess += 1)
    await reader.send('/sign-in', { email, password: `wrong ${guess} password` });
  const refused = await reader.send('/sign-in', { email, password: PASSWORD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.text).toContain('Too many attempts: wait');
  const elsewhere = browser();
  await elsewhere.open(`${site.accounts.origin}/sign-in`);
  expect((await elsewhere.send('/sign-in', { email, password: PASSWORD })).text).toContain(email);
});

import { createServer, type AddressInfo } from 'node:net';
import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite } from '../testing/accounts-site';
import { createDatabase } from '../testing/test-database';

test('gateways on one database share their keys, accounts and sessions', async () => {
  const database = await createDatabase();
  const [one, other] = await Promise.all([
    openAccountsSite({ reach: () => database.url }),
    openAccountsSite({ reach: () => database.url }),
  ]);
  expect(await one.accounts.clientSecret()).toMatch(/^[\w-]{43}$/);
  expect(await other.accounts.clientSecret()).toBe(await one.accounts.clientSecret());
  const keys = async ({ accounts }: typeof one) => (await fetch(`${accounts.issuer}/jwks`)).text();
  expect(await keys(other)).toBe(await keys(one));
  const email = freshEmail();
  const reader = browserOf(one);
  await register(one, reader, email);
  // Both are called localhost, so the browser sends the other one the same cookies.
  expect((await reader.open(`${other.accounts.origin}/`)).text).toContain(email);
  await reader.send('/sign-out');
  expect((await reader.open(`${one.accounts.origin}/`)).url).toContain('/sign-in');
  await reader.send('/sign-in', { email, password: PASSWORD });
  expect(reader.page.text).toContain(email);
  await one.close();
  await other.close();
  await database.drop();
});

/** An SMTP server that keeps what it receives. */
async function startSmtp() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (bytes) => {
      text += String(bytes);
      if (isData && text.endsWith('\r\n.\r\n')) {
        received.push(text);
        isData = false;
        text = '';
        socket.write('250 accepted\r\n');
      } else if (!isData && text.endsWith('\r\n')) {
        isData = text.startsWith('DATA');
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
        text = '';
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true` };
}

test('e-mails are sent by the SMTP server of the settings, from the sender of the settings', async () => {
  const smtp = await startSmtp();
  const mail = { smtpUrl: smtp.url, from: 'Manna <accounts@bible.example>', folder: '/nowhere' };
  const site = await openAccountsSite({ mail });
  await site.accounts.sendMail({ to: 'ruth@example.org', subject: 'Grüße', text: 'Peace be with you.\n' });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain('From: Manna <accounts@bible.example>');
  expect(smtp.received[0]).toContain('To: ruth@example.org');
  expect(smtp.received[0]).toContain('Peace be with you.');
  await site.close();
  smtp.server.close();
});

test('a reader gets the same page while the SMTP server is away, and the log says so', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, folder: '/nowhere' };
  const site = await openAccountsSite({ mail });
  const reader = browserOf(site);
  await reader.open(`${site.accounts.origin}/register`);
  const { status, text } = await reader.send('/register', { name: 'Ruth', email: freshEmail() });
  expect([status, text.includes('We have sent you a link')]).toEqual([200, true]);
  await site.close();
  expect(site.lines.map(({ msg }) => msg)).toContain('an e-mail was not sent');
});

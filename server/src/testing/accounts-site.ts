import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAccounts, type Accounts, type AccountsOptions } from '../accounts/open-accounts';
import { unsharedLimits } from '../modules/responses/limit-exchange';
import { openDatabase, type Storage } from '../modules/storage/storage';
import { recordingLog, type LogLine } from './recording-log';
import { assets, bundledAssets } from './test-assets';
import { createDatabase } from './test-database';
import { silentLog } from './recording-log';

/** An e-mail as its recipient reads it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  /** The first link in it; empty if it has none. */
  link: string;
}

export interface AccountsSite {
  accounts: Accounts;
  db: Storage['db'];
  /** Origin of the site whose readers have accounts. */
  site: string;
  /** The form fields of each request to the site's back channel. */
  logouts: URLSearchParams[];
  lines: readonly LogLine[];
  /** Waits for the next e-mail to an address, or to anybody, that was not read yet. */
  mail(to?: string): Promise<ReceivedMail>;
  /** How many e-mails were not read yet. */
  unread(): Promise<number>;
  close(): Promise<void>;
}

const MAIL_WITHIN_MS = 10_000;

/** Decodes the quoted-printable text of a message. */
const decoded = (body: string): string => {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** Decodes the words of a header that are not ASCII. */
const decodedHeader = (value: string): string =>
  value.replace(/=\?UTF-8\?Q\?([^?]*)\?=\s*/gi, (_, word: string) => decoded(word.replaceAll('_', ' ')));

function parseMail(source: string): ReceivedMail {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const header = (name: string) =>
    decodedHeader(new RegExp(`^${name}: (.*(?:\r\n\\s.*)*)`, 'mi').exec(head)?.[1]?.replace(/\r\n\s/g, ' ') ?? '');
  const body = rest.join('\r\n\r\n');
  const isQuoted = /content-transfer-encoding: quoted-printable/i.test(head);
  const text = isQuoted ? decoded(body) : body;
  return { to: header('To'), subject: header('Subject'), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' };
}

async function startSite(logouts: URLSearchParams[]) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url === '/oauth2/backchannel-logout') logouts.push(new URLSearchParams(body));
    response.end('the site');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Longer than anything takes to close on a busy machine. Milliseconds. */
const CLOSE_LIMIT_MS = 20_000;

/** Waits no longer than that: a connection that a test has left half open may keep a pool from ending. */
const withinLimit = (closing: Promise<void>): Promise<void> =>
  Promise.race([closing, new Promise<void>((resolve) => void setTimeout(resolve, CLOSE_LIMIT_MS).unref())]);

/** An accounts server on its own database, with a site that is its client, and a mailbox. */
export async function openAccountsSite(
  options: Partial<AccountsOptions> & { reach?: (databaseUrl: string) => string } = {},
): Promise<AccountsSite> {
  const database = await createDatabase();
  const { reach = (url: string) => url, ...changes } = options;
  const storage = await openDatabase(reach(database.url), assets.migrations, silentLog);
  const folder = await mkdtemp(path.join(tmpdir(), 'accounts-'));
  const logouts: URLSearchParams[] = [];
  const { server, origin } = await startSite(logouts);
  const { log, lines } = recordingLog();
  const { hasher, accountStyles: styles, accountFonts: fonts, accountScript: script } = bundledAssets();
  const accounts = await openAccounts({
    db: storage.db,
    isReachable: () => storage.isReachable(),
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    siteOrigins: () => [origin],
    limits: unsharedLimits,
    productName: 'Daily Manna',
    languages: ['en', 'es'],
    trustedProxies: ['127.0.0.1'],
    mail: { smtpUrl: undefined, from: undefined, folder },
    files: { hasher, styles, fonts, script },
    log,
    ...changes,
  });
  const seen = new Set<string>();
  const isWhole = (file: string) => file.endsWith('.eml');
  const news = async () => (await readdir(folder)).filter((file) => isWhole(file) && !seen.has(file)).sort();
  return {
    accounts,
    db: storage.db,
    site: origin,
    logouts,
    lines,
    async mail(to) {
      for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline;) {
        for (const file of await news()) {
          const mail = parseMail(await readFile(path.join(folder, file), 'utf8'));
          if (to !== undefined && mail.to !== to) continue;
          seen.add(file);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('no e-mail arrived');
    },
    unread: async () => (await news()).length,
    async close() {
      await withinLimit(accounts.close());
      await withinLimit(storage.close());
      server.close();
      server.closeAllConnections();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

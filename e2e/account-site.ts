import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@manna/shared/contracts';
import { freePort } from './free-port';
import { startGateway, writeComposition } from './gateway';

export interface AccountSite {
  /** Origin of the site, of the same name as the accounts server. */
  url: string;
  /** Origin of the accounts server. */
  accounts: string;
  /** Waits for an e-mail to this address, and returns the link in it. Each e-mail is returned once. */
  linkTo(email: string): Promise<string>;
  stop(): Promise<void>;
}

const MAIL_WITHIN_MS = 10_000;

/**
 * Starts a gateway with its accounts server, whose e-mails are files, and with no setting but its ports and folder. A
 * composition is the product's unless named.
 */
export async function startAccountSite(composition?: Composition): Promise<AccountSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-accounts-'));
  const [port, accountsPort] = [await freePort(), await freePort()];
  const accounts = `http://localhost:${accountsPort}`;
  const composed: Record<string, string> = {};
  if (composition !== undefined) {
    composed['COMPOSITION'] = path.join(folder, 'composition.json');
    writeComposition(composed['COMPOSITION'], composition);
  }
  const gateway = await startGateway({
    ...composed,
    PORT: String(port),
    ACCOUNTS_PORT: String(accountsPort),
    DATA_DIR: path.join(folder, 'data'),
  });
  const mail = path.join(folder, 'data/mail');
  const read = new Set<string>();
  return {
    url: `http://localhost:${port}`,
    accounts,
    async linkTo(email) {
      for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline;) {
        for (const file of existsSync(mail) ? readdirSync(mail) : []) {
          const text = file.endsWith('.eml') && !read.has(file) ? readFileSync(path.join(mail, file), 'utf8') : '';
          if (!text.includes(`To: ${email}\r\n`)) continue;
          read.add(file);
          const body = text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
          return /http:\/\/localhost:\d+\/\S+/.exec(body)?.[0] ?? '';
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no e-mail to ${email} arrived`);
    },
    async stop() {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

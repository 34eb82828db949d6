import type { AccountsSite } from './accounts-site';
import { PlainBrowser } from './plain-browser';

export const PASSWORD = 'quiet river stones';

let number = 0;
/** An e-mail address that nobody has used yet. */
export const freshEmail = (): string => `reader${(number += 1)}@example.org`;

/** A browser that stops when it comes back to the site. */
export const browserOf = ({ site }: Pick<AccountsSite, 'site'>, headers?: Record<string, string>): PlainBrowser =>
  new PlainBrowser((url) => url.origin === site, headers);

/** Registers a reader in a browser, who is then signed in. */
export async function register(
  site: AccountsSite,
  reader: PlainBrowser,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  await reader.open(`${site.accounts.origin}/register?destination=/bible/john/3`);
  await reader.send('/register', { name: 'Ruth', email });
  const { link } = await site.mail(email);
  await reader.open(link);
  await reader.send('/verify', { password });
  await reader.open(`${site.accounts.origin}/`);
}

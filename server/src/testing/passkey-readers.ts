import type { PlainBrowser, ShownPage } from './plain-browser';
import { TestPasskey } from './test-passkey';

/** A request of the script of a page that has a button for passkeys, and is open in this browser. */
export async function postAsScript(browser: PlainBrowser, path: string, body: object): Promise<ShownPage> {
  const { page } = browser;
  const { origin } = new URL(page.url);
  const csrf = /data-csrf="([^"]*)"/.exec(page.text)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, origin };
  const answer = await browser.open(path, { method: 'POST', headers, body: JSON.stringify(body) });
  // The page stays open.
  browser.page = page;
  return answer;
}

/** A challenge for a new passkey, or to sign in with one. */
export async function challengeFor(browser: PlainBrowser, action: 'add' | 'sign-in'): Promise<string> {
  const { text } = await postAsScript(browser, `/passkey/${action}/options`, {});
  return (JSON.parse(text) as { challenge: string }).challenge;
}

/** Adds a passkey to the account of a reader who has just signed in. */
export async function addPasskey(browser: PlainBrowser): Promise<TestPasskey> {
  await browser.open('/security');
  const passkey = new TestPasskey(new URL(browser.page.url).origin);
  const response = passkey.registration(await challengeFor(browser, 'add'));
  const { status, text } = await postAsScript(browser, '/passkey/add', { response });
  if (status !== 200) throw new Error(`the passkey was not added: ${text}`);
  return passkey;
}

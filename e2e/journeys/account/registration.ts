import type { Page } from '@playwright/test';
import type { AccountSite } from '../../account-site';
import { expect } from '../../fixtures';

export const PASSWORD = 'quiet river stones';

let number = 0;
/** An e-mail address that nobody has used yet, in other workers and earlier runs either. */
export const freshEmail = () => `reader-${process.pid}-${Date.now()}-${(number += 1)}@example.org`;

/** Fills in the open registration page, opens the link of the e-mail, and chooses the password, if it is not empty. */
export async function createAccount(
  site: AccountSite,
  page: Page,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  await page.getByLabel('Name').fill('Ruth');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('We have sent you a link');
  await page.goto(await site.linkTo(email));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Gives the browser an authenticator that holds passkeys and verifies its user. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

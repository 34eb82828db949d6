import type { SiteConfig } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import type { AccountSettings } from '../account-settings';
import type { Message } from './mailer';

/** Sends e-mails of a site that has no accounts server of its own. The code is loaded with the first of them. */
export const mailSender =
  (mail: AccountSettings['mail'], { advertiseAddress }: Pick<SiteConfig, 'advertiseAddress'>, log: Logger) =>
  async (message: Message): Promise<void> => {
    const { Mailer } = await import('./mailer');
    const host = advertiseAddress === undefined ? 'localhost' : new URL(advertiseAddress).hostname;
    await new Mailer(mail, host, log).send(message);
  };

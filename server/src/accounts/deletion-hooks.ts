import type { Language } from '@manna/shared/contracts';
import type { DeletionHooks } from '../modules/session/deletions';
import { messageText } from './mail/message-texts';
import type { Accounts } from './open-accounts';
import { textIn } from './pages/text-in';

/**
 * What happens when a reader's grace has ended: the embedded accounts server, if the site has it, deletes the account, and the
 * reader is told by e-mail.
 */
export function deletionHooks(
  accounts: Pick<Accounts, 'issuer' | 'removeAccount'> | undefined,
  sendMail: Accounts['sendMail'],
  { productName, languages }: { productName: string; languages: readonly Language[] },
): DeletionHooks {
  return {
    async removeAccount(reader) {
      // A reader of an earlier provider has no account here.
      if (accounts && reader.issuer === accounts.issuer) await accounts.removeAccount(reader.subject);
    },
    async tell(email) {
      // The reader's language is not known any more.
      const texts = languages.map((language) => textIn(language, messageText));
      await sendMail({
        to: email,
        subject: texts.map(({ removedSubject }) => removedSubject(productName)).join(' / '),
        text: texts.map(({ removed }) => removed(productName)).join('\n'),
      });
    },
  };
}

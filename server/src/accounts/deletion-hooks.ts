import type { Language } from '@manna/shared/contracts';
import type { DeletionHooks } from '../modules/session/deletions';
import { messageText } from './mail/message-texts';
import type { Accounts } from './open-accounts';
import { textIn } from './pages/text-in';

/** What the accounts server does when a reader's grace has ended: it deletes the account, and says so by e-mail. */
export function deletionHooks(
  { issuer, removeAccount, sendMail }: Pick<Accounts, 'issuer' | 'removeAccount' | 'sendMail'>,
  { productName, languages }: { productName: string; languages: readonly Language[] },
): DeletionHooks {
  return {
    async removeAccount(reader) {
      // A reader of an earlier provider has no account here.
      if (reader.issuer === issuer) await removeAccount(reader.subject);
    },
    async onDeleted({ email }) {
      if (email === '') return;
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

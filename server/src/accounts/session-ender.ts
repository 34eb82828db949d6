import type { EndedSessions } from '../modules/session/sessions';
import type { Accounts } from './open-accounts';

/** Ends at the accounts server what has ended at the gateway. */
export const sessionEnder =
  ({ issuer, endSessions }: Pick<Accounts, 'issuer' | 'endSessions'>) =>
  async (ended: EndedSessions, isAll: boolean): Promise<void> => {
    // A reader of an earlier provider has no sessions here.
    if (ended.issuer === issuer) await endSessions(ended.subject, isAll ? 'all' : ended.providerSessions);
  };

import type { Account } from '../store/account-repository';
import { isRecent, toSignIn } from '../visits/sign-in';
import type { Handler, Reply, Visit } from '../visits/visit';

export type AccountVisit = Visit & { account: Account };

/** A handler for readers who are signed in. Others sign in first and come back to `page`. */
export const signedIn =
  (page: string, handle: (visit: AccountVisit) => Promise<Reply> | Reply): Handler =>
  (visit) => {
    const { account } = visit;
    return account ? handle({ ...visit, account }) : toSignIn(page);
  };

/** The same for pages that change how a reader signs in: whoever finds an open browser must not take over the account. */
export const recentlySignedIn = (page: string, handle: (visit: AccountVisit) => Promise<Reply> | Reply): Handler =>
  signedIn(page, (visit) => (isRecent(visit) ? handle(visit) : toSignIn(page, true)));

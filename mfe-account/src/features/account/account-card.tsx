import { accountPaths } from '@manna/shared/domain';
import { Link, useSession, useSite, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { AccountLinks, signOutPath } from '../../parts/account-links';
import styles from './account-page.module.css';
import { accountText } from './account-text';
import { SyncLine } from './sync-line';

/** Who is signed in, or an invitation. It is the invitation until the session is known, as in the page from the server. */
export function AccountCard() {
  const text = useText(accountText);
  const { accountsServer } = useSite();
  const { profile } = useSession();
  if (!profile)
    return (
      <section className={styles.card} aria-label={text.card}>
        {accountsServer !== undefined && <p className={styles.invitation}>{text.invitation}</p>}
        <AccountLinks destination={accountPaths.account} />
      </section>
    );
  return (
    <section className={styles.card} aria-label={text.card}>
      <div>
        <h2 className={styles.name}>{text.welcome(profile.name)}</h2>
        <p className={styles.email}>{profile.email.email}</p>
      </div>
      <SyncLine />
      <Actions>
        <ButtonLink as={Link} to={`${accountPaths.account}?mdl=account`} icon="person" look="filled">
          {text.manage}
        </ButtonLink>
        <SignOut />
      </Actions>
    </section>
  );
}

/** It leaves the site for the gateway, so it is not a link of the router. */
function SignOut() {
  const text = useText(accountText);
  return (
    <a href={signOutPath(accountPaths.account)} className={styles.signOut}>
      {text.signOut}
    </a>
  );
}

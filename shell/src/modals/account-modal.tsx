import { useLocation, useSite, useText } from '@manna/shared/runtime';
import { destinationTo } from '../app/use-account-links';
import { accountFrame } from './account-frame';
import styles from './account-modal.module.css';
import { accountText } from './account-text';
import { withModal } from './modal-query';

/** The accounts server's own pages in a frame, and the way out of the account. */
export function AccountModal() {
  const text = useText(accountText);
  const { accountsServer } = useSite();
  const { pathname, search } = useLocation();
  if (accountsServer === undefined) return <p>{text.none}</p>;
  const query = new URLSearchParams(search);
  return (
    <div className={styles.account}>
      <iframe title={text.frame} src={accountFrame(accountsServer, query)} className={styles.frame} />
      <a href={`/api/auth/logout?${destinationTo(pathname + withModal(query, null))}`} className={styles.logout}>
        {text.logout}
      </a>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useLocation, useSite, useText } from '@manna/shared/runtime';
import { RetryAction } from '../../host/components/retry-action';
import { destinationTo } from '../../host/components/use-account-links';
import { accountFrame } from './account-frame';
import styles from './account-modal.module.css';
import { accountText } from './account-text';
import { askServer, type ServerAnswer } from './ask-server';
import { withModal } from '../../host/modals/modal-query';

/** The accounts server's own pages in a frame, and the way out of the account. */
export function AccountModal() {
  const text = useText(accountText);
  const { accountsServer } = useSite();
  const { pathname, search } = useLocation();
  if (accountsServer === undefined) return <p>{text.none}</p>;
  const query = new URLSearchParams(search);
  return (
    <div className={styles.account}>
      <AccountFrame address={accountFrame(accountsServer, query)} />
      <a href={`/api/auth/logout?${destinationTo(pathname + withModal(query, null))}`} className={styles.logout}>
        {text.logout}
      </a>
    </div>
  );
}

/** The frame is seen once its server has answered: what a browser draws in one that stays empty says nothing to a reader. */
function AccountFrame({ address }: { address: string }) {
  const text = useText(accountText);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<ServerAnswer>();
  useEffect(() => askServer(address, setAnswer), [address, attempt]);
  const isAsked = answer === undefined;

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  if (answer === 'silent' || (isAsked && attempt > 0))
    return (
      <div className={styles.silent}>
        <p role="alert">{text.silent}</p>
        <p>
          <a href={address} rel="external noreferrer">
            {text.byItself}
          </a>
        </p>
        <RetryAction retrying={isAsked} onRetry={retry} />
      </div>
    );
  return (
    <div className={styles.place} data-asked={isAsked ? '' : undefined}>
      <iframe title={text.frame} src={address} className={styles.frame} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { destinationQuery } from '@manna/shared/domain';
import { useLocation, useSite, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { accountFrame } from './account-frame';
import styles from './account-modal.module.css';
import { accountModalText } from './account-modal-text';
import { probeServer, type ServerState } from './probe-server';

/** A frame of another origin may use passkeys only where the page around it says so. */
const PASSKEYS = 'publickey-credentials-get; publickey-credentials-create';

/** The accounts server's own pages in a frame, and a link to log out. */
export function AccountModal() {
  const text = useText(accountModalText);
  const { accountsServer } = useSite();
  const { pathname, search } = useLocation();
  if (accountsServer === undefined) return <p>{text.none}</p>;
  const query = new URLSearchParams(search);
  return (
    <div className={styles.account}>
      <AccountFrame address={accountFrame(accountsServer, query)} />
      <a href={`/api/auth/logout?${destinationQuery(pathname + withoutModal(query))}`} className={styles.logout}>
        {text.logout}
      </a>
    </div>
  );
}

/** The query of the page below, without the parameters of this modal. */
function withoutModal(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('mdl');
  rest.delete('mdl-path');
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}

/** The frame becomes visible when its server has responded, because browsers show nothing useful in an empty one. */
function AccountFrame({ address }: { address: string }) {
  const text = useText(accountModalText);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ServerState>();
  useEffect(() => probeServer(address, setState), [address, attempt]);
  const isProbing = state === undefined;

  function retry() {
    setState(undefined);
    setAttempt(attempt + 1);
  }

  if (state === 'silent' || (isProbing && attempt > 0))
    return (
      <div className={styles.silent}>
        <p role="alert">{text.silent}</p>
        <p>
          <a href={address} rel="external noreferrer">
            {text.byItself}
          </a>
        </p>
        <Actions>
          <Button look="filled" icon="retry" disabled={isProbing} onClick={retry}>
            {isProbing ? text.retrying : text.retry}
          </Button>
        </Actions>
      </div>
    );
  return (
    <div className={styles.box} data-probing={isProbing ? '' : undefined}>
      <iframe title={text.frame} src={address} allow={PASSKEYS} className={styles.frame} />
    </div>
  );
}

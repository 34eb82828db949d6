import { useState } from 'react';
import { Stack } from '../../../parts/stack';
import { accountPaths } from '@manna/shared/domain';
import { reportFailure, useLanguage, useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { ConfirmedButton } from '../../../parts/confirmed-button';
import { accountApi, type SignedInDevice } from './account-api';
import sections from '../sections.module.css';
import styles from './security.module.css';
import { securityText } from './security-text';
import { useLoaded } from './use-loaded';

const isOffline = (): boolean => (navigator.onLine as boolean | undefined) === false;

/** The browsers in which the reader is signed in, each with a button that ends that. */
export function DeviceList() {
  const text = useText(securityText);
  const [devices, reload] = useLoaded(accountApi.devices);
  const [outcome, setOutcome] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  async function run(task: Promise<void>, then: () => void) {
    setFailed(false);
    setOutcome(undefined);
    try {
      await task;
      then();
    } catch (error) {
      reportFailure(error, 'user-data');
      setFailed(true);
    }
  }

  const end = (device: SignedInDevice) =>
    void run(accountApi.signOutDevice(device.id), () => {
      setOutcome(text.signedOut(device.device));
      reload();
    });
  // The session of this page is over, too.
  const endAll = () => void run(accountApi.signOutEverywhere(), () => location.assign(accountPaths.account));

  return (
    <section className={sections.part} aria-labelledby="devices-title">
      <h3 id="devices-title" className={sections.heading}>
        {text.devices}
      </h3>
      <div className={styles.devices} aria-busy={devices.status === 'loading'}>
        {devices.status === 'loading' && <p className={styles.hint}>{text.loading}</p>}
        {devices.status === 'failed' && (
          <Alert status="warning" readOnly>
            <Stack>
              <p>{isOffline() ? text.offline : text.failed}</p>
              <Button icon="retry" onClick={reload}>
                {text.retry}
              </Button>
            </Stack>
          </Alert>
        )}
        {devices.status === 'loaded' && (
          <ul>
            {devices.value.map((device) => (
              <Device key={device.id} device={device} onEnd={() => end(device)} />
            ))}
          </ul>
        )}
      </div>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {hasFailed && (
        <Alert status="danger" readOnly>
          {text.notDone}
        </Alert>
      )}
      <ConfirmedButton
        label={text.everywhere}
        question={text.everywhereQuestion}
        confirm={text.everywhereConfirm}
        onConfirm={endAll}
      />
    </section>
  );
}

function Device({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  const text = useText(securityText);
  const language = useLanguage();
  const day = (moment: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.parse(moment));
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{device.device}</p>
        {device.isCurrent && <p className={styles.this}>{text.thisDevice}</p>}
        <p className={styles.used}>{text.signedIn(day(device.createdAt), day(device.seenAt))}</p>
      </div>
      {!device.isCurrent && (
        <button type="button" className={styles.end} aria-label={text.signOutOf(device.device)} onClick={onEnd}>
          {text.signOut}
        </button>
      )}
    </li>
  );
}

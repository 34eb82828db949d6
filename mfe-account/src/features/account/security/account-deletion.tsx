import { useState } from 'react';
import { Stack } from '../../../parts/stack';
import { reportFailure, useLanguage, useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { ConfirmedButton } from '../../../parts/confirmed-button';
import { accountApi } from './account-api';
import sections from '../sections.module.css';
import styles from './security.module.css';
import { securityText } from './security-text';
import { useLoaded } from './use-loaded';

/** Deletes the account after 14 days, or keeps it while they last. */
export function AccountDeletion() {
  const text = useText(securityText);
  const language = useLanguage();
  const [deletion, reload] = useLoaded(accountApi.deletionAt);
  const [outcome, setOutcome] = useState<'kept' | 'failed'>();
  const at = deletion.status === 'loaded' ? deletion.value : null;

  async function run(task: Promise<void>, done?: 'kept') {
    setOutcome(undefined);
    try {
      await task;
      setOutcome(done);
      reload();
    } catch (error) {
      reportFailure(error, 'user-data');
      setOutcome('failed');
    }
  }

  return (
    <div className={sections.part}>
      {at === null ? (
        <>
          <p className={styles.hint}>{text.deletionHint}</p>
          <ConfirmedButton
            label={text.delete}
            question={text.deleteQuestion}
            confirm={text.deleteConfirm}
            disabled={deletion.status === 'loading'}
            onConfirm={() => void run(accountApi.requestDeletion())}
          />
        </>
      ) : (
        <Alert status="warning" readOnly>
          <Stack>
            <p>{text.pending(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.parse(at)))}</p>
            <Button look="filled" onClick={() => void run(accountApi.cancelDeletion(), 'kept')}>
              {text.keep}
            </Button>
          </Stack>
        </Alert>
      )}
      <p role="status" className={styles.outcome}>
        {outcome === 'kept' && text.kept}
      </p>
      {outcome === 'failed' && (
        <Alert status="danger" readOnly>
          {text.notDone}
        </Alert>
      )}
    </div>
  );
}

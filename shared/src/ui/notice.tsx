import type { ReactNode } from 'react';
import { Alert } from './alert';

/** An Alert that stays: 'danger' is read out at once; 'info' (default) waits its turn. */
export function Notice({ status = 'info', children }: { status?: 'info' | 'danger'; children: ReactNode }) {
  return (
    <Alert readOnly status={status === 'danger' ? 'danger' : 'primary'}>
      {children}
    </Alert>
  );
}

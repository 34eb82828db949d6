import type { ReactNode } from 'react';
import { Alert } from '../alert';

/** An Alert that cannot be closed: 'danger' is read out at once; 'info' (default) waits. */
export function Notice({ status = 'info', children }: { status?: 'info' | 'danger'; children: ReactNode }) {
  return (
    <Alert readOnly status={status === 'danger' ? 'danger' : 'primary'}>
      {children}
    </Alert>
  );
}

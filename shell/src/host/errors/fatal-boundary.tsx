import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Reports } from '../observe/reports';
import { FatalPage } from './fatal-page';

interface Props {
  reports: Pick<Reports, 'reportError'>;
  children: ReactNode;
}

/** The outermost boundary: it catches errors of the shell itself. */
export function FatalBoundary({ reports, children }: Props) {
  const [reported, setReported] = useState(false);
  return (
    <ErrorBoundary
      onError={(error) => void reports.reportError(error, { kind: 'fatal' }).then(setReported)}
      fallbackRender={() => <FatalPage reported={reported} onReload={() => location.reload()} />}
    >
      {children}
    </ErrorBoundary>
  );
}

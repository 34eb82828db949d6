import { startTransition, useContext, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ReportsContext } from '../observe/reports-context';
import { useRenewedPage } from '../router/use-renewed-page';
import { AnswerPage } from './answer-page';
import { RenderErrorCard } from './render-error-card';

interface Props {
  /** Path of the page. When it changes, the boundary is reset. */
  page: string;
  children: ReactNode;
}

/** React mounts another one if the page throws again. */
function RenewingCard({ reset }: { reset: () => void }) {
  const renew = useRenewedPage();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await renew();
    // The router shows the new code in a transition: without one of its own, this would show the old code once more.
    startTransition(reset);
  };
  return <RenderErrorCard retrying={retrying} onRetry={() => void retry()} />;
}

/**
 * Catches errors of a pillar's page while it renders. A thrown Response, from notFound() or redirectTo(), is shown as
 * its page; any other error is reported. Use the pillar as its key.
 */
export function RenderBoundary({ page, children }: Props) {
  const reports = useContext(ReportsContext);
  return (
    <ErrorBoundary
      resetKeys={[page]}
      onError={(error) => {
        if (!(error instanceof Response)) void reports?.reportError(error, { kind: 'render' });
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        error instanceof Response ? <AnswerPage answer={error} /> : <RenewingCard reset={resetErrorBoundary} />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

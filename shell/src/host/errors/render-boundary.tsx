import { useContext, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ReportsContext } from '../observe/reports-context';
import { AnswerPage } from './answer-page';
import { RenderErrorCard } from './render-error-card';

interface Props {
  /** A new value tries again: another page gets its own chance. */
  page: string;
  children: ReactNode;
}

/**
 * Catches what a pillar's page throws while it renders. A thrown Response, from notFound() or redirectTo(), is shown as the
 * page that it stands for; anything else is reported. Key it by the pillar.
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
        error instanceof Response ? <AnswerPage answer={error} /> : <RenderErrorCard onRetry={resetErrorBoundary} />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

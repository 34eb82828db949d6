import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from '../alert';

interface FailureBoundaryProps {
  /** Shown in place of the part that failed. */
  message: string;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what a part of a page throws while it renders, and shows a message in its place. */
export const FailureBoundary = ({ message, onFailure, children }: FailureBoundaryProps) => (
  <ErrorBoundary
    onError={onFailure}
    fallback={
      <Alert status="danger" readOnly>
        {message}
      </Alert>
    }
  >
    {children}
  </ErrorBoundary>
);

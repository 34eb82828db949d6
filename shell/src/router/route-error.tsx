import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { useSite } from '@manna/shared/runtime';
import { FallbackCard } from '../app/fallback-card';
import { GenericErrorCard } from '../app/generic-error-card';
import { OfflineNotice } from '../app/offline-notice';
import { NotFoundPage } from '../pages/not-found-page';
import { StatusPage } from '../pages/status-page';
import { PillarFailure } from '../remotes/pillar-failure';
import { pageTitle } from './document-meta';
import { errorHeading } from './error-heading';
import { useRegistry } from './page-context';
import { ServerPage } from './server-page';

function PillarFailureCard({ failure }: { failure: PillarFailure }) {
  const registry = useRegistry();
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await registry.renew(failure.pillar.name);
    await revalidate();
    setRetrying(false);
  };
  const { title, owner, version } = failure.pillar;
  return (
    <>
      <FallbackCard
        title={title}
        kind={failure.kind}
        owner={owner}
        version={version}
        retrying={retrying}
        onRetry={() => void retry()}
      />
      <ServerPage />
    </>
  );
}

/** What a reader sees where a route's code or data could not be had. */
export function RouteError() {
  const error = useRouteError();
  const site = useSite();
  const title = pageTitle(errorHeading(error), site);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <ErrorContent error={error} />;
}

// The server has no such word, and is never offline.
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

function ErrorContent({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error))
    return error.status === 404 ? <NotFoundPage /> : <StatusPage status={error.status} />;
  if (error instanceof PillarFailure) return <PillarFailureCard key={error.pillar.name} failure={error} />;
  if (isOffline()) return <OfflineNotice onRetry={() => void revalidate()} />;
  return <GenericErrorCard onRetry={() => void revalidate()} />;
}

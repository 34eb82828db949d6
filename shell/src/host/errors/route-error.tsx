import { useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { DataFailure, PanelNameContext, useSite, useTextOf } from '@manna/shared/runtime';
import { FallbackCard } from './fallback-card';
import { GenericErrorCard } from './generic-error-card';
import { OfflineNotice } from './offline-notice';
import { StatusPage } from './status-page';
import { PillarFailure } from '../remotes/pillar-failure';
import { ReportsContext } from '../observe/reports-context';
import { AnswerPage } from './answer-page';
import { pageTitle } from '../document/document-meta';
import { errorHeading } from './error-heading';
import { isOffline } from './is-offline';
import { useRenewedPage } from '../router/use-renewed-page';
import { ServerPage } from '../router/server-page';

function PillarFailureCard({ failure }: { failure: PillarFailure }) {
  const renew = useRenewedPage();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await renew();
    setRetrying(false);
  };
  const { kind, pillar } = failure;
  const { title, owner, version } = pillar;
  if (kind === 'offline')
    return (
      <>
        <OfflineNotice about={pillar} retrying={retrying} onRetry={() => void retry()} />
        <ServerPage />
      </>
    );
  return (
    <>
      <FallbackCard
        title={title}
        kind={kind}
        owner={owner}
        version={version}
        retrying={retrying}
        onRetry={() => void retry()}
      />
      <ServerPage />
    </>
  );
}

/** The page when a route's code or data could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const site = useSite();
  const title = pageTitle(errorHeading(error, useTextOf()), site);
  const inPanel = useContext(PanelNameContext) !== null;
  useEffect(() => {
    if (!inPanel) document.title = title;
  }, [title, inPanel]);
  const reports = useContext(ReportsContext);
  useEffect(() => {
    const isOfflineError = isOffline() || (error instanceof PillarFailure && error.kind === 'offline');
    // An unknown URL is not an error of the site.
    const isFault = !isRouteErrorResponse(error) || error.status >= 500;
    const kind = error instanceof PillarFailure ? 'pillar' : 'other';
    if (isFault && !isOfflineError) void reports?.reportError(error, { kind });
    return reports?.errorPageShown();
  }, [error, reports]);
  return <ErrorContent error={error} />;
}

function ErrorContent({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const renew = useRenewedPage();
  if (isRouteErrorResponse(error)) return <AnswerPage answer={error} />;
  if (error instanceof PillarFailure) return <PillarFailureCard key={error.pillar.name} failure={error} />;
  if (isOffline()) return <OfflineNotice onRetry={() => void revalidate()} />;
  if (error instanceof DataFailure) return <StatusPage status={error.status} onRetry={() => void revalidate()} />;
  return <GenericErrorCard onRetry={() => void renew()} />;
}

import { useEffect } from 'react';
import { nearPages, useNavigate, useText } from '@manna/shared/runtime';
import { errorText } from './error-text';
import { isOffline } from './is-offline';
import { NotFoundPage } from './not-found-page';
import { OfflineNotice } from './offline-notice';
import { StatusPage } from './status-page';

/** Shown while a page redirects. */
function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <p role="status">{useText(errorText).redirecting}</p>;
}

/** A page for a response that replaces the page: from notFound(), redirectTo(), or with an error's status. */
export function AnswerPage({ answer }: { answer: { status: number; headers?: Headers; data?: unknown } }) {
  const { status, headers, data } = answer;
  const target = status === 301 || status === 302 ? headers?.get('location') : undefined;
  if (target) return <Redirecting to={target} />;
  if (status === 503 && isOffline()) return <OfflineNotice about={data} />;
  return status === 404 ? <NotFoundPage near={nearPages(data)} /> : <StatusPage status={status} />;
}

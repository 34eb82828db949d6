import { nearPages } from '@manna/shared/runtime';
import { NotFoundPage } from './not-found-page';
import { StatusPage } from './status-page';
import { Redirecting } from './redirecting';

/** A page for an HTTP answer that is not the page itself: what notFound() and redirectTo() make, or an error's status. */
export function AnswerPage({ answer }: { answer: { status: number; headers?: Headers; data?: unknown } }) {
  const { status, headers, data } = answer;
  const target = status === 301 || status === 302 ? headers?.get('location') : undefined;
  if (target) return <Redirecting to={target} />;
  return status === 404 ? <NotFoundPage near={nearPages(data)} /> : <StatusPage status={status} />;
}

import { isRouteErrorResponse } from 'react-router-dom';
import { PillarFailure } from '../remotes/pillar-failure';

/** The few words that name what went wrong, for the title of an error page. */
export function errorHeading(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'Page Not Found' : `Error ${error.status}`;
  if (error instanceof PillarFailure) return `${error.pillar.title} is not available`;
  return 'Something went wrong';
}

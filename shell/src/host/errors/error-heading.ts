import { isRouteErrorResponse } from 'react-router-dom';
import type { TextOf } from '@manna/shared/contracts';
import { DataFailure } from '@manna/shared/runtime';
import { errorText, statusTexts } from './error-text';
import { PillarFailure } from '../remotes/pillar-failure';
import { isOffline } from './is-offline';

/** A short name of the error, for the title of an error page. */
export function errorHeading(error: unknown, of: TextOf): string {
  const text = of(errorText);
  if (isRouteErrorResponse(error) || (error instanceof DataFailure && !isOffline())) {
    return statusTexts(error.status, text).title;
  }
  if (error instanceof PillarFailure) return text.pillarUnavailable(error.pillar.title);
  return text.somethingWentWrong;
}

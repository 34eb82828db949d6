import { isRouteErrorResponse } from 'react-router-dom';
import type { TextOf } from '@manna/shared/contracts';
import { errorText, statusTexts } from '../pages/error-text';
import { PillarFailure } from '../remotes/pillar-failure';

/** The few words that name what went wrong, for the title of an error page. */
export function errorHeading(error: unknown, of: TextOf): string {
  const text = of(errorText);
  if (isRouteErrorResponse(error)) return statusTexts(error.status, text).title;
  if (error instanceof PillarFailure) return text.pillarUnavailable(error.pillar.title);
  return text.somethingWentWrong;
}

import { isRouteErrorResponse } from 'react-router-dom';
import type { TextOf } from '@manna/shared/contracts';
import { DataFailure } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { errorText, statusTexts } from './error-text';
import { PillarFailure } from '../remotes/pillar-failure';
import { isOffline } from './is-offline';

/** A short name of the error, for the title of an error page. */
export function errorHeading(error: unknown, of: TextOf): string {
  const text = of(errorText);
  const isAnswer = isRouteErrorResponse(error);
  if (isOffline() && !(isAnswer && error.status === 404)) return of(cardText).offlineTitle;
  if (isAnswer || error instanceof DataFailure) return statusTexts(error.status, text).title;
  if (error instanceof PillarFailure) return text.pillarUnavailable(error.pillar.title);
  return text.somethingWentWrong;
}

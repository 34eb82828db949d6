import type { Translated } from '@manna/shared/contracts';

export const errorText = {
  notFound: 'Page Not Found',
  didYouMean: 'Did you mean',
  notFoundText:
    "Seek and ye shall find applies to Jesus... not web pages. Sorry, but we did not find the page you're looking for.",
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are not allowed to access this content; ensure you have supplied valid credentials.',
  forbidden: 'Forbidden',
  forbiddenText: 'You do not have permission to access this content.',
  internalError: 'Internal Error',
  internalErrorText: 'Something went wrong displaying this content. Please try again later.',
  badGateway: 'Bad Gateway',
  badGatewayText: 'An upstream service is not working. Please try again later.',
  otherStatus: (status: number) => `Error ${status}`,
  otherStatusText: "This page isn't working right now. Please try again later.",
  redirecting: 'Redirecting you...',
  somethingWentWrong: 'Something went wrong',
  pillarUnavailable: (title: string) => `${title} is not available`,
  fatal: 'Something went Wrong',
  fatalReported: 'A report of what happened has been sent.',
  fatalText: 'Reloading the page usually helps.',
  reload: 'Reload',
  home: 'Home',
};

/** Title and text for an HTTP status. */
export function statusTexts(status: number, text: Translated<typeof errorText>): { title: string; text: string } {
  if (status === 404) return { title: text.notFound, text: text.notFoundText };
  if (status === 401) return { title: text.unauthorized, text: text.unauthorizedText };
  if (status === 403) return { title: text.forbidden, text: text.forbiddenText };
  if (status === 500) return { title: text.internalError, text: text.internalErrorText };
  if (status === 502) return { title: text.badGateway, text: text.badGatewayText };
  return { title: text.otherStatus(status), text: text.otherStatusText };
}

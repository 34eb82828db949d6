/** Texts of the pages that the gateway shows by itself, where it has no page of the shell's to show. */
export const bareErrorText = {
  home: 'Home',
  failed: 'Internal Error',
  failedText: 'Something went wrong displaying this content. Please try again later.',
  tooMany: 'Too Many Requests',
  tooManyText:
    'More pages than usual were asked for from your address. Please wait a minute, then load this page again.',
};

/** Texts of the pages that the gateway renders itself when it has no page of the shell. */
export const bareErrorText = {
  home: 'Home',
  failed: 'Internal Error',
  failedText: 'Something went wrong displaying this content. Please try again later.',
  busy: 'Service Unavailable',
  busyText: 'The site is busy. Please try again in a moment.',
  tooMany: 'Too Many Requests',
  tooManyText: 'Too many pages were requested from your network. Please wait a minute, then reload this page.',
};

/** Texts around modals whose content is a page. */
export const sitePageModalText = {
  loading: 'Loading...',
  failed: 'This text could not be loaded. Please try again later.',
  supportUs: 'Ways to support us',
};

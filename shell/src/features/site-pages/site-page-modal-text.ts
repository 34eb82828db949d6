/** Texts of the modals whose words are a page of the content. */
export const sitePageModalText = {
  loading: 'Loading...',
  failed: 'These words could not be loaded. Please try again later.',
  supportUs: 'Ways to support us',
};
